import Maraya
import Testing

/// The snippets of README, of the documentation's first page and of the change log, run.
@Suite("First snippets")
struct StartSnippets {
  @Test func theTreeOfTheReadme() {
    let card = Node("card") {
      Node("photo").place(leading: 16, top: 16, width: 64, height: 64)
      Node("name").place(leading: 96, top: 16, trailing: 16, height: 20)
      Node("half").with { $0.ratio = RatioRect(x: 0.5, y: 0.5, width: 0.25, height: 0.25) }
      Node("badge").with { $0.rtl_frame = Rect(x: 20, y: 50, width: 20, height: 20) }
    }
    card.layout(width: 320, height: 120, direction: .rightToLeft)
    print(card.drawing(.both))

    #expect(card["photo"]?.frame.description == "240,16 64×64")
    #expect(
      card.drawing(.both) == """
                  left-to-right  right-to-left
        card      0,0 320×120    0,0 320×120
        ├─ photo  16,16 64×64    240,16 64×64
        ├─ name   96,16 208×20   16,16 208×20
        ├─ half   160,60 80×30   80,60 80×30
        └─ badge  20,50 20×20    280,50 20×20

        """
    )
  }

  @Test func theTreeOfTheFirstPage() {
    let card = Node("card") {
      Node("photo").place(leading: 16, top: 16, width: 64, height: 64)
      Node("name").place(leading: 96, top: 16, trailing: 16, height: 20)
    }
    card.layout(width: 320, height: 120)
    print(card.drawing(.both))

    #expect(
      card.drawing(.both) == """
                  left-to-right  right-to-left
        card      0,0 320×120    0,0 320×120
        ├─ photo  16,16 64×64    240,16 64×64
        └─ name   96,16 208×20   16,16 208×20

        """
    )
  }

  @Test func theTreesOfTheChangeLog() {
    let badge = Node("badge")
    let card = Node("card") { badge }
    badge.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    card.layout(width: 320, height: 120, direction: .rightToLeft)
    print(badge.frame)  // 200,50 100×100

    #expect(badge.frame.description == "200,50 100×100")

    let name = Node("name")
    let half = Node("half")
    card.addSubnode(name)
    card.addSubnode(half)

    name.place(leading: 96, top: 16, trailing: 16, height: 20)
    half.ratio = RatioRect(x: 0.5, y: 0, width: 0.5, height: 1 - .points(8))
    card.layoutIfNeeded()
    #expect(name.frame.description == "16,16 208×20")
    #expect(half.frame.description == "0,0 160×112")
  }
}
