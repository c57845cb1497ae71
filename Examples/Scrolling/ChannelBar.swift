public import Maraya

/// Article 1's screen: a bar of channels that scrolls sideways, with insets, above a gradient.
///
/// Written left-to-right, in the article's own words; each of them is remembered.
public func makeChannelScreen() -> Node {
  let screen = Node("screen")
  screen.frame = Rect(x: 0, y: 0, width: 375, height: 120)

  let bar = ScrollNode("bar")
  bar.rtl_frame = Rect(x: 0, y: 20, width: 375, height: 60)
  screen.addSubnode(bar)
  for (index, name) in ["news", "sports", "music", "films", "games"].enumerated() {
    let channel = Node(name)
    bar.addSubnode(channel)
    channel.rtl_frame = Rect(x: Double(index) * 120, y: 10, width: 110, height: 40)
  }
  bar.contentSize = Size(width: 590, height: 60)
  bar.rtl_contentInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 8)
  // At rest at its beginning, with the inset before it.
  bar.rtl_contentOffset = Point(x: -16, y: 0)

  let line = GradientNode("line")
  screen.addSubnode(line)
  line.rtl_frame = Rect(x: 0, y: 80, width: 375, height: 4)
  line.rtl_set(startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 0.25, y: 1))
  line.colors = ["#0a84ff", "#ffffff"]

  let arrow = ImageNode("more", image: Image("chevron", size: Size(width: 8, height: 16)).rtl)
  screen.addSubnode(arrow)
  arrow.place(top: 96, trailing: 12)
  return screen
}

/// The names of the channels of which something is seen, from the left.
public func channelsInView(of bar: ScrollNode) -> [String] {
  bar.subnodes.filter { $0.frame.intersects(bar.bounds) }
    .sorted { $0.frame.minX < $1.frame.minX }
    .compactMap(\.id)
}
