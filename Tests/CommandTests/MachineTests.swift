import Foundation
import Testing

@testable import MarayaCommand

@Suite("The machine")
struct MachineTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "maraya-\(UUID().uuidString)").path

  @Test func whatIsWrittenIsReadAgain() throws {
    let machine = Machine()
    #expect(!machine.isFolder(folder))
    try machine.makeFolder(folder + "/")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(machine.isFolder(folder))
    let text = String(repeating: "مرايا\n", count: 20_000)
    try machine.write(text, to: folder + "/a.txt")
    #expect(try machine.read(folder + "/a.txt") == Array(text.utf8))
    try machine.write("short", to: folder + "/a.txt")
    #expect(try machine.read(folder + "/a.txt") == Array("short".utf8))
  }

  @Test func whatFailsIsExplained() {
    let machine = Machine()
    let missing = #expect(throws: FileError.self) { try machine.read("/no/such/file") }
    #expect(missing?.path == "/no/such/file")
    #expect(missing?.reason == "No such file or directory")
    let isFolder = #expect(throws: FileError.self) { try machine.read("/") }
    #expect(isFolder?.reason == "Is a directory")
    #expect(throws: FileError.self) { try machine.write("", to: "/no/such/file") }
    #expect(throws: FileError.self) { try machine.makeFolder("/no/such/folder/") }
  }
}
