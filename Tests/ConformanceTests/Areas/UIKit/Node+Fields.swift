import Maraya

extension Node {
  /// Does to the node what the fields of a case say, and takes them.
  func setUp(_ fields: inout Fields) throws {
    for (key, step) in Self.steps {
      if let value = fields.take(key) { try step(self, value) }
    }
  }

  /// What a case may say of a node, in the order in which it is meant.
  ///
  /// JSON has no order; the words have: a plain `frame` comes before a transform, `setFrame`
  /// after it, and what starts with `then` after both.
  private static let steps: [(key: String, step: @Sendable (Node, Value) throws -> Void)] = [
    ("anchorPoint", { $0.anchorPoint = try $1.unitPoint }),
    ("bounds", { $0.bounds = try $1.rect }),
    ("setBounds", { $0.bounds = try $1.rect }),
    // A view of this size as one makes it, with a frame at the origin.
    ("boundsSize", { $0.frame = Rect(origin: .zero, size: try $1.size) }),
    ("position", { $0.position = try $1.point }),
    ("frame", { $0.frame = try $1.rect }),

    ("scale", { $0.transform = try $1.scale }),
    ("rotationRadians", { $0.transform = try $1.rotation }),
    ("layerTransform", { $0.transform3D = try $1.transform3D }),

    ("setFrame", { $0.frame = try $1.rect }),
    ("untransformedFrame", { $0.setUntransformedFrame(try $1.rect) }),
    ("frameOrigin", { $0.frame.origin = try $1.point }),

    ("thenFrame", { $0.frame = try $1.rect }),
    ("thenSetFrame", { $0.frame = try $1.rect }),
    // Together with `thenFrame` this is what children see afterwards; it moves no frame.
    ("boundsOrigin", { $0.bounds.origin = try $1.point }),
    ("thenRotateRadians", { $0.transform = try $1.rotation }),
    ("thenTranslate", { $0.transform = try $1.translation }),
    ("thenScale", { $0.transform = try $1.scale }),
    ("thenTransform", { $0.transform = try $1.transform3D.affine }),
    ("thenBounds", { $0.bounds = try $1.rect }),
  ]

  // Under whatever transform there is: what layout code has to do instead of setting `frame`.
  private func setUntransformedFrame(_ frame: Rect) {
    bounds.size = frame.size
    position = Point(
      x: frame.origin.x + anchorPoint.x * frame.size.width,
      y: frame.origin.y + anchorPoint.y * frame.size.height
    )
  }
}
