import Maraya

// The shapes that the cases give to geometry: `[x, y, width, height]` and its parts.

extension Value {
  var rect: Rect {
    get throws {
      let numbers = try numbers(4)
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  var point: Point {
    get throws {
      let numbers = try numbers(2)
      return Point(x: numbers[0], y: numbers[1])
    }
  }

  var unitPoint: UnitPoint {
    get throws {
      let numbers = try numbers(2)
      return UnitPoint(x: numbers[0], y: numbers[1])
    }
  }

  var size: Size {
    get throws {
      let numbers = try numbers(2)
      return Size(width: numbers[0], height: numbers[1])
    }
  }

  var translation: AffineTransform {
    get throws {
      let numbers = try numbers(2)
      return AffineTransform(translationX: numbers[0], y: numbers[1])
    }
  }

  var scale: AffineTransform {
    get throws {
      let numbers = try numbers(2)
      return AffineTransform(scaleX: numbers[0], y: numbers[1])
    }
  }

  var rotation: AffineTransform {
    get throws { AffineTransform(rotationAngle: try number) }
  }

  /// A transform written as text, such as `scale(-1,1)`.
  var transform3D: Transform3D {
    get throws { try TransformReader().transform(Substring(try text)) }
  }
}

extension Value {
  // Not `Rect`'s own equality, which standardizes: what is stored has to be right.
  static func rect(_ rect: Rect) -> Value {
    .list([.number(rect.origin.x), .number(rect.origin.y)] + rect.size.numbers)
  }

  static func point(_ point: Point) -> Value {
    .list([.number(point.x), .number(point.y)])
  }

  static func size(_ size: Size) -> Value {
    .list(size.numbers)
  }

  /// The sixteen numbers of a matrix, row by row.
  static func transform(_ transform: Transform3D) -> Value {
    .list(transform.numbers.map(Value.number))
  }

  /// The six numbers of a matrix: a, b, c, d, tx and ty.
  static func transform(_ transform: AffineTransform) -> Value {
    .numbers([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  static func unitPoint(_ point: UnitPoint) -> Value {
    .list([.number(point.x), .number(point.y)])
  }
}

extension Size {
  fileprivate var numbers: [Value] { [.number(width), .number(height)] }
}

extension Transform3D {
  /// The numbers of the matrix, row by row.
  var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
