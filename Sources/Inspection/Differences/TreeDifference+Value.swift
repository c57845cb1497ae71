import MarayaDirection
import MarayaGeometry
public import MarayaTree

extension TreeDifference {
  /// The difference for programs: a record that a file can hold.
  ///
  /// It has a `kind` and a `node`, and as far as they apply: `from` and `to`, a `property`, a
  /// `type`, a `frame`, the number of `nodes` below, the one `direction`. Frames are x, y, width
  /// and height in points, directions `ltr` or `rtl`. Where layouts in several directions differ
  /// in the same way, `layouts` has what each of them has; `from`, `to` and `frame` are those of
  /// the first.
  public var value: PropertyValue {
    var fields: [PropertyValue.Field] = [
      .init("kind", .text(kind)), .init("node", .text(node)),
    ]
    switch change {
    case .added(let summary), .removed(let summary):
      if let type = summary.typeName { fields.append(.init("type", .text(type))) }
      if let first = summary.frames.first { fields.append(.init("frame", .rect(first.frame))) }
      fields.append(.init("nodes", Double(summary.nodeCount)))
      let layouts = summary.frames.map {
        Self.layout($0.direction, [.init("frame", .rect($0.frame))])
      }
      if layouts.count > 1 { fields.append(.init("layouts", .values(layouts))) }
    case .reparented(let from, let to):
      fields += [.init("from", .text(ifPresent: from)), .init("to", .text(ifPresent: to))]
    case .reordered(let from, let to):
      fields += [.init("from", Double(from)), .init("to", Double(to))]
    case .frame(let changes):
      if let first = changes.first { fields += first.fields }
      let layouts = changes.map { Self.layout($0.direction, $0.fields) }
      if layouts.count > 1 { fields.append(.init("layouts", .values(layouts))) }
    case .type(let from, let to):
      fields += [.init("from", .text(from)), .init("to", .text(to))]
    case .constraint(let from, let to):
      fields += [.init("from", .text(ifPresent: from)), .init("to", .text(ifPresent: to))]
    case .property(let key, let from, let to), .result(let key, let from, let to):
      fields += [
        .init("property", .text(key)), .init("from", from ?? .none), .init("to", to ?? .none),
      ]
    }
    if let direction { fields.append(.init("direction", .text(direction.rawValue))) }
    return .record(fields)
  }

  /// What kind of difference it is, in a word or three.
  private var kind: String {
    switch change {
    case .added: "added"
    case .removed: "removed"
    case .reparented: "re-parented"
    case .reordered: "reordered"
    case .frame(let changes):
      switch (changes.first?.offset, changes.first?.growth) {
      case (.zero, _): "resized"
      case (_, .zero): "moved"
      default: "moved and resized"
      }
    case .type: "type"
    case .property: "property"
    case .constraint: "constraint"
    case .result: "result"
    }
  }

  private static func layout(
    _ direction: LayoutDirection?,
    _ fields: [PropertyValue.Field]
  ) -> PropertyValue {
    let title = PropertyValue.Field("direction", .text(ifPresent: direction?.rawValue))
    return .record([title] + fields)
  }
}

extension TreeDifference.FrameChange {
  fileprivate var fields: [PropertyValue.Field] {
    [.init("from", .rect(from)), .init("to", .rect(to))]
  }
}
