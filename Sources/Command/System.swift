/// What the program needs of the machine it runs on; tests have one of their own.
protocol System: AnyObject {
  /// The bytes of a file; of standard input for `-`.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// Writes a file anew.
  func write(_ text: String, to path: String) throws(FileError)
  /// Whether two paths lead to one file, which is there.
  func isOneFile(_ path: String, _ other: String) -> Bool
  /// Whether there is a folder of this path.
  func isFolder(_ path: String) -> Bool
  /// Makes a folder, in one that there is.
  func makeFolder(_ path: String) throws(FileError)
  /// Writes to standard output.
  func print(_ text: String)
  /// Writes to standard error.
  func complain(_ text: String)
}

/// Why a file could not be read or written.
struct FileError: Error {
  var path: String
  var reason: String
}

/// How the program ends.
enum ExitStatus: Int32 {
  /// All is well.
  case fine = 0
  /// Something was found: a mistake in a tree, a difference.
  case found = 1
  /// It was asked wrongly, or a scene is none.
  case failed = 2

  /// The graver one of two.
  func and(_ other: ExitStatus) -> ExitStatus { rawValue < other.rawValue ? other : self }
}
