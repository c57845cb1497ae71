public import MarayaTree

extension LayoutConstraint: NodePart {
  /// Activates the constraint if its items are in one tree, and otherwise once they are.
  ///
  /// Called for a constraint on a line among nodes. Until then the node holds it, and after it the root;
  /// it is tried again when a list of nodes has been added around it, and before each layout.
  ///
  /// - Precondition: Nothing else is wrong with the constraint.
  public func attach(to supernode: Node) {
    NodeConstraints.of(supernode).activateOnceJoined(self)
  }

  /// Keeps the place of the line, for reports, unless the constraint has one.
  public func isWritten(in file: String, line: UInt) {
    if self.line != 0 { return }
    self.file = file
    self.line = line
  }
}

extension ConstraintGroup: NodePart {
  /// Does nothing: what made the group has activated what it was to activate.
  public func attach(to supernode: Node) {}
}
