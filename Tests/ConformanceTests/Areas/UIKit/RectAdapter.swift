import Maraya

/// Rectangles alone: standardizing, comparing, transforming, intersecting, insetting.
struct RectAdapter: Adapter {
  private var rects: [String: Rect] = [:]
  private let transform: AffineTransform?
  private let inset: (dx: Double, dy: Double)?

  init(_ given: inout Fields) throws {
    for name in ["rect", "a", "b", "c"] {
      rects[name] = try given.take(name)?.rect
    }
    if let steps = given.take("steps") {
      transform = try Self.transform(of: steps.list)
    } else {
      transform = try Self.takeTransform(from: &given)
    }
    inset = try given.take("dx").map { (try $0.number, try given.require("dy").number) }
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "standardized":
      return [.rect(try rect("rect").standardized)]
    case "result":
      let rect = try rect("rect")
      let moved = inset.map { rect.insetBy(dx: $0.dx, dy: $0.dy) }
      return [moved, transform.map { rect.applying($0) }].compactMap { $0.map(Value.rect) }
    case "intersection":
      let (a, b) = (try rect("a"), try rect("b"))
      return [.rect(a.intersection(b)), .rect(b.intersection(a))]
    default:
      guard let (_, a, b) = key.wholeMatch(of: /(\w)==(\w)/)?.output else {
        throw NotUnderstood("the expectation '\(key)'")
      }
      let (left, right) = (try rect(a), try rect(b))
      return [.flag(left == right), .flag(right == left)]
    }
  }

  private func rect(_ name: some StringProtocol) throws -> Rect {
    guard let rect = rects[String(name)] else { throw NotUnderstood("no rectangle '\(name)'") }
    return rect
  }

  // The steps are done one after the other to the points: one box around it all, at the end.
  private static func transform(of steps: [Value]) throws -> AffineTransform {
    try steps.reduce(.identity) { transform, step in
      guard case .object(let object) = step else { throw NotUnderstood("the step \(step)") }
      var fields = Fields(object, of: "a step")
      guard let next = try takeTransform(from: &fields) else {
        throw NotUnderstood("the step \(step)")
      }
      try fields.finish()
      return transform.concatenating(next)
    }
  }

  /// The transform among the fields; a second one stays, and is then not understood.
  private static func takeTransform(from fields: inout Fields) throws -> AffineTransform? {
    if let text = fields.take("transform") { return try text.transform3D.affine }
    if let factors = fields.take("scale") { return try factors.scale }
    if let distances = fields.take("translate") { return try distances.translation }
    return try fields.take("rotationRadians")?.rotation
  }
}
