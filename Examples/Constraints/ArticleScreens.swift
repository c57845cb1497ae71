public import Maraya

/// The article's first screen: an icon and a title, by anchors.
///
/// The article pins left and right edges, which don't mirror; leading and trailing ones do.
public func makeTitleScreen() -> Node {
  let iconView = ImageNode("iconView").with { $0.image = Image(size: Size(width: 48, height: 48)) }
  let titleLabel = LabelNode("titleLabel", "Settings")
  let screen = Node("screen") {
    iconView
    titleLabel
  }
  LayoutConstraint.activate([
    iconView.topAnchor.constraint(equalTo: screen.topAnchor, constant: 24),
    iconView.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),

    titleLabel.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -12),
    titleLabel.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
    titleLabel.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
  ])
  return screen
}

/// The article's second screen: two boxes, by its maker.
public func makeBoxScreen() -> Node {
  let myView = Node("myView")
  let anotherView = Node("anotherView")
  let view = Node("view") {
    myView
    anotherView
  }
  view.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
  myView.makeConstraints { make in
    make.top(view.safeAreaLayoutGuide.top).offset(20)
    make.leading(view.leading).offset(20)
    make.trailing(view.trailing).offset(-40)
    make.height(200)
  }
  anotherView.makeConstraints { make in
    make.top(myView.bottom).offset(20)
    make.centerX(view.centerX)
    make.width(150)
    make.height(100)
  }
  return view
}
