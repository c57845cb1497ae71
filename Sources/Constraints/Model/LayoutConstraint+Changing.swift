import MarayaTree

extension LayoutConstraint {
  /// What is added to the second attribute, in points; UIKit's `constant`.
  ///
  /// It moves the first item to the right or down, or towards the trailing edge if an attribute is
  /// directional. A number that is not finite is refused with a `Diagnostic` on the item's tree.
  public var constant: Double {
    get { storedConstant }
    set {
      guard newValue.isFinite else { return refuse(.nonFiniteValue, "constant", newValue) }
      if newValue == storedConstant { return }
      storedConstant = newValue
      if isActive { constantDidChange() }
    }
  }

  /// The constant where the owner is right-to-left, if it is another one than ``constant``.
  ///
  /// Physical insets on leading and trailing edges have two. A number that is not finite is refused
  /// with a `Diagnostic` on the item's tree.
  public var rightToLeftConstant: Double? {
    get { storedRightToLeftConstant }
    set {
      if let newValue, !newValue.isFinite {
        return refuse(.nonFiniteValue, "rightToLeftConstant", newValue)
      }
      if newValue == storedRightToLeftConstant { return }
      storedRightToLeftConstant = newValue
      if isActive { constantDidChange() }
    }
  }

  /// How much the constraint matters; required by default.
  ///
  /// It may change while the constraint is active, to and from required as well. One out of range is
  /// refused with a `Diagnostic` on the item's tree.
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue.isValid else {
        return refuse(.priorityOutOfRange, "priority", newValue.rawValue)
      }
      if newValue == storedPriority { return }
      storedPriority = newValue
      if isActive { priorityDidChange() }
    }
  }

  private func refuse(_ code: Diagnostic.Code, _ property: String, _ number: Double) {
    let node = owner ?? firstItem?.anchorNode ?? secondItem?.anchorNode
    node?.report(code, "constraint.\(property)", "\(shortestText(number)) in \(description)")
  }
}
