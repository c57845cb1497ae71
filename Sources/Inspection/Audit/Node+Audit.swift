import MarayaDirection
public import MarayaTree

extension Node {
  /// What is probably a mistake in this tree, laid out in both directions.
  ///
  /// What does not mirror, what sticks out or can't be seen, what has no size, what lies under the
  /// safe area, what was asked for twice, what constraints contradict or leave open; `docs/audit.md` has the codes. The node counts as the
  /// top, and has its size already: nothing is said of where it lies in what is around it. A node
  /// that is hidden, or in a hidden one, is not looked at for where it lies.
  ///
  /// Afterwards the tree is laid out in the direction it had. Under a root that is a layer, and in
  /// the middle of a pass, it can't be turned: it is looked at as it stands, and whether it
  /// mirrors is not said.
  ///
  /// - Returns: The findings in the order of the tree, those of one node in the order of
  ///   ``AuditFinding/Code/all``; diagnostics of nodes that are gone come last.
  /// - Complexity: O(*n* log *n*) for *n* nodes, and the passes.
  public final func audit() -> [AuditFinding] {
    let root = root
    guard root.canBeTurned else {
      return audit([AuditedLayout(of: self, in: effectiveLayoutDirection)])
    }
    return audit(
      LayoutDirection.allCases.map { direction in
        root.laidOut(in: direction) { AuditedLayout(of: self, in: direction) }
      }
    )
  }

  private func audit(_ layouts: [AuditedLayout]) -> [AuditFinding] {
    var notes = AuditNotes()
    for (number, layout) in layouts.enumerated() { notes.add(layout, number: number) }
    if layouts.count == 2 {
      notes.addMirroring(from: layouts[0], to: layouts[1])
    } else {
      notes.addPhysicalValues(of: layouts[0])
    }
    notes.addDiagnostics(of: self, walked: layouts[0].walk)
    return notes.findings
  }
}
