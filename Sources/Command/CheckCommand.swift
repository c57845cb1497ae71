extension Program {
  func check(_ arguments: Arguments) throws(UsageError) -> ExitStatus { .failed }
  func diff(_ arguments: Arguments) throws(UsageError) -> ExitStatus { .failed }
}
