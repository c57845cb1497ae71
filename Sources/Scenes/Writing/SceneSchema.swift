import MarayaTree

extension NodeTypes {
  /// A JSON Schema of the scenes with these classes, made from their descriptions.
  ///
  /// Draft 2020-12. It says all that has to do with one value at a time; that siblings have ids of
  /// their own, and that a node has one placement, only the reader knows.
  public var schema: String {
    var json = JSONWriter()
    json.schema(sceneSchema, depth: 0)
    json.raw("\n")
    return json.string
  }

  private var sceneSchema: PropertyValue {
    let properties: [PropertyValue.Field] = [
      .init("maraya", .record([.init("const", 1)])),
      .init("name", PropertyShape.text.schema),
      .init("size", PropertyKind.size.shape.schema),
      .init("available", PropertyKind.room.shape.schema),
      .init("direction", .reference("direction")),
      .init("scale", .record([.init("type", .text("number")), .init("exclusiveMinimum", 0)])),
      .init("root", .reference("any")),
    ]
    return .record([
      .init("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .text("A scene of Maraya")),
      .init("type", .text("object")),
      .init("required", .list([.text("maraya"), .text("root")])),
      .init("additionalProperties", .flag(false)),
      .init("properties", .record(properties)),
      .init("$defs", .record(definitions)),
    ])
  }

  private var definitions: [PropertyValue.Field] {
    let direction = PropertyShape.choice(["ltr", "rtl"]).schema
    let any = PropertyValue.record([.init("oneOf", .list(names.map { .reference($0) }))])
    return [.init("direction", direction), .init("any", any)]
      + names.map { .init($0, nodeSchema($0)) }
  }

  private func nodeSchema(_ type: String) -> PropertyValue {
    guard let node = makeNode(type) else { return .record([]) }
    let isDefaultType = type == "node"
    let children = PropertyValue.record([
      .init("type", .text("array")), .init("items", .reference("any")),
    ])
    let properties = NodeDescription.declarations(of: node).map { declaration in
      PropertyValue.Field(declaration.key, declaration.schema)
    }
    let texts = PropertyShape.list(.text).schema
    let ofConstraints: [PropertyValue.Field] = [
      .init(ConstraintKeys.guides, texts),
      .init("children", children),
      .init(ConstraintKeys.constraints, texts),
      .init(ConstraintKeys.order, PropertyShape.list(.number).schema),
    ]
    return .record([
      .init("type", .text("object")),
      .init("required", .list(isDefaultType ? [] : [.text("type")])),
      .init("additionalProperties", .flag(false)),
      .init(
        "properties",
        .record(
          [
            .init("id", PropertyShape.text.schema),
            .init("type", .record([.init("const", .text(type))])),
          ] + properties + ofConstraints
        )
      ),
    ])
  }
}

extension NodeDescription.Declaration {
  /// The schema of the values, with the value of a new node.
  fileprivate var schema: PropertyValue {
    guard case .record(let fields) = shape.schema, let defaultValue else { return shape.schema }
    return .record(fields + [.init("default", defaultValue)])
  }
}

extension PropertyValue {
  fileprivate static func reference(_ name: String) -> PropertyValue {
    // Escaped as a part of a pointer, and then as one of an address.
    let part = name.unicodeScalars.reduce(into: "") { part, scalar in
      switch scalar {
      case "~": part += "~0"
      case "/": part += "~1"
      case "%": part += "%25"
      case " ": part += "%20"
      default: part.unicodeScalars.append(scalar)
      }
    }
    return .record([.init("$ref", .text("#/$defs/\(part)"))])
  }
}

extension PropertyShape {
  /// The schema of the values of this shape.
  fileprivate var schema: PropertyValue {
    switch self {
    case .nothing: .ofType("null")
    case .flag: .ofType("boolean")
    case .number: .ofType("number")
    case .length: .ofType("number", .init("minimum", 0))
    case .count: .ofType("integer", .init("minimum", 0))
    case .text: .ofType("string")
    case .choice(let texts): .record([.init("enum", .list(texts.map { .text($0) }))])
    case .tuple(let fields):
      .ofType(
        "array",
        .init("description", .text(description)),
        .init("prefixItems", .list(fields.map(\.shape.schema))),
        .init("items", .flag(false)),
        .init("minItems", Double(fields.count))
      )
    case .list(let shape): .ofType("array", .init("items", shape.schema))
    case .record(let fields):
      .ofType(
        "object",
        .init("additionalProperties", .flag(false)),
        .init("required", .list(fields.filter { !$0.isOptional }.map { .text($0.name) })),
        .init("properties", .record(fields.map { .init($0.name, $0.shape.schema) }))
      )
    case .either(let shapes): .record([.init("anyOf", .list(shapes.map(\.schema)))])
    }
  }
}

extension PropertyValue {
  fileprivate static func ofType(_ name: String, _ more: Field...) -> PropertyValue {
    .record([.init("type", .text(name))] + more)
  }
}

extension JSONWriter {
  /// Writes a schema: what names its parts a part a line, for people who read it.
  fileprivate mutating func schema(_ value: PropertyValue, depth: Int) {
    guard case .record(let fields) = value,
      depth < 2 || fields.contains(where: { $0.name == "properties" }) || depth == 3
    else { return property(value) }
    let indent = String(repeating: "  ", count: depth + 1)
    raw("{")
    for (index, field) in fields.enumerated() {
      raw(index == 0 ? "\n" : ",\n")
      raw(indent)
      text(field.name)
      raw(": ")
      schema(field.value, depth: depth + 1)
    }
    raw("\n\(indent.dropLast(2))}")
  }
}
