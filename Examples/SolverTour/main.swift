import MarayaSolver

var card = try Card(width: 320)
print(try card.settle())

// Priorities are strict: the badge keeps its width as long as it can.
for width in [240.0, 120] {
  try card.solver.setValue(width, of: card.width)
  print(try card.settle())
  print("  missed at each priority:", card.solver.errors().map { "\($0.priority): \($0.error)" })
}
try card.solver.setConstant(12, of: card.wish)
print(try card.settle())

// What can't be is refused, with the reason; the system stays as it was.
do {
  try card.solver.add((card.title.width >= 90).label("readable"))
} catch {
  print(error.conflict?.description ?? "\(error)")
}
print(try card.settle())

// What is left open is as near to 0 as can be.
let gap = card.solver.addVariable("gap")
try card.solver.add(gap >= 4)
try card.solver.solve()
for open in card.solver.ambiguities() {
  print("\(card.solver.name(of: open.variable)) is \(card.solver[open.variable]),", terminator: " ")
  print("of \(open.range.lowerBound) to \(open.range.upperBound)")
}
