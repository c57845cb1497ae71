import MarayaGeometry
import MarayaText
import MarayaTree

/// Changes of what the text is set in: checked, stored, and measured again.
extension LabelNode {
  func setFont(_ font: TextFont) {
    let lengths: [Double] =
      switch font {
      case .sized(let size, _): [size]
      case .grid(let cell): [cell.width, cell.height]
      }
    if check(lengths, "font", "\(font)") { change { $0.font = font } }
  }

  func setLineHeight(_ height: Double?) {
    if check([height ?? 0], "lineHeight", "\(height ?? 0)") { change { $0.lineHeight = height } }
  }

  func setPreferredWidth(_ width: Double) {
    guard width != preferredWidth, check([width], "preferredMaxLayoutWidth", "\(width)") else {
      return
    }
    recordChange(.appearance)
    preferredWidth = width
    textChanged()
  }

  private func check(_ lengths: [Double], _ property: String, _ value: String) -> Bool {
    guard lengths.allSatisfy(\.isFinite) else {
      report(.nonFiniteValue, property, value)
      return false
    }
    guard lengths.allSatisfy({ $0 >= 0 }) else {
      report(.negativeLength, property, value)
      return false
    }
    return true
  }

  func change(_ body: (inout TextStyle) -> Void) {
    var new = style
    body(&new)
    if new == style { return }
    recordChange(.appearance)
    style = new
    textChanged()
  }

  func textChanged() {
    setText = nil
    invalidateIntrinsicContentSize()
  }
}
