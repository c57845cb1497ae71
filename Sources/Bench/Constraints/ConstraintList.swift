import MarayaSolver

/// W4's list: rows below each other, each with an icon, a title, a subtitle and an accessory.
///
/// A row is as high as its content needs and at least 56; titles and subtitles are as wide as they
/// would like if there is room. There are 24 constraints a row. Coordinates are from the leading edge,
/// so the direction changes nothing in the system.
struct ConstraintList {
  private struct View {
    let x, y, width, height: Variable

    init(in solver: inout Solver) {
      x = solver.addVariable()
      y = solver.addVariable()
      width = solver.addVariable()
      height = solver.addVariable()
    }
  }

  private struct Row {
    let y, height: Variable
    let icon, title, subtitle, accessory: View
  }

  private(set) var solver = Solver()
  private let width: Variable
  private var rows: [Row] = []

  init(rows count: Int) throws(SolverError) {
    var solver = Solver()
    let width = try solver.addParameter("width", value: 375)
    rows.reserveCapacity(count)
    for _ in 0..<count {
      rows.append(
        Row(
          y: solver.addVariable(),
          height: solver.addVariable(),
          icon: View(in: &solver),
          title: View(in: &solver),
          subtitle: View(in: &solver),
          accessory: View(in: &solver)
        )
      )
    }
    let made = rows
    try solver.transaction { solver throws(SolverError) in
      for (index, row) in made.enumerated() {
        if index == 0 {
          try solver.add(row.y == 0)
        } else {
          try solver.add(row.y == made[index - 1].y + made[index - 1].height)
        }
        try Self.addColumn(row, to: &solver)
        try Self.addLine(row, width, to: &solver)
        try Self.addWishes(row, index, to: &solver)
      }
    }
    try solver.solve()
    self.solver = solver
    self.width = width
  }

  private static func addColumn(_ row: Row, to solver: inout Solver) throws(SolverError) {
    try solver.add(row.icon.width == 40)
    try solver.add(row.icon.height == 40)
    try solver.add(row.icon.y + 0.5 * row.icon.height == row.y + 0.5 * row.height)
    try solver.add(row.title.y == row.y + 8)
    try solver.add(row.subtitle.y == row.title.y + row.title.height + 4)
    try solver.add(row.subtitle.y + row.subtitle.height <= row.y + row.height - 8)
    try solver.add(row.accessory.width == 24)
    try solver.add(row.accessory.height == 24)
    try solver.add(row.accessory.y + 0.5 * row.accessory.height == row.y + 0.5 * row.height)
    try solver.add(row.height >= 56)
  }

  private static func addLine(
    _ row: Row,
    _ width: Variable,
    to solver: inout Solver
  ) throws(SolverError) {
    try solver.add(row.icon.x == 16)
    try solver.add(row.title.x == row.icon.x + row.icon.width + 12)
    try solver.add(row.title.x + row.title.width <= row.accessory.x - 8)
    try solver.add(row.subtitle.x == row.title.x)
    try solver.add(row.subtitle.x + row.subtitle.width <= row.accessory.x - 8)
    try solver.add(row.accessory.x + row.accessory.width == width - 16)
  }

  private static func addWishes(
    _ row: Row,
    _ index: Int,
    to solver: inout Solver
  ) throws(SolverError) {
    let title = Double(80 + 37 * index % 400)
    let subtitle = Double(60 + 53 * index % 500)
    try solver.add((row.title.width <= title).priority(250))
    try solver.add((row.title.width >= title).priority(750))
    try solver.add((row.subtitle.width <= subtitle).priority(250))
    try solver.add((row.subtitle.width >= subtitle).priority(750))
    try solver.add((row.title.height == 20).priority(750))
    try solver.add((row.subtitle.height == 16).priority(750))
    try solver.add((row.height == 0).priority(1))
  }

  /// Gives the list another width.
  mutating func resize(to width: Double) throws(SolverError) {
    try solver.setValue(width, of: self.width)
    try solver.solve()
  }

  /// x + 2y + 3·width + 5·height over all views, x from the left edge.
  func checksum(mirroredAcross width: Double? = nil) -> Double {
    var sum = 0.0
    for row in rows {
      for view in [row.icon, row.title, row.subtitle, row.accessory] {
        let size = solver[view.width]
        let x = width.map { $0 - solver[view.x] - size } ?? solver[view.x]
        sum += x + 2 * solver[view.y] + 3 * size + 5 * solver[view.height]
      }
    }
    return sum
  }
}
