// On Apple's platforms the values convert to CoreGraphics' and back, number by number. They are not
// the same types there: the interface of this module is to be equal on every platform.
#if canImport(CoreGraphics)
  public import CoreGraphics

  extension Point {
    /// Creates a point with the coordinates of a `CGPoint`.
    @inlinable
    public init(_ point: CGPoint) {
      self.init(x: Double(point.x), y: Double(point.y))
    }
  }

  extension CGPoint {
    /// Creates a `CGPoint` with the coordinates of a point.
    @inlinable
    public init(_ point: Point) {
      self.init(x: CGFloat(point.x), y: CGFloat(point.y))
    }
  }

  extension Size {
    /// Creates a size with the lengths of a `CGSize`.
    @inlinable
    public init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension CGSize {
    /// Creates a `CGSize` with the lengths of a size.
    @inlinable
    public init(_ size: Size) {
      self.init(width: CGFloat(size.width), height: CGFloat(size.height))
    }
  }

  extension Rect {
    /// Creates a rectangle with the stored numbers of a `CGRect`.
    @inlinable
    public init(_ rect: CGRect) {
      self.init(origin: Point(rect.origin), size: Size(rect.size))
    }
  }

  extension CGRect {
    /// Creates a `CGRect` with the stored numbers of a rectangle.
    @inlinable
    public init(_ rect: Rect) {
      self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
    }
  }

  extension AffineTransform {
    /// Creates a transform with the numbers of a `CGAffineTransform`.
    @inlinable
    public init(_ transform: CGAffineTransform) {
      self.init(
        a: Double(transform.a),
        b: Double(transform.b),
        c: Double(transform.c),
        d: Double(transform.d),
        tx: Double(transform.tx),
        ty: Double(transform.ty)
      )
    }
  }

  extension CGAffineTransform {
    /// Creates a `CGAffineTransform` with the numbers of a transform.
    @inlinable
    public init(_ transform: AffineTransform) {
      self.init(
        a: CGFloat(transform.a),
        b: CGFloat(transform.b),
        c: CGFloat(transform.c),
        d: CGFloat(transform.d),
        tx: CGFloat(transform.tx),
        ty: CGFloat(transform.ty)
      )
    }
  }
#endif
