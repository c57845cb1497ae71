public import MarayaTree

extension Node {
  /// Makes the constraints that a closure describes as soon as the node has a supernode.
  ///
  /// At once if it has one. For the expression that makes the node, in a builder closure:
  ///
  /// ```swift
  /// Node("card") {
  ///   Node("title").constrained { make in
  ///     make.leading.top.equalToSupernode().inset(16)
  ///   }
  /// }
  /// ```
  ///
  /// The closure is called once, and kept until then.
  ///
  /// - Returns: This node.
  /// - Precondition: As ``LayoutItem/makeConstraints(file:line:_:)``, when the closure is called.
  @discardableResult
  public final func constrained(
    file: String = #fileID,
    line: UInt = #line,
    _ describe: @escaping (ConstraintMaker) -> Void
  ) -> Self {
    if supernode == nil {
      NodeConstraints.of(self).waiting.append(
        .maker { $0.makeConstraints(file: file, line: line, describe) }
      )
    } else {
      makeConstraints(file: file, line: line, describe)
    }
    return self
  }
}
