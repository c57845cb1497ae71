// What is wrong with constraints and guides, and where in the text.

extension BrokenScene {
  /// Members of a node: equations, their order, guides.
  static let constraints = #"""
    "id":"a","constraints":"a.width == 3"
    57 constraints: expected a list of: a text, found "a.width == 3"

    "id":"a","constraints":[3]
    58 constraints[0]: expected a text, found 3

    "constraint":[]
    34 constraint: a node has no "constraint"; did you mean "constraints"?

    "id":"a","constraints":["a.leadng == super.leading"]
    61 constraints[0]: expected an attribute, found "leadng"; did you mean "leading"?

    "id":"a","constraints":["\u0061.leadng == super.leading"]
    66 constraints[0]: expected an attribute, found "leadng"; did you mean "leading"?

    "id":"a","constraints":["a.width\t=== 3"]
    70 constraints[0]: expected an item or a number, found "="

    "id":"a","constraints":["'\ud83c\udf19': a.width = 3"]
    83 constraints[0]: expected ==, <= or >=, found "="

    "id":"a","constraints":["a.width =="]
    69 constraints[0]: expected an item or a number, found the end

    "id":"a","constraints":[""]
    59 constraints[0]: expected an item, found the end

    "id":"a","constraints":["a.width == \u0007"]
    70 constraints[0]: expected an item or a number, found "\u0007"

    "id":"a","constraints":["a.width == 3 @ 0"]
    74 constraints[0]: expected a priority above 0 and at most 1000, found "0"

    "id":"a","constraints":["a.width == 1e999"]
    70 constraints[0]: expected a number that is not too large, found "1e999"

    "id":"a","constraints":["a.width == 3","b.width == 4"]
    74 constraints[1]: there is no node "b"; did you mean "a"?

    "id":"a","constraints":["a.leading == titel.leading"]
    72 constraints[0]: there is no node "titel"

    "id":"a","constraints":["a.leading == 1.5 * titel.leading"]
    78 constraints[0]: there is no node "titel"

    "id":"a","constraints":["a.saveArea.top == super.top"]
    59 constraints[0]: a has no guide "saveArea"; did you mean "safeArea"?

    "id":"a","constraints":["a.top == super.saveArea.top"]
    68 constraints[0]: node has no guide "saveArea"; did you mean "safeArea"?

    "id":"a","constraints":["super.top == a.top"]
    59 constraints[0]: expected an item on the left that is not the supernode of itself, found "super"

    "id":"a","constraints":["a.leading == super.left"]
    59 constraints[0]: mixedDirectionalAndAbsolute: a.leading and node.left part in one of the directions

    "id":"a","constraints":["a.top == super.leading"]
    59 constraints[0]: invalidAttributePair: a.top can't be related to node.leading

    "id":"a","constraints":["'it': a.leading == 16"]
    65 constraints[0]: locationNeedsPair: a.leading is a place, not a size

    "id":"a","constraints":["a.leading == 0 * super.leading"]
    59 constraints[0]: locationNeedsPair: a.leading is a place, and would be a constant times 0

    "constraintOrder":[0]
    52 constraintOrder: there are no constraints to be ordered

    "id":"a","constraints":["a.width == 3"],"constraintOrder":[0,1]
    92 constraintOrder: expected a number for each of the 1 constraints, found 2

    "id":"a","constraints":["a.width == 3"],"constraintOrder":["0"]
    93 constraintOrder[0]: expected a number, found "0"

    "guides":"g"
    43 guides: expected a list of: a text, found "g"

    "guides":["g","g"]
    48 guides[1]: the node has a guide "g" already

    "guides":["margins"]
    44 guides[0]: the node has a guide "margins" already

    "hugging":[0,1000]
    44 hugging: priority-out-of-range: 0.0

    "frame":[0,0,1,1],"placedByConstraints":true
    52 placedByConstraints: "frame" and "placedByConstraints" can't both be given
    """#
}
