public import Maraya

/// A form whose fields stand in a column beside the widest label, whatever the language.
public struct BilingualForm {
  /// The root.
  public let screen: Node
  private let labels: [LabelNode]

  /// Creates the form in English.
  public init() {
    let labels = ["name", "city", "note"].map { LabelNode("\($0)Label") }
    let fields = ["name", "city", "note"].map { Node("\($0)Field") }
    let screen = Node("form")
    screen.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 16,
      leading: 20,
      bottom: 16,
      trailing: 12
    )
    for node in labels + fields { screen.addSubnode(node) }
    (self.screen, self.labels) = (screen, labels)

    let margins = screen.layoutMarginsGuide
    LayoutConstraint.activate {
      labels[0].top == margins.top
      for (label, field) in zip(labels, fields) {
        label.leading == margins.leading
        // As wide as the widest: each at least as wide as its text, all alike.
        label.width == labels[0].width
        label.centerY == field.centerY
        field.leading == label.trailing + 8
        field.trailing == margins.trailing
        field.height == 32
      }
      for (upper, lower) in zip(fields, fields.dropFirst()) { lower.top == upper.bottom + 8 }
    }
    labels.forEach { $0.setContentHuggingPriority(.medium, for: .horizontal) }
    show(["Name", "City", "Note to the host"])
  }

  /// Shows other labels.
  public func show(_ texts: [String]) {
    for (label, text) in zip(labels, texts) { label.text = text }
  }
}
