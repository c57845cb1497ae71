import Maraya

/// A program of the cases in Swift; the cases say *superview* and have a `dsl` between.
struct MakerProgram {
  let run: (ConstraintMaker, LayoutTree) -> Void

  init(_ text: String) throws {
    guard let program = Self.programs[text] else { throw NotUnderstood("the program '\(text)'") }
    run = program
  }

  /// Each row: a program as the cases write it, and the same with our names.
  private static let programs: [String: @Sendable (ConstraintMaker, LayoutTree) -> Void] = [
    "make.edges.equalToSuperview().inset(50)": { make, _ in
      make.edges.equalToSupernode().inset(50)
    },
    "make.edges.equalToSuperview().offset(50)": { make, _ in
      make.edges.equalToSupernode().offset(50)
    },
    "make.directionalEdges.equalToSuperview()"
      + ".inset(.init(top: 1, leading: 20, bottom: 3, trailing: 40))": { make, _ in
        make.directionalEdges.equalToSupernode()
          .inset(.init(top: 1, leading: 20, bottom: 3, trailing: 40))
      },
    "make.edges.equalTo(EdgeInsets(top: 25, left: 25, bottom: 25, right: 25))": { make, _ in
      make.edges.equalTo(EdgeInsets(top: 25, left: 25, bottom: 25, right: 25))
    },
    "make.top.equalTo(50); make.left.equalTo(50); make.size.equalTo(10)": { make, _ in
      make.top.equalTo(50)
      make.left.equalTo(50)
      make.size.equalTo(10)
    },
    "make.size.equalTo(Size(50, 40)); make.left.top.equalToSuperview()": { make, _ in
      make.size.equalTo(Size(width: 50, height: 40))
      make.left.top.equalToSupernode()
    },
    "make.center.equalToSuperview().offset(Point(5, -7))": { make, _ in
      make.center.equalToSupernode().offset(Point(x: 5, y: -7))
    },
    "make.leading.equalTo(b.dsl.trailing).offset(8)": { make, tree in
      make.leading.equalTo(tree["b"].trailing).offset(8)
    },
    "make.left.equalTo(10).priority(.low + 1)": { make, _ in
      make.left.equalTo(10).priority(.low + 1)
    },
    "make.edges.equalTo(root.dsl.margins)": { make, tree in
      make.edges.equalTo(tree.root.marginEdges)
    },
    "make.verticalEdges.equalToSuperview(); make.horizontalEdges.equalToSuperview().inset(10)": {
      make,
      _ in
      make.verticalEdges.equalToSupernode()
      make.horizontalEdges.equalToSupernode().inset(10)
    },
    "make.top.leading.trailing.equalToSuperview().inset(12)": { make, _ in
      make.top.leading.trailing.equalToSupernode().inset(12)
    },
    "make.center.equalToSuperview()"
      + ".inset(EdgeInsets(top: 10, left: 30, bottom: 4, right: 10))": { make, _ in
        make.center.equalToSupernode()
          .inset(EdgeInsets(top: 10, left: 30, bottom: 4, right: 10))
      },
    "make.leading.trailing.equalToSuperview()"
      + ".inset(EdgeInsets(top: 0, left: 30, bottom: 0, right: 10)); "
      + "make.top.equalToSuperview(); make.height.equalTo(5)": { make, _ in
        make.leading.trailing.equalToSupernode()
          .inset(EdgeInsets(top: 0, left: 30, bottom: 0, right: 10))
        make.top.equalToSupernode()
        make.height.equalTo(5)
      },
    "make.centerX.equalTo(100); make.centerY.equalTo(50); make.size.equalTo(20)": { make, _ in
      make.centerX.equalTo(100)
      make.centerY.equalTo(50)
      make.size.equalTo(20)
    },
    "make.height.equalTo([b, root])": { make, tree in
      make.height.equalTo([tree["b"], tree.root])
    },
  ]
}

extension LayoutTree {
  fileprivate subscript(id: String) -> Node { node(id) ?? Node("missing") }
}
