import MarayaSolver

/// W4's form: three rows of a label and a field with wishes of five priorities.
///
/// Hardly anything in it can be substituted. It is the form that kiwi measures itself with.
struct ConstraintForm {
  private struct View {
    let left, top, width, height: Variable

    init(in solver: inout Solver) {
      left = solver.addVariable()
      top = solver.addVariable()
      width = solver.addVariable()
      height = solver.addVariable()
    }
  }

  /// Priorities in the order of the peer's strengths.
  private enum Priority {
    static let strong = 900.0
    static let field = 700.0
    static let gap = 550.0
    static let medium = 500.0
    static let weak = 100.0
  }

  private(set) var solver = Solver()
  private let edits: (width: ConstraintID, height: ConstraintID)
  let variables: (width: Variable, height: Variable)

  init() throws(SolverError) {
    var solver = Solver()
    let variables = (width: solver.addVariable("width"), height: solver.addVariable("height"))
    edits = try solver.transaction { solver throws(SolverError) in
      let edits = (
        width: try solver.add((variables.width == 0).priority(Priority.strong)),
        height: try solver.add((variables.height == 0).priority(Priority.strong))
      )
      try Builder(solver: &solver, width: variables.width, height: variables.height).build(&solver)
      return edits
    }
    try solver.solve()
    self.solver = solver
    self.variables = variables
  }

  /// Suggests another size.
  mutating func suggest(width: Double, height: Double) throws(SolverError) {
    try solver.setConstant(width, of: edits.width)
    try solver.setConstant(height, of: edits.height)
    try solver.solve()
  }

  /// The errors of the wishes at each priority.
  var errors: [Double] { solver.errors().map(\.error) }

  private struct Builder {
    let left, top, right, bottom, midline: Variable
    let width, height: Variable
    let frame: (left: Variable, top: Variable)
    let labels, fields: [View]
    let control: View

    init(solver: inout Solver, width: Variable, height: Variable) {
      (self.width, self.height) = (width, height)
      frame = (solver.addVariable(), solver.addVariable())
      left = solver.addVariable()
      top = solver.addVariable()
      right = solver.addVariable()
      bottom = solver.addVariable()
      midline = solver.addVariable()
      var views: [View] = []
      for _ in 0..<7 { views.append(View(in: &solver)) }
      (labels, fields, control) = (Array(views[0..<3]), Array(views[3..<6]), views[6])
    }

    func build(_ solver: inout Solver) throws(SolverError) {
      try addFrame(&solver)
      try addSizes(&solver)
      try addColumns(&solver)
      try addLines(&solver)
    }

    private func addFrame(_ solver: inout Solver) throws(SolverError) {
      for variable in [frame.left, frame.top, width, height] { try solver.add(variable >= 0) }
      try solver.add((width == 0).priority(Priority.medium))
      try solver.add((height == 0).priority(Priority.medium))
      try solver.add(left == frame.left + 10)
      try solver.add(top == frame.top + 10)
      try solver.add(right == frame.left + width - 10)
      try solver.add(bottom == frame.top + height - 10)
    }

    private func addSizes(_ solver: inout Solver) throws(SolverError) {
      for view in labels + fields + [control] {
        for variable in [view.left, view.top, view.width, view.height] {
          try solver.add(variable >= 0)
        }
      }
      for (label, width) in zip(labels, [67.0, 66, 24]) {
        try solver.add((label.height == 16).priority(Priority.strong))
        try solver.add((label.height >= 16).priority(Priority.strong))
        try solver.add((label.width == width).priority(Priority.weak))
        try solver.add((label.width >= width).priority(Priority.strong))
      }
      for field in fields {
        try solver.add((field.height == 21).priority(Priority.strong))
        try solver.add((field.height >= 21).priority(Priority.strong))
        try solver.add((field.width >= 125).priority(Priority.strong))
      }
      try solver.add((control.height >= 24).priority(Priority.field))
      try solver.add((control.height <= 24).priority(Priority.field))
      try solver.add((control.width >= 119).priority(Priority.field))
      try solver.add((control.width <= 1.67772e7).priority(Priority.field))
    }

    /// At least so much, and just that if it can be.
    private func add(
      _ distance: LinearExpression,
      _ gap: Double,
      to solver: inout Solver
    ) throws(SolverError) {
      try solver.add(distance >= gap)
      try solver.add((distance == gap).priority(Priority.gap))
    }

    private func addColumns(_ solver: inout Solver) throws(SolverError) {
      for (upper, lower) in [
        (labels[0], labels[1]), (labels[1], labels[2]), (labels[2], fields[2]),
        (fields[0], fields[1]), (fields[1], control), (control, fields[2]),
      ] {
        try add(lower.top - upper.top - upper.height, 10, to: &solver)
      }
      try add(fields[0].top - top, 0, to: &solver)
      try add(labels[0].top - top, 0, to: &solver)
      for _ in 0..<2 { try add(bottom - fields[2].top - fields[2].height, 0, to: &solver) }
      for (label, field) in zip(labels, [fields[0], fields[1], control]) {
        try solver.add(
          (label.top + 0.5 * label.height == field.top + 0.5 * field.height)
            .priority(Priority.strong)
        )
      }
    }

    private func addLines(_ solver: inout Solver) throws(SolverError) {
      for view in labels + [fields[2]] { try add(view.left - left, 0, to: &solver) }
      for (label, field) in zip(labels, [fields[0], fields[1], control]) {
        try add(field.left - label.left - label.width, 10, to: &solver)
        try solver.add((field.left == midline).priority(Priority.strong))
      }
      for view in fields + [control] {
        try add(right - view.left - view.width, 0, to: &solver)
      }
    }
  }
}
