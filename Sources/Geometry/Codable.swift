// Values are coded as arrays of numbers, in the order of their initializers: short, and the same in
// every language that reads them. Embedded Swift has no Codable.
#if !hasFeature(Embedded)

  extension Point: Codable {
    /// Reads `[x, y]`.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(2)
      self.init(x: numbers[0], y: numbers[1])
    }

    /// Writes `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([x, y])
    }
  }

  extension Size: Codable {
    /// Reads `[width, height]`.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(2)
      self.init(width: numbers[0], height: numbers[1])
    }

    /// Writes `[width, height]`.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([width, height])
    }
  }

  extension Rect: Codable {
    /// Reads `[x, y, width, height]`.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(4)
      self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Writes `[x, y, width, height]`, the stored numbers.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([origin.x, origin.y, size.width, size.height])
    }
  }

  extension EdgeInsets: Codable {
    /// Reads `[top, left, bottom, right]`.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(4)
      self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// Writes `[top, left, bottom, right]`.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([top, left, bottom, right])
    }
  }

  extension DirectionalEdgeInsets: Codable {
    /// Reads `[top, leading, bottom, trailing]`.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(4)
      self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// Writes `[top, leading, bottom, trailing]`.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([top, leading, bottom, trailing])
    }
  }

  extension CornerRadii: Codable {
    /// Reads `[topLeft, topRight, bottomRight, bottomLeft]`.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(4)
      self.init(
        topLeft: numbers[0],
        topRight: numbers[1],
        bottomRight: numbers[2],
        bottomLeft: numbers[3]
      )
    }

    /// Writes `[topLeft, topRight, bottomRight, bottomLeft]`.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([topLeft, topRight, bottomRight, bottomLeft])
    }
  }

  extension DirectionalCornerRadii: Codable {
    /// Reads `[topLeading, topTrailing, bottomTrailing, bottomLeading]`.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(4)
      self.init(
        topLeading: numbers[0],
        topTrailing: numbers[1],
        bottomTrailing: numbers[2],
        bottomLeading: numbers[3]
      )
    }

    /// Writes `[topLeading, topTrailing, bottomTrailing, bottomLeading]`.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([topLeading, topTrailing, bottomTrailing, bottomLeading])
    }
  }

  extension Axis: Codable {
    /// Reads `"horizontal"` or `"vertical"`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      guard let axis = Axis.allCases.first(where: { $0.description == name }) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "Expected \"horizontal\" or \"vertical\", found \"\(name)\"."
        )
      }
      self = axis
    }

    /// Writes `"horizontal"` or `"vertical"`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }

  extension UnitPoint: Codable {
    /// Reads `[x, y]`.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(2)
      self.init(x: numbers[0], y: numbers[1])
    }

    /// Writes `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([x, y])
    }
  }

  extension UnitRect: Codable {
    /// Reads `[x, y, width, height]`.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(4)
      self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Writes `[x, y, width, height]`.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([x, y, width, height])
    }
  }

  extension AffineTransform: Codable {
    /// Reads `[a, b, c, d, tx, ty]`.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(6)
      self.init(
        a: numbers[0],
        b: numbers[1],
        c: numbers[2],
        d: numbers[3],
        tx: numbers[4],
        ty: numbers[5]
      )
    }

    /// Writes `[a, b, c, d, tx, ty]`.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([a, b, c, d, tx, ty])
    }
  }

  extension Transform3D: Codable {
    /// Reads 16 numbers, row by row.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(16)
      self.init()
      (m11, m12, m13, m14) = (numbers[0], numbers[1], numbers[2], numbers[3])
      (m21, m22, m23, m24) = (numbers[4], numbers[5], numbers[6], numbers[7])
      (m31, m32, m33, m34) = (numbers[8], numbers[9], numbers[10], numbers[11])
      (m41, m42, m43, m44) = (numbers[12], numbers[13], numbers[14], numbers[15])
    }

    /// Writes 16 numbers, row by row.
    public func encode(to encoder: any Encoder) throws {
      try encoder.encode([
        m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
      ])
    }
  }

  extension PixelGrid: Codable {
    /// Reads the scale, a single number.
    ///
    /// - Throws: `DecodingError` when the scale is not finite or not greater than zero.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let scale = try container.decode(Double.self)
      guard scale.isFinite && scale > 0 else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "Expected a finite scale greater than zero, found \(scale)."
        )
      }
      self.init(scale: scale)
    }

    /// Writes the scale, a single number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(scale)
    }
  }

  extension Decoder {
    /// Reads an array of exactly `count` numbers.
    fileprivate func numbers(_ count: Int) throws -> [Double] {
      var container = try unkeyedContainer()
      var numbers: [Double] = []
      while !container.isAtEnd && numbers.count < count {
        numbers.append(try container.decode(Double.self))
      }
      guard container.isAtEnd && numbers.count == count else {
        let found = container.isAtEnd ? "\(numbers.count)" : "more"
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "Expected \(count) numbers, found \(found)."
        )
      }
      return numbers
    }
  }

  extension Encoder {
    fileprivate func encode(_ numbers: [Double]) throws {
      var container = unkeyedContainer()
      for number in numbers { try container.encode(number) }
    }
  }

#endif
