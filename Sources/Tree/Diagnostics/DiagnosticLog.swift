import MarayaGeometry

/// The diagnostics of one tree: the first ones, and how many came after them.
struct DiagnosticLog {
  /// Enough to see what is wrong, few enough that an endless mistake costs no memory.
  static let capacity = 1_000

  private(set) var entries: [Diagnostic] = []
  private(set) var omittedCount = 0
  /// What was refused since this was made an empty list, kept even if the log is full.
  ///
  /// For who must know whether a value was taken. A transform with perspective is.
  var refusals: [Diagnostic]?

  /// Appends a diagnostic, which is made only if there is room for it.
  mutating func append(_ code: Diagnostic.Code, _ diagnostic: @autoclosure () -> Diagnostic) {
    if refusals != nil && code != .perspectiveIgnored { refusals?.append(diagnostic()) }
    if entries.count < Self.capacity {
      entries.append(diagnostic())
    } else {
      omittedCount += 1
    }
  }

  mutating func append(contentsOf other: DiagnosticLog) {
    for diagnostic in other.entries { append(diagnostic.code, diagnostic) }
    omittedCount += other.omittedCount
  }
}

extension Node {
  /// What the tree has refused or could not do as asked, oldest first; at most 1,000 of them.
  ///
  /// They belong to the whole tree, and every node of it gives the same ones. A node that is
  /// added to another tree brings those of its own along.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  public final var diagnostics: [Diagnostic] {
    rootLink.read { $0.record.extras?.context?.diagnostics.entries } ?? []
  }

  /// How many diagnostics came after the first 1,000 and were not kept.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  public final var omittedDiagnosticCount: Int {
    rootLink.read { $0.record.extras?.context?.diagnostics.omittedCount } ?? 0
  }

  /// Forgets the tree's diagnostics.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  public final func removeAllDiagnostics() {
    rootLink.read { $0.record.extras?.context?.diagnostics = DiagnosticLog() }
  }

  /// Remembers what was seen, or refused, for a property.
  ///
  /// For setters of classes of your own, which refuse values as those of `Node` do: keep the old
  /// value, and say so here. What a file gives is then told as a mistake in it.
  ///
  /// - Parameters:
  ///   - code: What kind of thing happened.
  ///   - property: The property that it is about.
  ///   - value: The value that was refused, or what was seen.
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  public final func report(_ code: Diagnostic.Code, _ property: String, _ value: String) {
    root.madeContext.diagnostics.append(
      code,
      Diagnostic(code: code, node: briefPath, property: property, value: value)
    )
  }

  /// Remembers that a value was refused for being, or leading to, no finite number.
  ///
  /// Out of line and generic: it keeps making a text of the value out of hot setters.
  @inline(never)
  final func rejectNonFinite<Value: CustomStringConvertible>(_ property: String, _ value: Value) {
    report(.nonFiniteValue, property, value.description)
  }

  /// As the other; of a rectangle all numbers, where its description would say `null`.
  @inline(never)
  final func rejectNonFinite(_ property: String, _ rect: Rect) {
    report(.nonFiniteValue, property, "\(rect.origin) \(rect.size)")
  }

  /// As the other; of a number as reports spell it.
  @inline(never)
  final func rejectNonFinite(_ property: String, _ number: Double) {
    report(.nonFiniteValue, property, number.briefly)
  }

  /// As the other; of a number as reports spell it.
  @inline(never)
  final func rejectNegative(_ property: String, _ number: Double) {
    report(.negativeLength, property, number.briefly)
  }

  /// Remembers that a length below zero was refused.
  @inline(never)
  final func rejectNegative<Value: CustomStringConvertible>(_ property: String, _ value: Value) {
    report(.negativeLength, property, value.description)
  }

  /// Hands the diagnostics of a node that was a root until now to its new root.
  final func moveDiagnosticsToRoot() {
    guard let context = record.extras?.context, !context.diagnostics.entries.isEmpty else { return }
    root.madeContext.diagnostics.append(contentsOf: context.diagnostics)
    context.diagnostics = DiagnosticLog()
  }
}

extension Double {
  /// The number to its last digit, without the fraction of a whole one.
  fileprivate var briefly: String {
    description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
