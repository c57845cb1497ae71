public import MarayaTree

extension NodeConstraints: ListHooks {
  /// Activates what has waited for the node to be part of a larger tree, and can be activated now.
  ///
  /// A constraint whose items are in one tree now, and a maker's closure once the node has a
  /// supernode. A constraint that still lacks an item waits at the root: there the rest will be
  /// added. One that has lost an item is given up, with a `Diagnostic`.
  func activateWaiting() {
    if waiting.isEmpty { return }
    let candidates = waiting
    waiting = []
    for candidate in candidates {
      switch candidate {
      case .constraint(let constraint):
        guard let error = obstacle(to: constraint) else { continue }
        if error.mayPass {
          NodeConstraints.of(node.root).waiting.append(candidate)
        } else {
          node.report(.constraintGivenUp, "constraints", error.message)
        }
      case .maker(let run):
        if node.supernode == nil { waiting.append(candidate) } else { run(node) }
      }
    }
  }

  /// A builder closure of the node has been attached.
  func subnodesWereListed() { activateWaiting() }

  /// Activates a constraint now if its items are in one tree, and otherwise as soon as they are.
  ///
  /// - Precondition: Nothing else is wrong with it.
  func activateOnceJoined(_ constraint: LayoutConstraint) {
    guard let error = obstacle(to: constraint) else { return }
    if !error.mayPass { preconditionFailure(error.description) }
    waiting.append(.constraint(constraint))
  }

  /// Why a constraint can't be activated; otherwise it is active now.
  private func obstacle(to constraint: LayoutConstraint) -> ConstraintError? {
    do { try LayoutConstraint.install([constraint]) } catch { return error }
    return nil
  }
}

extension ConstraintError {
  /// Whether it is no mistake any more once the tree is larger.
  fileprivate var mayPass: Bool { code == .noCommonAncestor || code == .guideWithoutOwner }
}

extension Diagnostic.Code {
  /// A constraint that waited for its items to be in one tree, and has lost one.
  public static let constraintGivenUp = Diagnostic.Code(rawValue: "constraint-given-up")
}
