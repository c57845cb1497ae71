// The program `maraya`: what it does stands in Program.swift, what it can be asked in Usage.swift.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(Program(on: Machine()).run(Array(CommandLine.arguments.dropFirst())).rawValue)
