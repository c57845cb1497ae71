/// What describes the constraints of an item, a statement at a time.
///
/// ```swift
/// title.makeConstraints { make in
///   make.top.equalTo(photo.bottom).offset(8)
///   make.leading.trailing.equalToSupernode().inset(16)
///   make.height.greaterThanOrEqualTo(44).priority(.high)
/// }
/// ```
///
/// Properties name attributes, which may be chained; a relation says what they are equal to. The
/// short forms say both: `make.top(photo.bottom)`, `make.width(150)`.
public final class ConstraintMaker: ConstraintAttributes {
  let item: any LayoutItem
  private(set) var statements: [MakerStatement] = []
  private let file: String
  private let line: UInt

  init(_ item: any LayoutItem, file: String, line: UInt) {
    self.item = item
    self.file = file
    self.line = line
  }

  /// Begins a statement about attributes of the item.
  ///
  /// One that ends without a relation is the mistake `incompleteConstraint`.
  public func adding(_ attributes: [LayoutAttribute]) -> ConstraintSubject {
    let statement = MakerStatement(item, attributes, file, line)
    statements.append(statement)
    return ConstraintSubject(statement: statement)
  }
}
