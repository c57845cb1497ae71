import MarayaGeometry

extension TreeCase {
  /// A small case that is still `failing`: the tree with what does not matter left out.
  ///
  /// Greedy: it leaves out edits, takes out subtrees, puts what is inside a node in its place,
  /// takes off settings and makes numbers rounder and smaller, as long as the case fails.
  ///
  /// - Parameters:
  ///   - limit: How many cases are tried at most.
  ///   - failing: Whether a case still fails.
  /// - Returns: The smallest case that was found; this one if all that are smaller hold.
  public func shrunk(limit: Int = 20_000, while failing: (TreeCase) -> Bool) -> TreeCase {
    var smallest = self
    var tried = 0
    var goesOn = true
    while goesOn {
      goesOn = false
      var candidates = smallest.simplerCases
      var index = 0
      while index < candidates.count {
        if tried == limit { return smallest }
        tried += 1
        if failing(candidates[index]) {
          // Smaller by one: what stood before has been tried, what follows moves up.
          smallest = candidates[index]
          candidates = smallest.simplerCases
          goesOn = true
        } else {
          index += 1
        }
      }
    }
    return smallest
  }

  /// Cases that are simpler by one step, the boldest first.
  private var simplerCases: [TreeCase] {
    var cases: [TreeCase] = []
    var length = edits.count
    while length > 0 {
      for start in stride(from: 0, to: edits.count, by: length) {
        var fewer = self
        fewer.edits.removeSubrange(start..<min(start + length, edits.count))
        cases.append(fewer)
      }
      length /= 2
    }
    cases += sketch.simplerSketches.map { TreeCase($0, edits: edits) }
    for (index, edit) in edits.enumerated() {
      for simpler in edit.simplerEdits {
        var other = self
        other.edits[index] = simpler
        cases.append(other)
      }
    }
    return cases
  }
}

extension TreeSketch {
  /// Sketches that are simpler by one step, the boldest first.
  var simplerSketches: [TreeSketch] {
    var sketches: [TreeSketch] = []
    let ids = self.ids
    for id in ids.dropFirst() {
      var smaller = self
      if let part = smaller.remove(id) { smaller.removeConstraints(of: part) }
      sketches.append(smaller)
    }
    for id in ids.dropFirst() where self[id]?.children.isEmpty == false {
      var flatter = self
      flatter.dissolve(id)
      flatter.removeConstraints(of: TreeSketch(id))
      sketches.append(flatter)
    }
    sketches += sketchesWithSimplerConstraints
    for id in ids {
      guard let part = self[id] else { continue }
      let staysMeasured = ids.contains { other in
        guard let host = self[other] else { return false }
        return host.kind == .column && host.children.contains { $0.id == id }
      }
      for plainer in part.plainerNodes where !staysMeasured || plainer.kind.isMeasured {
        var other = self
        other.update(id) { $0 = plainer }
        sketches.append(other)
      }
    }
    return sketches
  }

  /// This node in simpler terms, with the same inside.
  private var plainerNodes: [TreeSketch] {
    var nodes: [TreeSketch] = []
    if kind != .node {
      let others = settings.filter { $0.suits(.node) }
      nodes.append(TreeSketch(id, others, constraints: constraints) { children })
    }
    for index in settings.indices {
      var bare = self
      bare.removeSetting(at: index)
      nodes.append(bare)
    }
    for setting in settings {
      for simpler in setting.simplerSettings {
        var other = self
        other.set(simpler)
        nodes.append(other)
      }
    }
    return nodes
  }
}

extension TreeEdit {
  /// Edits that are simpler by one step.
  var simplerEdits: [TreeEdit] {
    switch self {
    case .set(let settings, let id):
      var edits: [TreeEdit] = []
      for index in settings.indices where settings.count > 1 {
        var fewer = settings
        fewer.remove(at: index)
        edits.append(.set(fewer, on: id))
      }
      for (index, setting) in settings.enumerated() {
        for simpler in setting.simplerSettings {
          var others = settings
          others[index] = simpler
          edits.append(.set(others, on: id))
        }
      }
      return edits
    case .add(let sketch, let id, let index):
      return sketch.simplerSketches.map { .add($0, to: id, at: index) }
    case .resize(let width, let height, let direction):
      var edits: [TreeEdit] = []
      if direction != nil { edits.append(.resize(width: width, height: height, direction: nil)) }
      for simpler in NodeSetting.size(Size(width: width, height: height)).simplerSettings {
        guard case .size(let size) = simpler else { continue }
        edits.append(.resize(width: size.width, height: size.height, direction: direction))
      }
      return edits
    case .activate(let equation):
      return equation.simplerEquations.map(TreeEdit.activate)
    case .setConstant(let constant, let identifier):
      return constant.simplerNumbers.map { .setConstant($0, of: identifier) }
    case .remove, .move, .invalidate, .setNeedsLayout, .layOut, .deactivate, .setPriority:
      return []
    }
  }
}

extension NodeSetting {
  /// The setting with one of its numbers simpler.
  var simplerSettings: [NodeSetting] {
    var settings: [NodeSetting] = []
    for (index, number) in numbers.enumerated() {
      for simpler in number.simplerNumbers {
        settings.append(replacingNumber(at: index, with: simpler))
      }
    }
    switch self {
    case .text(let text): settings += text.simplerTexts.map(NodeSetting.text)
    case .numberOfLines(let count) where count > 0:
      settings += [.numberOfLines(0), .numberOfLines(count - 1)]
    default: break
    }
    return settings
  }
}

extension String {
  /// Texts that are shorter, or plainer and as long.
  fileprivate var simplerTexts: [String] {
    let scalars = Array(unicodeScalars)
    func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      return text
    }
    var texts: [String] = []
    if scalars.count > 2 {
      let middle = scalars.count / 2
      texts += [text(scalars[..<middle]), text(scalars[middle...])]
    }
    for index in scalars.indices {
      texts.append(text(scalars[..<index] + scalars[(index + 1)...]))
    }
    for index in scalars.indices where scalars[index].value >= 0x80 {
      texts.append(text(scalars[..<index] + ["a"] + scalars[(index + 1)...]))
    }
    return texts
  }
}

extension Double {
  /// Numbers that are rounder, or smaller and as round.
  var simplerNumbers: [Double] {
    guard isFinite, self != 0 else { return [] }
    let ten = self < 0 ? -10.0 : 10
    let candidates = [
      0, 1, (self / 2 / ten).rounded(.down) * ten, (self / ten).rounded() * ten, self - ten,
      rounded(), (self / 2).rounded(.towardZero), self - ten / 10,
    ]
    var simpler: [Double] = []
    for candidate in candidates
    where candidate.simplicity < simplicity && !simpler.contains(candidate) {
      simpler.append(candidate)
    }
    return simpler
  }

  /// How simple a number is: first the whole ones, first the multiples of ten, first the small.
  private var simplicity: Double {
    let size = Swift.abs(self) + (self < 0 ? 0.5 : 0)
    if self == 0 { return -1 }
    if truncatingRemainder(dividingBy: 10) == 0 || self == 1 { return size }
    return self == rounded() ? size + 1e6 : size + 1e9
  }
}
