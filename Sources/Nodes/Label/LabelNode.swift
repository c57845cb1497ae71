import MarayaDirection
public import MarayaGeometry
public import MarayaText
public import MarayaTree

/// A node that shows text: UIKit's `UILabel`, without glyphs.
///
/// ```swift
/// let name = LabelNode("name", "ليلى حداد")
/// name.font = .sized(15, .bold)
/// ```
///
/// It measures, wraps, cuts and orders its text, and says where each line and each run of one
/// direction lies; a renderer paints what it says. Widths come from the tree's ``Node/textMeasurer``.
/// Text stands in the middle of the height, as in UIKit; lines that have no room are left out.
open class LabelNode: Node {
  /// Creates a label.
  public init(_ id: String? = nil, _ text: String) {
    self.text = text
    super.init(id)
    isUserInteractionEnabled = false
  }

  /// Creates a label without text.
  public override init(_ id: String? = nil) {
    text = ""
    super.init(id)
    isUserInteractionEnabled = false
  }

  // MARK: What is shown

  /// The text; line ends begin paragraphs.
  public final var text: String {
    willSet { if newValue != text { recordChange(.appearance) } }
    didSet { if text != oldValue { textChanged() } }
  }

  /// What the text is set in; 17 points by default.
  ///
  /// A size that is not finite or below 0 is refused with a `Diagnostic`.
  public final var font: TextFont {
    get { style.font }
    set { setFont(newValue) }
  }

  /// The most lines; 0 for any number, and 1 by default, as in UIKit.
  ///
  /// A negative number counts as 0.
  public final var numberOfLines: Int {
    get { style.lineLimit }
    set { change { $0.lineLimit = max(newValue, 0) } }
  }

  /// How text that is too long is cut; the last line loses its end by default, as in UIKit.
  public final var lineBreakMode: LineBreakMode {
    get { style.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  /// From one baseline to the next, in points; `nil`, the default, for that of the font.
  ///
  /// What a line has more or less than its font needs is shared between above and below, as in CSS. A
  /// value that is not finite or below 0 is refused with a `Diagnostic`.
  public final var lineHeight: Double? {
    get { style.lineHeight }
    set { setLineHeight(newValue) }
  }

  /// In which direction the text runs; that of its first character with one by default.
  public final var textDirection = TextDirection.natural {
    willSet { if newValue != textDirection { recordChange(.appearance) } }
    didSet { if textDirection != oldValue { textChanged() } }
  }

  /// The width at which ``intrinsicContentSize`` wraps the text, in points; 0, the default, for none.
  ///
  /// UIKit's property of the same name. A value that is not finite or below 0 is refused with a
  /// `Diagnostic`.
  public final var preferredMaxLayoutWidth: Double {
    get { preferredWidth }
    set { setPreferredWidth(newValue) }
  }

  /// What was asked for of the text, but for its direction.
  var style = TextStyle()
  var preferredWidth = 0.0
  /// Where lines were said to lie.
  var alignment = TextAlignment.natural {
    willSet { if newValue != alignment { recordChange(.appearance) } }
  }
  /// The text as it was last set.
  var setText: (key: SetKey, layout: TextLayout)?

  // MARK: Hooks

  /// The size of the text: on one line, or wrapped at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: Size {
    fittingSize(width: preferredWidth > 0 && numberOfLines != 1 ? preferredWidth : nil)
  }

  /// The size of the text wrapped at a width.
  ///
  /// As in UIKit a label of one line answers the width of that line, also if more was not offered; it
  /// is cut where it is placed.
  open override func sizeThatFits(_ size: Size) -> Size {
    fittingSize(width: numberOfLines == 1 || !size.width.isFinite ? nil : size.width)
  }

  /// Text without a direction of its own is ordered anew.
  open override func effectiveLayoutDirectionDidChange() {
    super.effectiveLayoutDirectionDidChange()
    setText = nil
  }

  open override func describe(into description: inout NodeDescription) {
    super.describe(into: &description)
    description.typeName = "label"
    describeText(into: &description)
  }
}
