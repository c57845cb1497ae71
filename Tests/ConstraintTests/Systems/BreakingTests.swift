import Maraya
import Testing

/// What can't hold together, what of it is left out, and when that is tried again.
@Suite struct BreakingTests {
  private let root = Node("root")
  private let a: Node

  init() {
    root.frame = box(0, 0, 320, 100)
    a = root.added("a")
    LayoutConstraint.activate([a.leading == root.leading, a.top == root.top, a.height == 10])
  }

  private var width: Double {
    root.layoutIfNeeded()
    return a.frame.width
  }

  @Test func theNewestIsLeftOutUntilTheOtherGoes() {
    let (narrow, wide) = (a.width == 100, a.width == 200)
    LayoutConstraint.activate([narrow, wide])
    #expect(width == 100)
    #expect([narrow.isBroken, wide.isBroken] == [false, true])
    #expect(wide.isActive)
    #expect(root.layoutConflicts.map(\.excess) == [100])
    narrow.isActive = false
    #expect(width == 200)
    #expect(!wide.isBroken)
    #expect(root.layoutConflicts.isEmpty)
    // Now it is the older one.
    narrow.isActive = true
    #expect(width == 200)
    #expect([narrow.isBroken, wide.isBroken] == [true, false])
  }

  @Test func itIsTriedAgainWhenAMemberChanges() {
    let (narrow, wide) = (a.width == 100, a.width == 200)
    LayoutConstraint.activate([narrow, wide])
    #expect(width == 100)
    narrow.constant = 200
    #expect(width == 200)
    #expect(!wide.isBroken)
    wide.constant = 150
    #expect(width == 200)
    #expect(wide.isBroken)
    wide.constant = 170
    #expect(width == 200)
    #expect(root.layoutConflicts.map(\.excess) == [30])
    narrow.priority = 999
    #expect(width == 170)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func itIsTriedAgainWhenTheHostIsResized() {
    let (end, fixed) = (a.trailing == root.trailing - 20, a.width == 300)
    LayoutConstraint.activate([end, fixed])
    #expect(width == 300)
    #expect(!fixed.isBroken)
    root.frame.size.width = 400
    #expect(width == 380)
    #expect(fixed.isBroken)
    #expect(root.layoutConflicts.first?.members.map(\.kind.rawValue).last == "host")
    root.frame.size.width = 320
    #expect(width == 300)
    #expect(!fixed.isBroken)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func unrelatedContradictionsAreToldApart() {
    let b = root.added("b")
    LayoutConstraint.activate {
      b.leading == root.leading
      (a.width == 100).labeled("a1")
      (a.width == 110).labeled("a2")
      (b.width == 50).labeled("b1")
      (b.width == 60).labeled("b2")
    }
    root.layoutIfNeeded()
    let sets = root.layoutConflicts.map { $0.members.compactMap { $0.constraint?.identifier } }
    #expect(sets == [["a1", "a2"], ["b1", "b2"]])
    #expect(root.layoutConflicts.map { $0.broken.constraint?.identifier } == ["a2", "b2"])
    #expect(root.diagnostics.map(\.code) == [.layoutConflict, .layoutConflict])
    // What lasts is told once.
    root.frame.size.width = 500
    root.layoutIfNeeded()
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(root.diagnostics.count == 2)
  }

  @Test func theReportNamesEveryMember() {
    LayoutConstraint.activate {
      (a.width == 100).labeled("narrow")
      (a.width == 200).labeled("wide")
    }
    root.layoutIfNeeded()
    let text = root.layoutConflicts.map(\.description).joined(separator: "\n")
    #expect(text.contains("layout conflict in root (320 x 100), horizontal, LTR"))
    #expect(text.contains("a.width == 100"))
    #expect(text.contains("a.width == 200"))
    #expect(text.contains("<- left out"))
    #expect(text.contains("BreakingTests.swift:"))
    #expect(text.contains("a priority below 1000 for one of 1, 2"))
    #expect(text.contains("100 points less to ask for"))
  }

  /// Each row: the constants at first, and which one gets which other one; all end alike.
  static let ways: [(first: [Double], edits: [(Int, Double)])] = [
    ([100, 200, 100], []),
    ([100, 100, 100], [(1, 200)]),
    ([100, 200, 300], [(2, 100)]),
    ([200, 200, 100], [(0, 100)]),
    ([300, 200, 200], [(2, 100), (0, 100)]),
    ([1, 2, 3], [(1, 200), (2, 100), (0, 100)]),
  ]

  @Test(arguments: ways.indices)
  func whatIsLeftOutDoesNotHangOnHistory(index: Int) {
    let (first, edits) = Self.ways[index]
    let constraints = first.map { a.width == $0 }
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    for (place, constant) in edits {
      constraints[place].constant = constant
      root.layoutIfNeeded()
    }
    #expect(constraints.map(\.isBroken) == [false, true, false])
    #expect(width == 100)
    #expect(root.layoutConflicts.count == 1)
  }

  @Test func requiredContentYieldsToNoConstraint() {
    a.givenContentSize = ContentSize(width: 50, height: nil)
    a.setContentHuggingPriority(.required, for: .horizontal)
    let wide = a.width == 80
    wide.isActive = true
    #expect(width == 50)
    #expect(wide.isBroken)
    a.setContentHuggingPriority(.low, for: .horizontal)
    #expect(width == 80)
    #expect(!wide.isBroken)
  }

  @Test func aFrameYieldsToNoConstraint() {
    let m = root.added("m")
    m.frame = box(10, 20, 30, 40)
    let wide = m.width == 100
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(m.frame == box(10, 20, 30, 40))
    #expect(wide.isBroken)
    m.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(!wide.isBroken)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func aLengthIsNeverBelowZero() {
    let end = a.trailing == root.leading - 8
    end.isActive = true
    #expect(width == 0)
    #expect(end.isBroken)
    #expect(root.layoutConflicts.first?.impossibility == "a.width == -8")
  }
}
