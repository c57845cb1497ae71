import Maraya

/// One of the places of a node `a` that the cases write as text.
///
/// It is next to `b` or in a container, and is found in leading space alone.
///
///     a.leading = 0                               a after b
///     a.trailing = insets(l20,r40)                a below b, aligned leading
///     a.leading=0,trailing=0,marginLeading=10     centered(offset 10)
///     a.leading = b.trailing                      leading(inset 10)
///     a.topLeading = container.topLeading
struct FrameOperation {
  /// What there is before it, in leading space.
  struct Frames {
    var a: Rect
    var b: Rect
    var container: Rect
    /// For insets, which are physical.
    var direction: LayoutDirection
  }

  /// The rectangle of `a` afterwards, in leading space.
  let result: (Frames) -> Rect

  init(_ text: String) throws {
    for read in Self.readers {
      if let result = try read(text) {
        self.result = result
        return
      }
    }
    throw NotUnderstood("the operation '\(text)'")
  }

  // MARK: Reading

  private typealias Reader = @Sendable (String) throws -> ((Frames) -> Rect)?

  private static let readers: [Reader] = [
    { edge($0) }, { insets($0) }, { stretch($0) }, { touching($0) }, { try corner($0) },
    { neighbour($0) }, { aligned($0) },
  ]

  private static func edge(_ text: String) -> ((Frames) -> Rect)? {
    guard let (_, edge, value) = text.wholeMatch(of: /a\.(leading|trailing) = (\d+)/)?.output,
      let distance = Double(value)
    else { return nil }
    return { $0.a(at: edge, distance) }
  }

  private static func insets(_ text: String) -> ((Frames) -> Rect)? {
    let pattern = /a\.(leading|trailing) = insets\(l(\d+),r(\d+)\)/
    guard let (_, edge, left, right) = text.wholeMatch(of: pattern)?.output,
      let left = Double(left), let right = Double(right)
    else { return nil }
    return { frames in
      let physical = EdgeInsets(top: 0, left: left, bottom: 0, right: right)
      let insets = frames.direction.leading(physical)
      return frames.a(at: edge, edge == "leading" ? insets.leading : insets.trailing)
    }
  }

  private static func stretch(_ text: String) -> ((Frames) -> Rect)? {
    let pattern = /a\.leading=(\d+),trailing=(\d+),margin(Leading|Trailing)=(\d+)/
    guard let (_, near, far, edge, margin) = text.wholeMatch(of: pattern)?.output,
      let near = Double(near), let far = Double(far), let margin = Double(margin)
    else { return nil }
    return { frames in
      let container = frames.container
      var rect = frames.a
      rect.origin.x = container.minX + near + (edge == "Leading" ? margin : 0)
      rect.size.width = container.maxX - far - (edge == "Trailing" ? margin : 0) - rect.origin.x
      return rect
    }
  }

  private static func touching(_ text: String) -> ((Frames) -> Rect)? {
    let pattern = /a\.(leading|trailing) = b\.(leading|trailing)/
    guard let (_, own, other) = text.wholeMatch(of: pattern)?.output else { return nil }
    return { frames in
      var rect = frames.a
      rect.origin.x = other == "leading" ? frames.b.minX : frames.b.maxX
      if own == "trailing" { rect.origin.x -= rect.width }
      return rect
    }
  }

  private static func corner(_ text: String) throws -> ((Frames) -> Rect)? {
    let pattern = /a\.(\w+) = (b|container)\.(\w+)/
    guard let (_, own, other, theirs) = text.wholeMatch(of: pattern)?.output else { return nil }
    let (from, to) = (try NamedPosition(own), try NamedPosition(theirs))
    guard from.isDirectional, to.isDirectional else { throw NotUnderstood("'\(text)'") }
    return { frames in
      let (rect, target) = (frames.a, other == "b" ? frames.b : frames.container)
      let x = target.minX + to.point.x * target.width - from.point.x * rect.width
      let y = target.minY + to.point.y * target.height - from.point.y * rect.height
      return Rect(origin: Point(x: x, y: y), size: rect.size)
    }
  }

  private static func neighbour(_ text: String) -> ((Frames) -> Rect)? {
    let pattern = /a (after|before|below) b(?:, aligned (bottom|leading|trailing))?/
    guard let (_, side, alignment) = text.wholeMatch(of: pattern)?.output else { return nil }
    return { frames in
      let b = frames.b
      var rect = frames.a
      switch side {
      case "after": rect.origin.x = b.maxX
      case "before": rect.origin.x = b.minX - rect.width
      default: rect.origin.y = b.maxY
      }
      switch alignment {
      case "bottom": rect.origin.y = b.maxY - rect.height
      case "leading": rect.origin.x = b.minX
      case "trailing": rect.origin.x = b.maxX - rect.width
      default: break
      }
      return rect
    }
  }

  private static func aligned(_ text: String) -> ((Frames) -> Rect)? {
    let pattern = /(leading|trailing|centered)\((?:inset|offset) (\d+)\)/
    guard let (_, side, value) = text.wholeMatch(of: pattern)?.output,
      let distance = Double(value)
    else { return nil }
    return { frames in
      if side != "centered" { return frames.a(at: side, distance) }
      var rect = frames.a
      rect.origin.x = frames.container.midX - rect.width / 2 + distance
      return rect
    }
  }
}

extension FrameOperation.Frames {
  /// `a` at a distance from the leading or the trailing edge of the container.
  fileprivate func a(at edge: Substring, _ distance: Double) -> Rect {
    var rect = a
    rect.origin.x =
      edge == "leading" ? container.minX + distance : container.maxX - distance - rect.width
    return rect
  }
}
