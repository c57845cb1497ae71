import MarayaDirection
import MarayaText
import MarayaTree

extension LabelNode {
  /// Where the lines lie; UIKit's `textAlignment`, `natural` by default.
  ///
  /// A side that was set stays in its own space: `leading` turns with the direction, `left` does not.
  /// It reads physically: `leading` as the side on which that is now.
  public final var textAlignment: TextAlignment {
    get { alignment.physical(in: effectiveLayoutDirection) }
    set { alignment = newValue }
  }

  /// Where the lines lie, said from the leading edge: the directional twin of ``textAlignment``.
  ///
  /// It reads directionally: `left` as `leading` or `trailing`, whichever that is now.
  public final var directionalTextAlignment: TextAlignment {
    get { alignment.leading(in: effectiveLayoutDirection) }
    set { alignment = newValue }
  }

  /// Where the lines come to lie: `left`, `right`, `center` or `justified`.
  ///
  /// `natural` follows the label's own effective direction, not the text and not another node's.
  public final var resolvedTextAlignment: TextAlignment {
    let asked = alignment == .natural ? TextAlignment.leading : alignment
    return asked.physical(in: effectiveLayoutDirection)
  }

  var layoutAlignment: TextLayout.Alignment {
    switch resolvedTextAlignment {
    case .right, .trailing: .right
    case .center: .center
    case .justified: .justified
    case .left, .leading, .natural: .left
    }
  }
}
