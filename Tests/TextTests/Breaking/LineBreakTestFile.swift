import Foundation

/// Unicode's LineBreakTest.txt, of the version that the tables are made of.
enum LineBreakTestFile {
  struct Case {
    /// The line without its comment.
    var text: String
    var scalars: [Unicode.Scalar]
    /// Whether there is a break before each scalar and at the end.
    var breaks: [Bool]
  }

  private static let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  /// The cases; none if the file isn't there or is of another version.
  static let cases: [Case] = {
    let lines = text.split(separator: "\n")
    guard lines.first == "# LineBreakTest-15.0.0.txt" else { return [] }
    return lines.compactMap(parse)
  }()

  /// A line such as `× 0023 ÷ 2014 ÷`, then a comment.
  private static func parse(_ line: Substring) -> Case? {
    let text = line.prefix { $0 != "#" }.filter { $0 != "\t" }
    var result = Case(text: text, scalars: [], breaks: [])
    for word in text.split(separator: " ") {
      switch word {
      case "÷": result.breaks.append(true)
      case "×": result.breaks.append(false)
      default:
        guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else {
          return nil
        }
        result.scalars.append(scalar)
      }
    }
    return result.scalars.isEmpty ? nil : result
  }

  private static var text: String {
    if let text = try? String(contentsOfFile: path, encoding: .utf8) { return text }
    guard FileManager.default.fileExists(atPath: path + ".gz") else { return "" }
    let unpacking = Process()
    let output = Pipe()
    unpacking.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    unpacking.arguments = ["gzip", "-dc", path + ".gz"]
    unpacking.standardOutput = output
    guard (try? unpacking.run()) != nil else { return "" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    unpacking.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
