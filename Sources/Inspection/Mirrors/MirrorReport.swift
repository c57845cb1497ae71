import MarayaConstraints
public import MarayaTree

/// Something that keeps a tree from being its own mirror image.
///
/// A tree of which nothing is reported mirrors as a whole: laid out in the other direction, every
/// frame is reflected. What is reported may be meant so: an island, a physical frame.
public struct MirrorFinding: Hashable, Sendable {
  /// The path of the node: ids from the root down, `node[place]` for those without.
  public var node: String
  /// The property, as the node's description names it; `constraints` for a constraint of it.
  public var property: String
  /// What it is.
  public var value: PropertyValue
  /// What it is in the mirror image of the tree.
  public var mirrored: PropertyValue
  /// Why a constraint does not mirror, and what would; `nil` for other properties.
  public var advice: String?
}

extension MirrorFinding: CustomStringConvertible {
  /// As in `card/badge: frame 20,50,100,100 is physical, mirrored it is 200,50,100,100`.
  public var description: String {
    "\(node): \(message)"
  }
}

extension Node {
  /// What keeps this tree from being its own mirror image, in the order of the tree.
  ///
  /// Everything that was asked for in physical space and is another thing in the mirror: frames,
  /// margins, safe areas, transforms, corner radii; directions that are set below the top; and
  /// constraints on left and right edges, with points between centres, or with a multiplier of a
  /// place, each at the node that it places.
  /// A physical frame in the middle of its supernode is its own mirror image, as things stand,
  /// and is not reported, nor is a node that was never placed. Frames are compared with the axes
  /// of the last layout.
  ///
  /// - Complexity: O(*n* · *d*) for *n* nodes of depth *d*, of which one is reported.
  public final func mirrorReport() -> [MirrorFinding] {
    var findings: [MirrorFinding] = []
    let constraints = PhysicalConstraint.all(below: self)
    var tracker = PathTracker(top: self)
    for node in Array(subtree) {
      tracker.step(to: node)
      for property in NodeDescription(of: node).physicalProperties(isTop: node === self) {
        findings.append(MirrorFinding(node: tracker.path, property))
      }
      for constraint in constraints[ObjectIdentifier(node)] ?? [] {
        findings.append(MirrorFinding(node: tracker.path, constraint))
      }
    }
    return findings
  }
}

extension MirrorFinding {
  /// A property that has another value in the mirror.
  init(node: String, _ property: NodeDescription.Property) {
    self.init(
      node: node,
      property: property.key,
      value: property.value,
      mirrored: property.mirrored ?? property.value
    )
  }

  /// A constraint that is another in the mirror.
  init(node: String, _ constraint: PhysicalConstraint) {
    self.init(
      node: node,
      property: "constraints",
      value: .text(constraint.equation.description),
      mirrored: .text(constraint.image.description),
      advice: "\(constraint.briefly); \(constraint.remedy)"
    )
  }

  /// What is wrong, without the node.
  var message: String {
    if let advice { return advice }
    return switch property {
    case "direction", "semantic":
      "\(property) \(value.text) does not turn with what is around it"
    default:
      "\(property) \(value.text) is physical, mirrored it is \(mirrored.text)"
    }
  }
}

extension NodeDescription {
  /// The properties that were asked for and are others in the mirror image of the tree.
  ///
  /// The direction of the top of a tree is what the image is laid out in, and no part of it.
  func physicalProperties(isTop: Bool) -> [Property] {
    properties.filter {
      $0.mirrored != nil && !$0.isDefault && !(isTop && $0.key == "direction")
    }
  }
}
