// swift-format-ignore-file: AlwaysUseLowerCamelCase

import MarayaTree

/// Article 1's name.
extension LabelNode {
  /// ``directionalTextAlignment``, under article 1's name and in its words: `left` is leading, `right`
  /// trailing.
  public final var rtl_alignment: TextAlignment {
    get {
      switch directionalTextAlignment {
      case .leading: .left
      case .trailing: .right
      case let other: other
      }
    }
    set {
      switch newValue {
      case .left: directionalTextAlignment = .leading
      case .right: directionalTextAlignment = .trailing
      default: directionalTextAlignment = newValue
      }
    }
  }
}
