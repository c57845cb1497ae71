package import MarayaTree

/// What is wrong with an equation in a document, and where in its text.
package struct EquationProblem: Error {
  /// The byte of UTF-8 at which the text goes wrong, counted from 0.
  package let offset: Int
  /// What is wrong; it may hold words of the text, of any length.
  package let message: String
}

extension LayoutConstraint {
  /// Makes an inactive constraint of an equation in a document.
  ///
  /// - Parameters:
  ///   - text: The equation.
  ///   - scope: The node that it stands on; see ``ConstraintEquation/makeConstraint(in:file:line:)``.
  ///   - names: The ids of the tree.
  ///   - file: The document, for reports.
  ///   - line: The line of the equation.
  /// - Returns: The constraint.
  /// - Throws: What is wrong, at the word that it begins with.
  package static func read(
    _ text: String,
    in scope: Node,
    names: NodeNames,
    file: String,
    line: UInt
  ) throws(EquationProblem) -> LayoutConstraint {
    var parser = EquationParser(text)
    let equation: ConstraintEquation
    do {
      equation = try parser.parse()
    } catch {
      throw EquationProblem(offset: error.offset, message: error.message)
    }
    do {
      return try equation.makeConstraint(in: scope, names: names, file: file, line: line)
    } catch {
      let isPlain = error.error.code == .unknownItem || error.error.code == .noSupernode
      throw EquationProblem(
        offset: error.isOfSecondItem ? parser.placeOfSecond : parser.placeOfFirst,
        message: (isPlain ? "" : "\(error.error.code.rawValue): ") + error.error.message
      )
    }
  }
}
