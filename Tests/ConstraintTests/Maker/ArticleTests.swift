import Maraya
import Testing

/// The example of article 3, as it is written there.
@Suite struct ArticleTests {
  @Test(arguments: LayoutDirection.allCases)
  func theExampleWorks(direction: LayoutDirection) {
    let view = Node("view")
    let myView = Node("myView")
    let anotherView = Node("anotherView")
    view.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    view.addSubnode(myView)
    view.addSubnode(anotherView)

    let first = myView.makeConstraints { make in
      make.top(view.safeAreaLayoutGuide.top).offset(20)
      make.leading(view.leading).offset(20)
      make.trailing(view.trailing).offset(-20)
      make.height(200)
    }
    let second = anotherView.makeConstraints { make in
      make.top(myView.bottom).offset(20)
      make.centerX(view.centerX)
      make.width(150)
      make.height(100)
    }

    #expect(
      first.map(\.description) == [
        "myView.top == view.safeArea.top + 20", "myView.leading == view.leading + 20",
        "myView.trailing == view.trailing - 20", "myView.height == 200",
      ]
    )
    #expect(
      second.map(\.description) == [
        "anotherView.top == myView.bottom + 20", "anotherView.centerX == view.centerX",
        "anotherView.width == 150", "anotherView.height == 100",
      ]
    )
    view.layout(width: 375, height: 667, direction: direction)
    #expect(myView.frame == Rect(x: 20, y: 64, width: 335, height: 200))
    #expect(anotherView.frame == Rect(x: 112.5, y: 284, width: 150, height: 100))
  }

  /// The article's forms that make nothing there, or twice as much, or stop later.
  @Test func itsDefectsAreNoneHere() {
    let view = Node("view")
    let myView = Node("myView")
    view.addSubnode(myView)
    myView.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    let group = myView.makeConstraints { make in
      // Without an offset; with two; with more behind it.
      make.top(view.top)
      make.leading(view.leading).offset(1).offset(2)
      make.centerY(view.centerY).offset(3).priority(.low).labeled("middle")
      make.aspectRatio(2)
    }
    #expect(
      group.map(\.description) == [
        "myView.top == view.top", "myView.leading == view.leading + 2",
        "'middle': myView.centerY == view.centerY + 3 @ 250", "myView.width == myView.height * 2",
      ]
    )
    #expect(group.isActive)
  }
}
