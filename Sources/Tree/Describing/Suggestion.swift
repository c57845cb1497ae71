/// `; did you mean "alpha"?` if a word is close to one of those that there are, else nothing.
///
/// - Parameters:
///   - word: The word that is none of them.
///   - words: The words that there are.
///   - prefix: What stands before each word.
/// - Returns: The rest of a message, or nothing.
package func suggestion(for word: String, among words: [String], prefix: String = "") -> String {
  let wanted = Array(word.utf8.prefix(40))
  let distances = words.map { ($0, editDistance(wanted, Array($0.utf8))) }
  guard let (best, distance) = distances.min(by: { $0.1 < $1.1 }), distance <= 1 + best.count / 4
  else { return "" }
  return "; did you mean \"\(prefix)\(best)\"?"
}

/// How many bytes must be changed, added or removed to make one word of the other.
private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var row = Array(0...other.count)
  for (i, a) in one.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in other.enumerated() {
      let changed = diagonal + (a | 0x20 == b | 0x20 ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[other.count]
}
