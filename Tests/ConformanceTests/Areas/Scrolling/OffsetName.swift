import Maraya

/// A name under which an offset is set and read, from the leading edge.
///
/// Left-to-right that is the physical offset; and right-to-left a scroll node does what the mirror
/// image of a left-to-right one does.
struct OffsetName: Sendable {
  let set: @Sendable (ScrollNode, Point) -> Void
  let get: @Sendable (ScrollNode) -> Point

  static let all: [OffsetName] = [
    OffsetName(set: { $0.directionalContentOffset = $1 }, get: { $0.directionalContentOffset }),
    OffsetName(
      set: { $0.setDirectionalContentOffset($1, animated: false) },
      get: { $0.rtl_contentOffset }
    ),
    OffsetName(set: { $0.rtl_contentOffset = $1 }, get: { $0.directionalContentOffset }),
    OffsetName(
      set: { $0.rtl_setContentOffset($1, animated: false) },
      get: { $0.rtl_contentOffset }
    ),
    OffsetName(
      set: { $0.contentOffset = $0.mirroredOffset($1) },
      get: { $0.mirroredOffset($0.contentOffset) }
    ),
    OffsetName(
      set: { $0.setContentOffset($0.rtl_contentOffset($1), animated: false) },
      get: { $0.rtl_contentOffset($0.bounds.origin) }
    ),
    OffsetName(
      set: { $0.bounds.origin = $0.mirroredOffset($1) },
      get: { $0.directionalContentOffset }
    ),
  ]
}
