import Maraya

/// Lays a tree out in both directions and draws it.
func show(_ title: String, _ tree: Node, width: Double, height: Double) {
  print(title)
  tree.layout(width: width, height: height)
  print(tree.drawing(.both))
}

show("The article's anchors", makeTitleScreen(), width: 320, height: 120)
show("The article's maker", makeBoxScreen(), width: 320, height: 480)

// One description, two languages: what is turned is not solved again; other texts are.
let form = BilingualForm()
print("A form in English")
form.screen.layout(width: 320, height: 136, direction: .leftToRight)
print(form.screen.drawing())
print("in Arabic")
form.show(["الاسم", "المدينة", "ملاحظة"])
form.screen.layout(width: 320, height: 136, direction: .rightToLeft)
print(form.screen.drawing())
let turn = form.screen.layout(width: 320, height: 136, direction: .leftToRight)
print("turned: solved \(turn.solved) blocks, measured \(turn.measured) nodes\n")

// What can't hold is reported; the newest gives way, and is tried again.
let example = ConflictingCard()
example.root.layout(width: 320, height: 64)
for conflict in example.root.layoutConflicts { print(conflict) }
print("\(example.card.frame), left out: \(example.trailing.isBroken)")
example.root.layout(width: 480, height: 64)
print("in 480 points: \(example.card.frame), conflicts: \(example.root.layoutConflicts.count)")
example.root.layout(width: 320, height: 64)
example.trailing.priority = .high
example.root.layoutIfNeeded()
print("at 750: \(example.card.frame), conflicts: \(example.root.layoutConflicts.count)")
