/// The last letter of a joining script, with nothing but marks and what is not seen after it.
struct Joiner {
  var scalar: Unicode.Scalar
  let place: Int
  /// Whether it is joined to the letter before it.
  let isJoinedBefore: Bool
  /// Whether it is joined to the letter after it.
  var isJoinedAfter = false
  /// Whether it can be.
  let joinsAfter: Bool
}

extension ShapingPass {
  /// Joins a letter to the one before it, if both do that.
  mutating func join(_ scalar: Unicode.Scalar, at place: Int, _ type: ShapingClass.Joining) {
    guard type != .none, type != .transparent else {
      joiner = nil
      return
    }
    let joins = joiner?.joinsAfter ?? false
    if joins {
      if formsLamAlef(with: scalar, at: place) { return }
      joiner?.isJoinedAfter = true
      refreshJoiner()
    }
    joiner = Joiner(
      scalar: scalar,
      place: place,
      isJoinedBefore: joins,
      joinsAfter: type == .dual || type == .causing
    )
    if joins { refreshJoiner() }
  }

  /// Gives the last joining letter the advance of its form.
  func refreshJoiner() {
    guard let joiner else { return }
    advances[joiner.place] = Int32(
      font.advance(
        of: joiner.scalar,
        joinedBefore: joiner.isJoinedBefore,
        joinedAfter: joiner.isJoinedAfter
      )
    )
  }

  /// Makes one of a lam and the alef after it.
  private mutating func formsLamAlef(with scalar: Unicode.Scalar, at place: Int) -> Bool {
    guard let lam = joiner, lam.scalar == "\u{644}" else { return false }
    switch scalar.value {
    case 0x622, 0x623, 0x625, 0x627: break
    default: return false
    }
    let total = font.advance(of: lam.isJoinedBefore ? "\u{FEFC}" : "\u{FEFB}")
    setLigature(total, at: lam.place, place)
    base.close()
    joiner = nil
    return true
  }
}
