extension IsolatingRunSequence {
  /// Resolves marks, numbers and what belongs to numbers (rules W1 to W7).
  mutating func resolveWeakTypes() {
    resolveMarksAndLetters()
    resolveNumberSeparators()
    resolveNumberTerminators()
  }

  /// Marks follow what they stand on, numbers the last letter; Arabic letters become `r`
  /// (rules W1 to W3).
  private mutating func resolveMarksAndLetters() {
    var previous = before
    var strong = before
    for index in types.indices {
      var type = types[index]
      if type == .nsm {
        type = previous.beginsIsolate || previous == .pdi ? .on : previous
      }
      previous = type
      switch type {
      case .l, .r, .al: strong = type
      case .en where strong == .al: type = .an
      default: break
      }
      types[index] = type == .al ? .r : type
    }
  }

  /// A single separator between numbers of the same kind is part of them (rule W4).
  private mutating func resolveNumberSeparators() {
    guard types.count > 2 else { return }
    for index in 1..<types.count - 1 {
      let number = types[index - 1]
      guard number == types[index + 1] else { continue }
      switch types[index] {
      case .es where number == .en: types[index] = .en
      case .cs where number == .en || number == .an: types[index] = number
      default: break
      }
    }
  }

  /// Terminators beside European numbers are part of them, all other separators and terminators
  /// neutral; European numbers behind left-to-right letters become `l` (rules W5 to W7).
  private mutating func resolveNumberTerminators() {
    var strong = before
    var index = 0
    while index < types.count {
      switch types[index] {
      case .l, .r:
        strong = types[index]
        index += 1
      case .en, .et:
        index = resolveNumber(from: index, strong: strong)
      case .es, .cs:
        types[index] = .on
        index += 1
      default:
        index += 1
      }
    }
  }

  /// Resolves a stretch of European numbers and terminators, and gives its end.
  private mutating func resolveNumber(from start: Int, strong: BidiClass) -> Int {
    var end = start
    var hasNumber = false
    while end < types.count, types[end] == .en || types[end] == .et {
      if types[end] == .en { hasNumber = true }
      end += 1
    }
    let type: BidiClass = hasNumber ? (strong == .l ? .l : .en) : .on
    for index in start..<end { types[index] = type }
    return end
  }
}
