// Reads and writes of a node's properties from another module, each in a function of its own,
// so that the emitted code can be searched for exclusivity checks and reference counting.
// `.ci/accessors` does that; running the program only shows that the functions work.

import Maraya

@inline(__always)
func withNode<Result>(_ pointer: UnsafeRawPointer, _ body: (Node) -> Result) -> Result {
  Unmanaged<Node>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
}

// MARK: Reads

@_cdecl("probe_read_frame")
func readFrame(_ node: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
  out.assumingMemoryBound(to: Rect.self).pointee = withNode(node) { $0.frame }
}

@_cdecl("probe_read_bounds")
func readBounds(_ node: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
  out.assumingMemoryBound(to: Rect.self).pointee = withNode(node) { $0.bounds }
}

@_cdecl("probe_read_center")
func readCenter(_ node: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
  out.assumingMemoryBound(to: Point.self).pointee = withNode(node) { $0.center }
}

@_cdecl("probe_read_anchorPoint")
func readAnchorPoint(_ node: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
  out.assumingMemoryBound(to: UnitPoint.self).pointee = withNode(node) { $0.anchorPoint }
}

@_cdecl("probe_read_directionalFrame")
func readDirectionalFrame(_ node: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
  out.assumingMemoryBound(to: Rect.self).pointee = withNode(node) { $0.directionalFrame }
}

@_cdecl("probe_read_transform")
func readTransform(_ node: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
  out.assumingMemoryBound(to: AffineTransform.self).pointee = withNode(node) { $0.transform }
}

@_cdecl("probe_read_alpha")
func readAlpha(_ node: UnsafeRawPointer) -> Double {
  withNode(node) { $0.alpha }
}

@_cdecl("probe_read_isHidden")
func readIsHidden(_ node: UnsafeRawPointer) -> Bool {
  withNode(node) { $0.isHidden }
}

@_cdecl("probe_read_isRTL")
func readIsRTL(_ node: UnsafeRawPointer) -> Bool {
  withNode(node) { $0.isRTL }
}

@_cdecl("probe_read_needsLayout")
func readNeedsLayout(_ node: UnsafeRawPointer) -> Bool {
  withNode(node) { $0.needsLayout }
}

@_cdecl("probe_read_subnodeCount")
func readSubnodeCount(_ node: UnsafeRawPointer) -> Int {
  withNode(node) { $0.subnodeCount }
}

@_cdecl("probe_read_referenceWidth")
func readReferenceWidth(_ node: UnsafeRawPointer) -> Double {
  withNode(node) { $0.referenceWidth ?? -1 }
}

@_cdecl("probe_read_layoutDirection")
func readLayoutDirection(_ node: UnsafeRawPointer) -> Bool {
  withNode(node) { $0.layoutDirection == .rightToLeft }
}

@_cdecl("probe_read_zPosition")
func readZPosition(_ node: UnsafeRawPointer) -> Double {
  withNode(node) { $0.zPosition }
}

// MARK: Writes

@_cdecl("probe_write_anchorPoint")
func writeAnchorPoint(_ node: UnsafeRawPointer, _ x: Double) {
  withNode(node) { $0.anchorPoint = UnitPoint(x: x, y: 0) }
}

@_cdecl("probe_write_referenceWidth")
func writeReferenceWidth(_ node: UnsafeRawPointer, _ width: Double) {
  withNode(node) { $0.referenceWidth = width }
}

@_cdecl("probe_write_frame")
func writeFrame(_ node: UnsafeRawPointer, _ x: Double, _ width: Double) {
  withNode(node) { $0.frame = Rect(x: x, y: 0, width: width, height: 1) }
}

@_cdecl("probe_write_frame_x")
func writeFrameX(_ node: UnsafeRawPointer, _ x: Double) {
  withNode(node) { $0.frame.origin.x = x }
}

@_cdecl("probe_write_bounds_size")
func writeBoundsSize(_ node: UnsafeRawPointer, _ width: Double, _ height: Double) {
  withNode(node) { $0.bounds.size = Size(width: width, height: height) }
}

@_cdecl("probe_write_center")
func writeCenter(_ node: UnsafeRawPointer, _ x: Double, _ y: Double) {
  withNode(node) { $0.center = Point(x: x, y: y) }
}

@_cdecl("probe_write_directionalFrame")
func writeDirectionalFrame(_ node: UnsafeRawPointer, _ x: Double, _ width: Double) {
  withNode(node) { $0.rtl_frame = Rect(x: x, y: 0, width: width, height: 1) }
}

@_cdecl("probe_write_isHidden")
func writeIsHidden(_ node: UnsafeRawPointer, _ isHidden: Bool) {
  withNode(node) { $0.isHidden = isHidden }
}

@_cdecl("probe_write_needsLayout")
func writeNeedsLayout(_ node: UnsafeRawPointer) {
  withNode(node) { $0.setNeedsLayout() }
}

let supernode = Node("supernode") { Node("probe") }
let probe = supernode.subnodes[0]
let pointer = UnsafeRawPointer(Unmanaged.passUnretained(probe).toOpaque())
writeFrame(pointer, 10, 20)
writeFrameX(pointer, 11)
writeBoundsSize(pointer, 30, 40)
writeCenter(pointer, 50, 60)
writeDirectionalFrame(pointer, 12, 24)
writeIsHidden(pointer, true)
print(supernode.drawing(), terminator: "")
