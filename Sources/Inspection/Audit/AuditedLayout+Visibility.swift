import MarayaDirection
import MarayaGeometry
import MarayaTree

/// What sticks out, can't be seen, or lies under something else.
extension AuditedLayout {
  /// Notes a node that sticks out of its supernode, unless that clips or scrolls.
  mutating func noteOverflow(at index: Int) {
    guard let above = walk.steps[index].supernode, !surroundings[above].isEmpty,
      !surroundings[above].scrolls, !walk.steps[above].node.clipsToBounds
    else { return }
    let (frame, bounds) = (nodes[index].frame, nodes[above].bounds)
    let excess = Excess(
      of: frame,
      beyond: bounds,
      in: nodes[above].direction,
      tolerance: tolerance(frame, bounds)
    )
    if excess.sides.isEmpty { return }
    notes.append(
      AuditNote(
        index: index,
        code: .overflow,
        message: "sticks out of \(name(of: above)): \(excess.text)",
        details: excess.sides
      )
    )
  }

  /// Notes a node of which nothing can be seen; whether it is one.
  mutating func noteOutside(at index: Int) -> Bool {
    guard let above = walk.steps[index].supernode, !surroundings[0].isEmpty,
      !surroundings[above].isScrolled
    else { return false }
    let box = nodes[index].rootFrame
    // A clip that leaves nothing at all is told of where it comes from.
    let clip = nodes[index].clip.flatMap { $0.isEmpty ? nil : $0 }
    let isBeyondTop = !box.overlaps(topBounds)
    guard isBeyondTop || clip.map({ !box.overlaps($0) }) == true else { return false }
    markOutside(at: index)
    // What lies in something without a size has that for its cause.
    if surroundings[above].isOutside || surroundings[above].isEmpty { return true }
    if isBeyondTop {
      let apart = Excess(of: box, apartFrom: topBounds, in: nodes[0].direction)
      notes.append(
        AuditNote(
          index: index,
          code: .outside,
          message: "lies outside of \(name(of: 0)): \(apart.text)",
          details: apart.sides
        )
      )
    } else {
      let clipper = self.clipper(of: index)
      notes.append(
        AuditNote(
          index: index,
          code: .outside,
          message: "is clipped away by \(name(of: clipper))",
          details: [PropertyValue.Field("clippedBy", .text(walk.path(of: clipper)))]
        )
      )
    }
    return true
  }

  /// The nearest node above that leaves nothing of one, or else the nearest that clips.
  private func clipper(of index: Int) -> Int {
    let nearest = surroundings[index].clipper ?? 0
    var next: Int? = nearest
    while let clipper = next {
      if !nodes[index].rootFrame.overlaps(nodes[clipper].rootFrame) { return clipper }
      next = surroundings[clipper].clipper
    }
    return nearest
  }

  /// Notes a node without subnodes that lies under the top's safe area, unless it spans the top.
  mutating func noteUnsafe(at index: Int) {
    guard safeRect != topBounds, let above = walk.steps[index].supernode,
      !surroundings[above].isScrolled, walk.steps[index].node.firstSubnode == nil
    else { return }
    let box = nodes[index].rootFrame
    let rounding = tolerance(box, topBounds)
    // A background reaches from one side to the other, also where nothing can be read.
    let spansWidth =
      box.minX <= topBounds.minX + rounding && box.maxX >= topBounds.maxX - rounding
    let spansHeight =
      box.minY <= topBounds.minY + rounding && box.maxY >= topBounds.maxY - rounding
    if spansWidth || spansHeight { return }
    var part = box.intersection(topBounds)
    if let clip = nodes[index].clip { part = part.intersection(clip) }
    if part.isEmpty { return }
    let excess = Excess(
      of: part,
      beyond: safeRect,
      in: nodes[0].direction,
      tolerance: rounding
    )
    if excess.sides.isEmpty { return }
    notes.append(
      AuditNote(
        index: index,
        code: .unsafe,
        message: "lies under the safe area: \(excess.text)",
        details: excess.sides
      )
    )
  }

  /// What a message calls a node: its id, or its place among its siblings.
  func name(of index: Int) -> String {
    let node = walk.steps[index].node
    return index == 0 ? node.id ?? walk.path(of: 0) : walk.steps[index].name
  }
}

extension Rect {
  /// Whether two rectangles share more than rounding leaves of an edge.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    func overlap(_ low: Double, _ high: Double, _ length: Double) -> Bool {
      high - low > min(1e-6, length / 2)
    }
    return overlap(max(minX, other.minX), min(maxX, other.maxX), min(width, other.width))
      && overlap(max(minY, other.minY), min(maxY, other.maxY), min(height, other.height))
  }
}
