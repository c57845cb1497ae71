#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine, by the C library alone: a program without Foundation is small and starts at once.
final class Machine: System {
  func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try contents(of: 0, path: "standard input") }
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw lastError(path) }
    defer { close(file) }
    return try contents(of: file, path: path)
  }

  private func contents(of file: Int32, path: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // Room for all at once, if the system tells how much that is.
    var status = stat()
    if fstat(file, &status) == 0 && status.st_size > 0 {
      bytes.reserveCapacity(Int(status.st_size) + 1)
    }
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readBlock(file, &block)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: block[..<count])
      } else if errno != EINTR {
        throw lastError(path)
      }
    }
  }

  func write(_ text: String, to path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard file >= 0 else { throw lastError(path) }
    defer { close(file) }
    guard put(text, to: file) else { throw lastError(path) }
  }

  func isOneFile(_ path: String, _ other: String) -> Bool {
    var (one, two) = (stat(), stat())
    return stat(path, &one) == 0 && stat(other, &two) == 0 && one.st_mode & S_IFMT == S_IFREG
      && one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) != 0 { throw lastError(path) }
  }

  func print(_ text: String) {
    if put(text, to: 1) { return }
    complain("maraya: error: standard output: \(String(cString: strerror(errno)))\n")
    exit(ExitStatus.failed.rawValue)
  }

  func complain(_ text: String) { _ = put(text, to: 2) }

  /// Writes all of a text; `false` when that fails, which `errno` explains.
  private func put(_ text: String, to file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = writeBlock(file, rest)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private func lastError(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)))
  }
}

// Out of the class, in which these names are its own.

private func readBlock(_ file: Int32, _ block: inout [UInt8]) -> Int {
  read(file, &block, block.count)
}

private func writeBlock(_ file: Int32, _ block: UnsafeRawBufferPointer) -> Int {
  write(file, block.baseAddress, block.count)
}
