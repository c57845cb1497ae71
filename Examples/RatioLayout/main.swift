import Maraya

// Article 4's four views at three sizes, each upright and rotated.
let view = makeFourViews()
for (width, height) in [(320.0, 480.0), (375.0, 667.0), (768.0, 1024.0)] {
  for (width, height) in [(width, height), (height, width)] {
    view.layout(width: width, height: height)
    print("\(Int(width))×\(Int(height))")
    print(view.drawing(.both))
  }
}

// On a display with two pixels a point nothing is blurred, and nothing has a gap.
view.displayScale = 2
view.layout(width: 375, height: 667)
for node in view.capture().nodes.dropFirst() {
  print(node.id ?? "", "exact \(node.frame), on the grid \(node.snappedFrame)")
}

// In the article's own words, with the same result.
let article = ArticleView("view")
article.layout(width: 320, height: 480)
view.layout(width: 320, height: 480)
print("\nthe article's way is the same:", article.drawing(.both) == view.drawing(.both))
