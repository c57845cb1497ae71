extension BidiParagraph {
  /// The levels of a line's scalars, with those of its trailing spaces and separators reset.
  ///
  /// Rule L1 of UAX #9. What goes beyond the paragraph is left out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars in the line.
  public func lineLevels(_ line: Range<Int>) -> [UInt8] {
    let line = line.clamped(to: 0..<count)
    if isUniform { return [UInt8](repeating: baseLevel, count: line.count) }
    var levels = Array(resolved[line])
    var spaces = levels.count
    for place in levels.indices {
      let kind = classes[line.lowerBound + place]
      if kind == .s || kind == .b {
        reset(min(spaces, place)...place, in: &levels)
        spaces = levels.count
      } else if kind.isSpace {
        spaces = min(spaces, place)
      } else if !kind.isRemoved {
        spaces = levels.count
      }
    }
    if spaces < levels.count { reset(spaces...levels.count - 1, in: &levels) }
    return levels
  }

  private func reset(_ places: ClosedRange<Int>, in levels: inout [UInt8]) {
    for place in places { levels[place] = baseLevel }
  }

  /// The runs of a line from left to right, each as long as its level allows.
  ///
  /// Rules L1 and L2 of UAX #9. What goes beyond the paragraph is left out.
  ///
  /// - Complexity: O(*n* + *r* · *d*), where *n* is the number of scalars in the line, *r* that of
  ///   its runs and *d* the difference of their levels, at most 126.
  public func visualRuns(of line: Range<Int>) -> [BidiRun] {
    let line = line.clamped(to: 0..<count)
    if line.isEmpty { return [] }
    if isUniform { return [BidiRun(range: line, level: baseLevel)] }
    var runs = Self.logicalRuns(of: lineLevels(line), from: line.lowerBound)
    Self.reorder(&runs)
    return runs
  }

  /// The runs of the whole paragraph in reading order.
  var logicalRuns: [BidiRun] {
    if count == 0 { return [] }
    if isUniform { return [BidiRun(range: 0..<count, level: baseLevel)] }
    return Self.logicalRuns(of: resolved, from: 0)
  }

  /// Runs of the same level in reading order.
  private static func logicalRuns(of levels: [UInt8], from lowerBound: Int) -> [BidiRun] {
    var runs: [BidiRun] = []
    var start = 0
    for end in 1...levels.count where end == levels.count || levels[end] != levels[start] {
      runs.append(BidiRun(range: lowerBound + start..<lowerBound + end, level: levels[start]))
      start = end
    }
    return runs
  }

  /// Reverses, from the highest level down to the lowest odd one, what has it or a higher one.
  private static func reorder(_ runs: inout [BidiRun]) {
    var highest: UInt8 = 0
    var lowestOdd = UInt8.max
    for run in runs {
      highest = max(highest, run.level)
      if run.level & 1 == 1 { lowestOdd = min(lowestOdd, run.level) }
    }
    var level = highest
    while level >= lowestOdd {
      reverseStretches(of: level, in: &runs)
      level -= 1
    }
  }

  /// Reverses each stretch of runs with a level or a higher one.
  private static func reverseStretches(of level: UInt8, in runs: inout [BidiRun]) {
    var start = 0
    for end in 0...runs.count where end == runs.count || runs[end].level < level {
      var (first, last) = (start, end - 1)
      while first < last {
        runs.swapAt(first, last)
        first += 1
        last -= 1
      }
      start = end + 1
    }
  }
}
