extension LayoutAttribute {
  /// Why the attribute can't be related to a second one of an item, or `nil` if it can.
  ///
  /// Both have to be places on the same axis, or sizes. A side that turns with the direction can't
  /// be related to one that doesn't; a centre can be related to both.
  func obstacle(to second: LayoutAttribute) -> ConstraintError.Code? {
    switch (kind, second.kind) {
    case (.none, _): .invalidFirstAttribute
    case (.size, .size), (.vertical, .vertical): nil
    case (.directionalX, .absoluteX), (.absoluteX, .directionalX): .mixedDirectionalAndAbsolute
    case (.absoluteX, .absoluteX), (.absoluteX, .neutralX): nil
    case (.directionalX, .directionalX), (.directionalX, .neutralX): nil
    case (.neutralX, .absoluteX), (.neutralX, .directionalX), (.neutralX, .neutralX): nil
    case (_, .none): isLocation ? .locationNeedsPair : .invalidAttributePair
    default: .invalidAttributePair
    }
  }
}
