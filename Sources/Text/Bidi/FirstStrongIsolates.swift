extension BidiResolver {
  /// Makes each isolate that is to find its direction one that has it (rule X5c).
  ///
  /// One walk with the open isolates on a stack: a strong scalar belongs to the innermost one, so
  /// that deep nesting costs no more than a flat text.
  mutating func resolveFirstStrongIsolates(in stretch: Range<Int>) {
    guard classes[stretch].contains(.fsi) else { return }
    var open: [Int] = []
    for place in stretch {
      let kind = classes[place]
      if kind.beginsIsolate {
        open.append(place)
      } else if kind == .pdi {
        _ = open.popLast()
      } else if let innermost = open.last, types[innermost] == .fsi, let level = kind.strongLevel {
        types[innermost] = level == 0 ? .lri : .rli
      }
    }
    for place in stretch where types[place] == .fsi { types[place] = .lri }
  }
}
