import MarayaGeometry
import MarayaTree

/// Numbers for nodes and what is below them: the same for the same content, in both of two trees.
struct SubtreeFingerprints {
  /// The number of each node by what it is.
  enum Aspect {
    /// All that is compared of the node and of what is below it.
    case content
    /// The same without places: what is left when siblings were taken from before it.
    case shape
    /// The node's id, or else its type.
    case name
  }

  private var contents: (earlier: [Int], later: [Int])
  private var shapes: (earlier: [Int], later: [Int])
  private var names: (earlier: [Int], later: [Int])

  /// - Complexity: O(*n*), where *n* is the number of nodes of both trees.
  init(of earlier: TreeRecord, and later: TreeRecord) {
    var names = Numbering<Name>()
    self.names = (
      earlier.items.map { names.number(of: Name($0)) },
      later.items.map { names.number(of: Name($0)) }
    )
    var contents = SubtreeNumbering<Content>()
    self.contents = (
      contents.numbers(of: earlier) { Content($0, isPlaced: true) },
      contents.numbers(of: later) { Content($0, isPlaced: true) }
    )
    var shapes = SubtreeNumbering<Content>()
    self.shapes = (
      shapes.numbers(of: earlier) { Content($0, isPlaced: false) },
      shapes.numbers(of: later) { Content($0, isPlaced: false) }
    )
  }

  func earlier(_ index: Int, by aspect: Aspect) -> Int {
    switch aspect {
    case .content: contents.earlier[index]
    case .shape: shapes.earlier[index]
    case .name: names.earlier[index]
    }
  }

  func later(_ index: Int, by aspect: Aspect) -> Int {
    switch aspect {
    case .content: contents.later[index]
    case .shape: shapes.later[index]
    case .name: names.later[index]
    }
  }
}

/// What a node is called, or what type it is of if nothing.
private struct Name: Hashable {
  var id: String?
  var typeName: String?

  init(_ item: TreeRecord.Item) {
    id = item.id
    typeName = item.id == nil ? item.typeName : nil
  }
}

/// What a node says of itself.
private struct Content: Hashable {
  var id: String?
  var typeName: String?
  var attributes: [TreeRecord.Property]
  var frames: [Rect] = []
  var placement: TreeRecord.Property?
  var results: [[TreeRecord.Property]] = []

  init(_ item: TreeRecord.Item, isPlaced: Bool) {
    id = item.id
    typeName = item.typeName
    attributes = item.attributes
    guard isPlaced else {
      attributes.removeAll { $0.key == "bounds" }
      return
    }
    frames = item.frames
    placement = item.placement
    results = item.results
  }
}

/// Gives equal values equal numbers.
private struct Numbering<Value: Hashable> {
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    let number = numbers[value] ?? numbers.count
    numbers[value] = number
    return number
  }
}

/// Gives nodes with equal values and equal subnodes equal numbers.
private struct SubtreeNumbering<Value: Hashable> {
  private var values = Numbering<Value>()
  private var subtrees = Numbering<[Int]>()

  mutating func numbers(of record: TreeRecord, _ value: (TreeRecord.Item) -> Value) -> [Int] {
    // Backwards, so that subnodes are numbered before their supernodes, and last ones first.
    var below = [[Int]](repeating: [], count: record.items.count)
    var numbers = [Int](repeating: 0, count: record.items.count)
    for (index, item) in record.items.enumerated().reversed() {
      let own = values.number(of: value(item))
      numbers[index] = subtrees.number(of: [own] + below[index])
      below[index] = []
      if let supernode = item.supernode { below[supernode].append(numbers[index]) }
    }
    return numbers
  }
}
