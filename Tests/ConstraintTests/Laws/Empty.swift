import Maraya
import MarayaTesting
import Testing
@testable import MarayaConstraints
@Test func scratch() throws {
  let trial = TreeCase(seed: 823591884, options: TreeOptions(features: .turning.subtracting([.referenceWidths, .autoresizing])))
  func run(_ d: LayoutDirection) -> Node {
  let t = trial.sketch.makeTree(direction: d); print(t.layoutIfNeeded(), t.diagnostics.count); 
  for p in (NodeConstraints.existing(of: t)?.system?.list ?? []) { print(p.node.id!, p.guide?.identifier ?? "", p.kind, p.rect as Any, p.rows.all.map { "\($0.key) \($0.row.constant) \($0.row.share)" }) }
  for r in (NodeConstraints.existing(of: t)?.system?.rows ?? []) { print(r.row) }
  return t
  }
  print(trial.swiftCode)
  _ = run(.leftToRight)
  print("--------")
  _ = run(.rightToLeft)
}
