/// A small system of unknowns and sums of them, each with a cost.
///
/// A cost is convex, piecewise linear, and a vector, one number for each level. The level of requirements is the first.
///
/// It is solved by the simplex method. Some variables are *basic*: sums of multiples of the others,
/// which *rest* where their cost has a corner. A step moves one resting variable as long as the total
/// cost falls, across corners of basic ones if need be, up to the one where it would rise; there the
/// two change places. Requirements being costs, any basis is a place to begin, and to go on from
/// after numbers have changed.
struct Tableau: Sendable {
  /// How many sums there are, each of which makes one variable basic.
  var rows: Int
  /// How many variables are not basic.
  var columns: Int
  /// How many levels costs have.
  var levels: Int
  /// How many of them come from constraints; the others choose among what these leave open.
  var askedLevels: Int

  /// The basic variables as multiples of the others, row by row.
  var table: [Double]
  /// For each level the slope of the total cost along each column, seen from below.
  var slopes: [Double] = []
  /// The variable of each column.
  var columnVariables: [Int32]
  /// The variable of each row.
  var rowVariables: [Int32]

  // For each variable; unknowns come first, then sums.
  var value: [Double]
  /// How many corners lie below.
  var segment: [Int32]
  /// Whether the variable rests on the next corner above those below.
  var isAtCorner: [Bool]
  /// Whether the variable may not move any more.
  var isFrozen: [Bool]
  /// Where the corners of each variable begin.
  var firstCorner: [Int32]
  /// The slopes below all corners, level by level for each variable.
  var baseSlopes: [Double]
  var corners: [Corner]

  /// The unknowns in each sum, for checks: where they begin, and they.
  var firstEntry: [Int32]
  var entries: [Entry]

  /// The size of a slope that counts as none, for each level.
  var tolerances: [Double]
  /// How many exchanges there were since the table was made.
  var exchanges = 0
  /// How many entries the present search has computed.
  var work = 0

  /// Whether a variable that meets a requirement exactly is counted to the side where it doesn't; so
  /// moving corners may miss the requirement though nothing comes across one.
  var isOnEdge = false

  /// Scratch of a step: where each basic variable meets its next corner.
  var distances: [Double] = []
}

/// Where the slope of a cost grows.
struct Corner: Sendable {
  var place: Double
  /// By how much the slope grows, more than 0.
  var jump: Double
  var level: Int32
  /// What the constraint asks of the variable: whether it is missed below, above, or on both sides.
  var relation: LinearRelation
  /// The row of the block that it comes from.
  var row: Int32
  /// What the right side of the row is multiplied by to give the place.
  var scale: Double
}

extension Tableau {
  /// The slope of a variable's cost at a level, below one of its corners.
  func slope(of variable: Int32, below segment: Int32, level: Int) -> Double {
    var slope = baseSlopes[Int(variable) * levels + level]
    let first = firstCorner[variable]
    for index in first..<(first + segment) where corners[index].level == Int32(level) {
      slope += corners[index].jump
    }
    return slope
  }

  /// The number of a variable's corners.
  func cornerCount(of variable: Int32) -> Int32 {
    firstCorner[variable + 1] - firstCorner[variable]
  }

  /// The corner that a variable comes to when it moves up.
  func cornerAbove(_ variable: Int32) -> Int32? {
    let segment = segment[variable] + (isAtCorner[variable] ? 1 : 0)
    return segment < cornerCount(of: variable) ? firstCorner[variable] + segment : nil
  }

  /// The corner that a variable comes to when it moves down.
  func cornerBelow(_ variable: Int32) -> Int32? {
    segment[variable] > 0 ? firstCorner[variable] + segment[variable] - 1 : nil
  }

  /// The corner on which a variable rests.
  func cornerAt(_ variable: Int32) -> Int32? {
    isAtCorner[variable] ? firstCorner[variable] + segment[variable] : nil
  }
}
