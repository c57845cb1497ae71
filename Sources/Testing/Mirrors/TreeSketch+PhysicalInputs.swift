import MarayaGeometry
import MarayaNodes

extension TreeSketch {
  /// What stays on its side when the direction turns, as `photo: frame`; empty if nothing does.
  ///
  /// Physical frames, centers and transforms, insets that differ on the two sides, anchor points
  /// off the middle about which something turns, and constraints that speak of left, right, places
  /// times a number, or how far centres are apart. A node without a place counts, for it stays at
  /// the left.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var physicalInputs: [String] {
    // A root without a width to be mirrored across is not mirrored, so neither is its frame.
    physicalInputs(isMirrored: hasReferenceWidth)
  }

  private func physicalInputs(isMirrored: Bool) -> [String] {
    var inputs = settings.compactMap { setting -> String? in
      if !isMirrored && setting.slot == .place { return nil }
      return physicalName(of: setting).map { "\(id): \($0)" }
    }
    if isMirrored && setting(.place) == nil { inputs.append("\(id): frame") }
    inputs += constraints.compactMap { equation in
      equation.physicalInput.map { "\(equation): \($0)" }
    }
    return inputs + children.flatMap { $0.physicalInputs(isMirrored: true) }
  }

  private func physicalName(of setting: NodeSetting) -> String? {
    switch setting {
    case .frame: "frame"
    case .center: "center"
    case .transform(let transform):
      transform.b != 0 || transform.c != 0 || transform.tx != 0 ? "transform" : nil
    case .layoutMargins(let insets): insets.left != insets.right ? "layoutMargins" : nil
    case .safeAreaInsets(let insets): insets.left != insets.right ? "safeAreaInsets" : nil
    case .additionalSafeAreaInsets(let insets):
      insets.left != insets.right ? "additionalSafeAreaInsets" : nil
    case .contentOffset: "contentOffset"
    case .contentInset(let insets): insets.left != insets.right ? "contentInset" : nil
    case .alignmentRectInsets(let insets):
      insets.left != insets.right ? "alignmentRectInsets" : nil
    case .startPoint(let point): point.x != 0.5 ? "startPoint" : nil
    case .endPoint(let point): point.x != 0.5 ? "endPoint" : nil
    case .contentMode(let mode): mode.mirrored != mode ? "contentMode" : nil
    case .textAlignment(let alignment):
      alignment.mirrored != alignment ? "textAlignment" : nil
    case .anchorPoint(let point): turnsAboutAnchor && point.x != 0.5 ? "anchorPoint" : nil
    default: nil
    }
  }

  /// Whether the node has a reference width of its own.
  var hasReferenceWidth: Bool {
    if case .referenceWidth(_?) = setting(.referenceWidth) { true } else { false }
  }

  /// Whether the node has a transform for which it matters where the anchor point is.
  var turnsAboutAnchor: Bool {
    switch setting(.transform) {
    case .transform(let transform), .directionalTransform(let transform):
      transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1
    default:
      false
    }
  }
}
