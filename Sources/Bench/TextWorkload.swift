import Maraya

/// Text: short labels that were never measured, the same again, and one long paragraph.
///
/// The labels of a script differ in their numbers, so that none is measured twice.
struct TextWorkload {
  /// What a short label is like in some script: about ten characters.
  static let samples: [(script: String, words: [String])] = [
    ("latin", ["Settings", "Cancel", "Your order", "AVATAR Tokyo", "office"]),
    ("cyrillic", ["Настройки", "Отмена", "Ваш заказ", "Готово"]),
    ("arabic", ["الإعدادات", "إلغاء", "طلبك جاهز", "السلام عليكم"]),
    ("hebrew", ["הגדרות", "ביטול", "ההזמנה שלך", "שלום"]),
    ("mixed", ["طلبك iPhone", "Wi-Fi מופעל", "الساعة 10:30"]),
  ]

  let count: Int
  let stopwatch: Stopwatch

  /// What it takes to find the size of each of so many new labels, and to ask them again.
  func labels(of words: [String]) -> (cold: Double, again: Double, width: Double) {
    let labels = (0..<count).map { index in
      LabelNode("", "\(words[index % words.count]) \(index)")
    }
    var width = 0.0
    let cold = stopwatch.time(.layout) {
      for label in labels {
        width += label.measure(SizeProposal(width: .unbounded, height: .unbounded)).width
      }
    }
    let again = stopwatch.time(.read) {
      for label in labels {
        width -= label.measure(SizeProposal(width: .unbounded, height: .unbounded)).width
      }
    }
    return (cold / Double(count), again / Double(count), width)
  }

  /// What it takes to set a paragraph of so many bytes into lines 400 points wide.
  func paragraph(bytes: Int) -> (time: Double, lines: Int) {
    let sentence = "The quick brown fox jumps over the lazy dog, ليلى and 12 others. "
    let text = String(repeating: sentence, count: bytes / sentence.utf8.count)
    var lines = 0
    let time = stopwatch.time(.layout) {
      lines = TextLayout(text, style: TextStyle(lineLimit: 0), width: 400).lines.count
    }
    return (time, lines)
  }
}

/// Prints what text costs.
func printText(_ workload: TextWorkload) {
  for (script, words) in TextWorkload.samples {
    let found = workload.labels(of: words)
    print(
      "maraya text labels script=\(script) N=\(workload.count)",
      "cold_ns=\(rounded(found.cold, digits: 1)) again_ns=\(rounded(found.again, digits: 1))",
      "difference=\(found.width)"
    )
  }
  for bytes in [250_000, 500_000, 1_000_000, 2_000_000] {
    let found = workload.paragraph(bytes: bytes)
    print(
      "maraya text paragraph bytes=\(bytes) lines=\(found.lines)",
      "ns_per_byte=\(rounded(found.time / Double(bytes), digits: 2))"
    )
  }
}
