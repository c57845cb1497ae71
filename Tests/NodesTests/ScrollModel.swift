import Maraya
import TestSupport

/// What a scroll node's offset is to be, in plain numbers: slow, and without regard to how it is
/// found there.
struct ScrollModel {
  enum Insets {
    /// Top, left, bottom, right.
    case physical(Double, Double, Double, Double)
    /// Top, leading, bottom, trailing.
    case directional(Double, Double, Double, Double)
  }

  enum Step: CustomStringConvertible {
    case content(width: Double, height: Double)
    case referenceWidth(Double?)
    case insets(Insets)
    case directional(x: Double, y: Double)
    case physical(x: Double, y: Double)
    /// Another size and direction, and the pass after it.
    case layout(width: Double, height: Double, isRightToLeft: Bool)

    var description: String {
      switch self {
      case .content(let width, let height): "content \(width)×\(height)"
      case .referenceWidth(let width): "reference width \(width ?? -1)"
      case .insets(let insets): "insets \(insets)"
      case .directional(let x, let y): "directional \(x),\(y)"
      case .physical(let x, let y): "physical \(x),\(y)"
      case .layout(let width, let height, false): "layout \(width)×\(height) left-to-right"
      case .layout(let width, let height, true): "layout \(width)×\(height) right-to-left"
      }
    }
  }

  private var content = (width: 0.0, height: 0.0)
  private var referenceWidth: Double?
  private var size = (width: 0.0, height: 0.0)
  private var insets = Insets.directional(0, 0, 0, 0)
  private var isRightToLeft = false
  /// The distance from the leading top corner of the content.
  private(set) var x = 0.0
  private(set) var y = 0.0
  /// A physical offset that is set before there is something to see stays until there is.
  private var isPending = false

  /// Before there is content an offset is only remembered.
  private var hasContent: Bool { content != (0, 0) || referenceWidth != nil }

  /// Whether there is something to see.
  private var isKnown: Bool { contentWidth > 0 && size.width > 0 }

  private var contentWidth: Double { referenceWidth ?? content.width }

  /// The physical offset.
  var physicalX: Double { mirrored(x) }

  private func mirrored(_ x: Double) -> Double {
    isRightToLeft ? contentWidth - size.width - x : x
  }

  mutating func take(_ step: Step) {
    let physical = physicalX
    let hadContent = hasContent
    switch step {
    case .content(let width, let height):
      if (width, height) == content { return }
      content = (width, height)
      keep(physical)
      if hadContent || hasContent { clamp() }
    case .referenceWidth(let width):
      if width == referenceWidth { return }
      referenceWidth = width
      keep(physical)
      if hadContent || hasContent { clamp() }
    case .insets(let insets):
      self.insets = insets
      if hasContent { clamp() }
    case .directional(let x, let y):
      (self.x, self.y) = (x, y)
      isPending = false
    case .physical(let x, let y):
      self.y = y
      // An x that is there already stays what was asked for; 0 may be meant before it is there.
      if x == physical && (isKnown || x != 0) { return }
      self.x = mirrored(x)
      isPending = !isKnown
    case .layout(let width, let height, let isRightToLeft):
      let isResized = (width, height) != size
      size = (width, height)
      self.isRightToLeft = isRightToLeft
      keep(physical)
      if isResized && hasContent { clamp() }
    }
  }

  /// Keeps a pending offset where it is on the screen, any other at the leading edge.
  private mutating func keep(_ physical: Double) {
    if !isPending { return }
    x = mirrored(physical)
    isPending = !isKnown
  }

  private mutating func clamp() {
    let near: (top: Double, leading: Double, bottom: Double, trailing: Double)
    switch insets {
    case .directional(let top, let leading, let bottom, let trailing):
      near = (top, leading, bottom, trailing)
    case .physical(let top, let left, let bottom, let right):
      near = (top, isRightToLeft ? right : left, bottom, isRightToLeft ? left : right)
    }
    if !isPending {
      if x > contentWidth + near.trailing - size.width {
        x = contentWidth + near.trailing - size.width
      }
      if x < -near.leading { x = -near.leading }
    }
    if y > content.height + near.bottom - size.height {
      y = content.height + near.bottom - size.height
    }
    if y < -near.top { y = -near.top }
  }
}

extension ScrollModel.Step {
  /// Does it to a scroll node that fills its root.
  func apply(to scroll: ScrollNode) {
    switch self {
    case .content(let width, let height):
      scroll.contentSize = Size(width: width, height: height)
    case .referenceWidth(let width): scroll.contentReferenceWidth = width
    case .insets(.physical(let top, let left, let bottom, let right)):
      scroll.contentInset = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    case .insets(.directional(let top, let leading, let bottom, let trailing)):
      scroll.directionalContentInset = DirectionalEdgeInsets(
        top: top,
        leading: leading,
        bottom: bottom,
        trailing: trailing
      )
    case .directional(let x, let y): scroll.directionalContentOffset = Point(x: x, y: y)
    case .physical(let x, let y): scroll.contentOffset = Point(x: x, y: y)
    case .layout(let width, let height, let isRightToLeft):
      scroll.root.layout(
        width: width,
        height: height,
        direction: isRightToLeft ? .rightToLeft : .leftToRight
      )
    }
  }

  /// A random step; numbers are quarters, which add up without rounding, or thirds.
  init(_ random: inout SplitMix64, parts: Double) {
    func number(_ least: Int, _ most: Int) -> Double {
      Double(least) + Double(random.below((most - least) * Int(parts) + 1)) / parts
    }
    switch random.below(12) {
    case 0...1: self = .content(width: number(1, 600), height: number(1, 600))
    case 2: self = random.below(3) == 0 ? .content(width: 0, height: 0) : .referenceWidth(nil)
    case 3: self = .referenceWidth(random.below(2) == 0 ? nil : number(1, 600))
    case 4:
      self = .insets(.physical(number(-9, 40), number(-9, 40), number(-9, 40), number(-9, 40)))
    case 5:
      self = .insets(.directional(number(-9, 40), number(-9, 40), number(-9, 40), number(-9, 40)))
    case 6...7: self = .directional(x: number(-50, 700), y: number(-50, 700))
    case 8...9: self = .physical(x: number(-50, 700), y: number(-50, 700))
    default:
      let isWide = random.below(2) == 0
      self = .layout(
        width: isWide ? 320 : number(1, 400),
        height: isWide ? 200 : number(1, 400),
        isRightToLeft: random.below(2) == 0
      )
    }
  }
}
