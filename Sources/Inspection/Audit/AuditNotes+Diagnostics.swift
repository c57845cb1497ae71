import MarayaDirection
import MarayaTree

extension AuditNotes {
  /// The tree's diagnostics, each once; of a part of a tree those of its nodes.
  ///
  /// Each stands at the first node that has its path; those whose node is gone come last.
  mutating func addDiagnostics(of top: Node, walked walk: TreeWalk) {
    let diagnostics = top.diagnostics
    if diagnostics.isEmpty { return }
    // Looked up, never iterated.
    var places: [String: Int] = [:]
    for index in walk.steps.indices.reversed() { places[walk.briefPath(of: index)] = index }
    var known: Set<Diagnostic> = []
    for diagnostic in diagnostics where known.insert(diagnostic).inserted {
      // These are findings of their own.
      let codes: [Diagnostic.Code] = [.layoutConflict, .directionalMultiplier]
      if codes.contains(diagnostic.code) { continue }
      guard let index = places[diagnostic.node] ?? (top.supernode == nil ? Int.max : nil) else {
        continue
      }
      add(
        AuditFinding(
          code: .diagnostic,
          node: diagnostic.node,
          message: "\(diagnostic.code.rawValue): \(diagnostic.property) \(diagnostic.value)",
          details: [
            PropertyValue.Field("code", .text(diagnostic.code.rawValue)),
            PropertyValue.Field("property", .text(diagnostic.property)),
            PropertyValue.Field("value", .text(diagnostic.value)),
          ]
        ),
        at: index
      )
    }
  }
}
