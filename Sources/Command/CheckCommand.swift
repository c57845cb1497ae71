import Maraya
import MarayaScenes

extension Program {
  /// `maraya check`.
  func check(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let format: Format = try arguments.choice("format", among: [.text, .json]) ?? .text
    let request = try LayoutRequest(arguments)
    var status = ExitStatus.fine
    var findings: [PropertyValue] = []
    for path in try files(arguments) {
      guard let scene = scene(path).map(request.applied) else {
        status = .failed
        continue
      }
      scene.layout()
      for finding in scene.root.audit() {
        status = status.and(.found)
        if format == .text {
          system.print("\(Self.name(of: path)): \(finding)\n")
        } else {
          findings.append(finding.value.with("file", .text(path)))
        }
      }
    }
    if format == .json { system.print(JSONWriter.lines(of: findings)) }
    return status
  }
}

extension PropertyValue {
  /// The record with one more value, in front.
  fileprivate func with(_ name: String, _ value: PropertyValue) -> PropertyValue {
    guard case .record(let fields) = self else { return self }
    return .record([Field(name, value)] + fields)
  }
}

extension JSONWriter {
  /// A list of values, one a line.
  static func lines(of values: [PropertyValue]) -> String {
    var json = JSONWriter()
    json.raw("[")
    for (index, value) in values.enumerated() {
      json.raw(index == 0 ? "\n  " : ",\n  ")
      json.property(value)
    }
    json.raw(values.isEmpty ? "]\n" : "\n]\n")
    return json.string
  }
}
