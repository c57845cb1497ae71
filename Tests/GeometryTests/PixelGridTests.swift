import MarayaGeometry
import TestSupport
import Testing

@Suite struct PixelGridTests {
  static let scales: [Double] = [1, 1.5, 2, 2.625, 3, 4]

  // MARK: - Edges

  /// Each row: the scale, a coordinate, the pixel.
  @Test(
    arguments: [
      (1, 0, 0), (1, 0.25, 0), (1, 0.5, 1), (1, 0.75, 1), (1, 1, 1),
      (1, -0.25, 0), (1, -0.5, 0), (1, -0.75, -1), (1, -1.5, -1), (1, -1.75, -2),
      (2, 0.25, 1), (2, 0.125, 0), (2, -0.25, 0), (2, -0.375, -1), (2, 10, 20),
      (3, 10, 30), (1.5, 1, 2), (1.5, 3, 5), (0.5, 3, 2), (2, .infinity, .infinity),
    ] as [(Double, Double, Double)]
  )
  func halfwayGoesToTheLargerPixel(scale: Double, value: Double, pixel: Double) {
    #expect(PixelGrid(scale: scale).pixel(value) == pixel)
    #expect(PixelGrid(scale: scale).snapped(value) == pixel / scale)
  }

  /// A sum that should be exactly halfway may fall short by a rounding error.
  @Test func aMillionthLessThanHalfwayCountsAsHalfway() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.pixel(0.5 - 0x1p-21) == 1)
    #expect(grid.pixel(0.5 - 0x1p-19) == 0)
    #expect(grid.pixel(-0.5 - 0x1p-21) == 0)
    #expect(grid.pixel(-0.5 - 0x1p-19) == -1)
  }

  /// Each row: the scale, a rectangle, the same on the grid.
  @Test(
    arguments: [
      (1, rect(0.375, 0.625, 10.25, 10.25), rect(0, 1, 11, 10)),
      (2, rect(0.375, 0.625, 10.25, 10.25), rect(0.5, 0.5, 10, 10.5)),
      (1, rect(10, 10, -20.25, -20.75), rect(-10, -11, 20, 21)),
      (1, rect(0.125, 0.125, 0.25, 0.25), rect(0, 0, 0, 0)),
      (2, rect(20, 50, 100, 100), rect(20, 50, 100, 100)),
      (2, .null, .null),
    ] as [(Double, Rect, Rect)]
  )
  func edgesAreSnappedAndTheSizeFollows(scale: Double, given: Rect, snapped: Rect) {
    #expect(PixelGrid(scale: scale).snapped(given) == snapped)
  }

  /// Three columns of a hundred points: 33.3, 66.7 are no whole pixels, the sum stays 100.
  @Test func columnsShareTheirEdges() {
    let columns = [
      rect(0, 0, 100.0 / 3, 10), rect(100.0 / 3, 0, 100.0 / 3, 10),
      rect(200.0 / 3, 0, 100.0 / 3, 10),
    ]
    #expect(
      columns.map { PixelGrid(scale: 1).snapped($0) }
        == [rect(0, 0, 33, 10), rect(33, 0, 34, 10), rect(67, 0, 33, 10)]
    )
    #expect(
      columns.map { PixelGrid(scale: 2).snapped($0) }
        == [rect(0, 0, 33.5, 10), rect(33.5, 0, 33, 10), rect(66.5, 0, 33.5, 10)]
    )
  }

  // MARK: - Lengths

  /// Each row: the scale, a length, the length in whole pixels.
  @Test(
    arguments: [
      (1, 0, 0), (1, 0.25, 1), (1, 1, 1), (1, 44.125, 45), (1, -0.5, 0),
      (2, 10.25, 10.5), (2, 10.5, 10.5), (2, 10.75, 11), (4, 0.125, 0.25),
      (1, 10 + 0x1p-21, 10), (1, 10 + 0x1p-19, 11),
    ] as [(Double, Double, Double)]
  )
  func lengthsAreRoundedUp(scale: Double, value: Double, length: Double) {
    let grid = PixelGrid(scale: scale)
    #expect(grid.ceiled(value) == length)
    #expect(
      grid.ceiled(Size(width: value, height: 3)) == Size(width: length, height: 3)
    )
    #expect(
      grid.ceiled(Size(width: 3, height: value)) == Size(width: 3, height: length)
    )
  }

  @Test func noLengthIsMinusZero() {
    #expect(PixelGrid(scale: 2).ceiled(0).sign == .plus)
    #expect(PixelGrid(scale: 2).ceiled(-0.25).sign == .plus)
    #expect(PixelGrid(scale: 2).snapped(-0.25).sign == .plus)
  }

  // MARK: - The grid

  @Test func gridsOfOneScaleAreEqual() {
    #expect(PixelGrid(scale: 2) == PixelGrid(scale: 2))
    #expect(PixelGrid(scale: 2) != PixelGrid(scale: 3))
    #expect(PixelGrid(scale: 2.625).scale == 2.625)
  }

  @Test func describesItselfAsImageNamesDo() {
    #expect(PixelGrid(scale: 2).description == "@2x")
    #expect(PixelGrid(scale: 1.5).description == "@1.5x")
  }

  @Test(arguments: [0, -2, .nan, .infinity] as [Double])
  func aScaleThatIsNoneStopsTheProgram(scale: Double) async {
    // The number crosses to another process as JSON, which has no NaN.
    await #expect(processExitsWith: .failure) { [bits = scale.bitPattern as UInt64] in
      _ = PixelGrid(scale: Double(bitPattern: bits))
    }
  }

  #if DEBUG
    /// An optimised program stops without a message.
    @Test func theMessageHoldsTheScale() async {
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        _ = PixelGrid(scale: -2)
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("PixelGrid: scale -2.0 is not a finite number greater than zero"))
    }
  #endif

  // MARK: - Laws

  @Test(arguments: seeds, scales)
  func snappingTwiceIsSnappingOnce(seed: UInt64, scale: Double) {
    let grid = PixelGrid(scale: scale)
    forEachSample(seed) { random in
      let given = random.anyRect()
      let once = grid.snapped(given)
      #expect(grid.snapped(once) == once, "seed \(seed): \(given) \(grid)")
      let size = grid.ceiled(given.size)
      #expect(grid.ceiled(size) == size, "seed \(seed): \(given) \(grid)")
    }
  }

  @Test(arguments: seeds, scales)
  func edgesThatCoincidedStillCoincide(seed: UInt64, scale: Double) {
    let grid = PixelGrid(scale: scale)
    forEachSample(seed) { random in
      let given = random.anyRect()
      let part = random.uniform(0...1)
      for edge in RectEdge.allCases {
        let length = edge == .minX || edge == .maxX ? given.width : given.height
        let (slice, remainder) = given.divided(atDistance: part * length, from: edge)
        let isFromMin = edge == .minX || edge == .minY
        let first = grid.snapped(isFromMin ? slice : remainder)
        let second = grid.snapped(isFromMin ? remainder : slice)
        let note: Comment = "seed \(seed): \(given) \(grid) cut at \(part) from \(edge)"
        if edge == .minX || edge == .maxX {
          #expect(grid.pixel(first.maxX) == grid.pixel(second.minX), note)
        } else {
          #expect(grid.pixel(first.maxY) == grid.pixel(second.minY), note)
        }
        #expect(isClose(first.union(second), grid.snapped(given)), note)
      }
    }
  }

  @Test(arguments: seeds, scales)
  func nothingInsideSticksOut(seed: UInt64, scale: Double) {
    let grid = PixelGrid(scale: scale)
    forEachSample(seed) { random in
      let outer = random.anyRect()
      let left = random.unit() * outer.width
      let top = random.unit() * outer.height
      let inner = Rect(
        x: outer.minX + left,
        y: outer.minY + top,
        width: random.unit() * (outer.width - left),
        height: random.unit() * (outer.height - top)
      )
      let (innerBox, outerBox) = (grid.snapped(inner), grid.snapped(outer))
      let note: Comment = "seed \(seed): \(inner) in \(outer) \(grid)"
      #expect(grid.pixel(innerBox.minX) >= grid.pixel(outerBox.minX), note)
      #expect(grid.pixel(innerBox.maxX) <= grid.pixel(outerBox.maxX), note)
      #expect(grid.pixel(innerBox.minY) >= grid.pixel(outerBox.minY), note)
      #expect(grid.pixel(innerBox.maxY) <= grid.pixel(outerBox.maxY), note)
    }
  }

  @Test(arguments: seeds, scales)
  func everyPixelIsWholeAndNear(seed: UInt64, scale: Double) {
    let grid = PixelGrid(scale: scale)
    forEachSample(seed) { random in
      let value = random.uniform(-1000...1000)
      let pixel = grid.pixel(value)
      let note: Comment = "seed \(seed): \(value) \(grid)"
      #expect(pixel == pixel.rounded(), note)
      #expect(abs(pixel - value * scale) <= 0.5 + 1e-6, note)
      #expect(grid.pixel(grid.snapped(value)) == pixel, note)
      #expect(grid.ceiled(value) * scale >= value * scale - 1.1e-6, note)
      #expect(grid.ceiled(value) * scale < value * scale + 1, note)
    }
  }

  /// 1e10 · 1e300 and 2 · 1.7e308 are beyond the largest number; so is 1 ÷ 1.4e-309.
  @Test func whatCannotBeCountedInPixelsStaysAsItIs() {
    let fine = PixelGrid(scale: 1e300)
    #expect(fine.snapped(1e10) == 1e10)
    #expect(fine.ceiled(1e10) == 1e10)
    #expect(PixelGrid(scale: 2).snapped(-1.7e308) == -1.7e308)
    #expect(PixelGrid(scale: .leastNormalMagnitude / 16).ceiled(1e308) == 1e308)
    let rect = Rect(x: 1e10, y: 0, width: 1, height: 1)
    #expect(fine.snapped(rect) == rect)
    #expect(fine.snapped(Rect.null) == .null)
  }
}
