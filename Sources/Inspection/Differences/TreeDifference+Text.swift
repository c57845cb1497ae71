import MarayaDirection
import MarayaGeometry
import MarayaTree

extension TreeDifference: CustomStringConvertible {
  /// The difference in a line, as in `card/badge moved by 8,0`.
  ///
  /// Numbers have at most two decimals, unless nothing of the difference would be seen then.
  public var description: String {
    direction.map { "\(text) (\($0))" } ?? text
  }

  private var text: String {
    switch change {
    case .added(let summary): "added \(node) \(summary.text)"
    case .removed(let summary): "removed \(node) \(summary.text)"
    case .reparented(let from, let to):
      "\(name(in: to)) re-parented from \(from ?? "none") to \(to ?? "none")"
    case .reordered(let from, let to): "\(node) reordered from \(from) to \(to)"
    case .frame(let changes): "\(node) \(Self.text(of: changes))"
    case .type(let from, let to): "\(node): type \(from) → \(to)"
    case .constraint(nil, let to?): "\(node): added constraint \(to)"
    case .constraint(let from?, nil): "\(node): removed constraint \(from)"
    case .constraint(let from, let to): "\(node): constraint \(from ?? "none") → \(to ?? "none")"
    case .property(let key, let from, let to), .result(let key, let from, let to):
      "\(node): \(key) \(Self.text(from: from ?? .none, to: to ?? .none))"
    }
  }

  /// The last part of the path: an id may have slashes itself.
  private func name(in supernode: String?) -> Substring {
    guard let supernode, node.hasPrefix(supernode + "/") else { return Substring(node) }
    return node.dropFirst(supernode.count + 1)
  }

  private static func text(of changes: [FrameChange]) -> String {
    guard let first = changes.first else { return "" }
    let others = changes.dropFirst().filter { !$0.readsLike(first) }.compactMap(\.direction)
    let mirrored = others.map { ", mirrored \($0)" }
    return first.text + mirrored.joined()
  }

  private static func text(from old: PropertyValue, to new: PropertyValue) -> String {
    let isSeen = old.text != new.text
    return isSeen ? "\(old.text) → \(new.text)" : "\(old.exactText) → \(new.exactText)"
  }
}

extension TreeDifference.NodeSummary {
  /// As in `0,0 10×10 (node) with 2 nodes`.
  fileprivate var text: String {
    let places = frames.enumerated().map { index, place in
      let title = index == 0 ? nil : place.direction.map { "\($0) " }
      return (title ?? "") + place.frame.description
    }
    var text = places.joined(separator: ", ")
    if let typeName { text += " (\(typeName))" }
    if nodeCount > 0 { text += nodeCount == 1 ? " with 1 node" : " with \(nodeCount) nodes" }
    return text
  }
}

extension TreeDifference.FrameChange {
  var offset: Point { Point(x: to.minX - from.minX, y: to.minY - from.minY) }

  var growth: Size {
    Size(width: to.width - from.width, height: to.height - from.height)
  }

  /// As in `moved by 8,0, resized by 0,4 to 20×24`.
  fileprivate var text: String {
    var parts: [String] = []
    if offset != .zero { parts.append("moved by \(numberText(offset.x)),\(numberText(offset.y))") }
    if growth != .zero {
      let by = "\(numberText(growth.width)),\(numberText(growth.height))"
      parts.append("resized by \(by) to \(to.size)")
    }
    return parts.joined(separator: ", ")
  }

  /// A number of at most two decimals, or a tiny one as it is.
  private func numberText(_ number: Double) -> String {
    let text = decimalText(number)
    return text == "0" && number != 0 ? number.description : text
  }
}

extension PropertyValue {
  /// The text with all decimals.
  fileprivate var exactText: String {
    switch self {
    case .number(let number): number.description
    case .numbers(let numbers): numbers.map(\.description).joined(separator: ",")
    case .values(let values): values.map(\.exactText).joined(separator: ",")
    case .record(let fields):
      fields.map { "\($0.name) \($0.value.exactText)" }.joined(separator: " ")
    case .none, .flag, .text: text
    }
  }
}
