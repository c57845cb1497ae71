import Maraya
import TestSupport

/// Where the text of labels lies.
struct TextAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen =
      given.has("set") ? try ArticleAlignments(&given) : try ResolvedAlignment(&given)
  }
}

/// An alignment, and the side that it is in each direction.
private struct ResolvedAlignment: Adapter {
  private let alignment: TextAlignment
  private let directions: [LayoutDirection]

  init(_ given: inout Fields) throws {
    alignment = try given.require("alignment").textAlignment
    directions = try given.require("direction").directions
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "resolved" else { throw NotUnderstood("the expectation '\(key)'") }
    let labels = try directions.map { direction in
      let label = LabelNode.label(in: direction)
      label.textAlignment = alignment
      return [label, try label.copyFromFile]
    }
    let turning = LabelNode.label(in: .leftToRight)
    turning.textAlignment = alignment
    let turned = directions.map { direction in
      turning.root.layout(width: 100, height: 100, direction: direction)
      return [turning.resolvedTextAlignment.rawValue, turning.side]
    }
    // What it is called, and where the line lies.
    return [0, 1].flatMap { way in
      [
        .list(labels.map { .text($0[way].resolvedTextAlignment.rawValue) }),
        .list(labels.map { .text($0[way].side) }),
        .list(turned.map { .text($0[way]) }),
      ]
    }
  }
}

/// Alignments that are set by the article's name, and how they read physically.
private struct ArticleAlignments: Adapter {
  private let alignments: [TextAlignment]
  private let direction: LayoutDirection

  init(_ given: inout Fields) throws {
    alignments = try given.require("set").list.map { try $0.textAlignment }
    direction = try given.require("direction").direction
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "stored" else { throw NotUnderstood("the expectation '\(key)'") }
    let ways: [(TextAlignment) throws -> LabelNode] = [
      { alignment in
        let label = LabelNode.label(in: direction)
        label.rtl_alignment = alignment
        return label
      },
      // Set in the other direction: the label turns.
      { alignment in
        let label = LabelNode.label(in: direction.opposite)
        label.rtl_alignment = alignment
        label.root.layoutDirection = direction
        return label
      },
      { alignment in
        let label = LabelNode.label(in: direction)
        label.rtl_alignment = alignment
        return try label.copyFromFile
      },
    ]
    return try ways.map { way in
      .list(try alignments.map { .text(try way($0).textAlignment.rawValue) })
    }
  }
}

extension LabelNode {
  /// A label in a root that is kept, whose direction it has, with more room than its text needs.
  fileprivate static func label(in direction: LayoutDirection) -> LabelNode {
    let label = LabelNode("label", "abc")
    label.font = .grid(Size(width: 10, height: 20))
    label.frame = Rect(x: 10, y: 10, width: 80, height: 20)
    let root = Node.root(direction, width: 100, [label])
    keep(root)
    return label
  }

  /// The label as it comes back from a file.
  fileprivate var copyFromFile: LabelNode {
    get throws {
      let root = try self.root.reread
      guard let label = root["label"] as? LabelNode else { throw NotUnderstood("a file of ours") }
      keep(root)
      return label
    }
  }

  /// The side at which the line lies.
  fileprivate var side: String {
    let frame = lines[0].frame
    return frame.minX == 0 ? "left" : frame.maxX == bounds.width ? "right" : "neither"
  }
}

extension Value {
  /// The alignment of text, by the name that UIKit has for it.
  fileprivate var textAlignment: TextAlignment {
    get throws {
      guard let alignment = TextAlignment(rawValue: try text) else {
        throw NotUnderstood("the alignment \(self)")
      }
      return alignment
    }
  }
}
