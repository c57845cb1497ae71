import Maraya
import Testing

/// The article "Mirroring a layout", run.
@Suite("Mirroring a layout")
struct MirroringALayout {
  @Test func fromFramesToTheLeadingEdge() {
    let card = Node("card")
    let photo = Node("photo")
    let name = Node("name")
    photo.frame = Rect(x: 16, y: 16, width: 64, height: 64)
    name.frame = Rect(x: 96, y: 16, width: 208, height: 20)
    card.addSubnode(photo)
    card.addSubnode(name)
    card.layout(width: 320, height: 120, direction: .rightToLeft)
    print(photo.frame)  // 16,16 64×64

    #expect(photo.frame.description == "16,16 64×64")
    let findings = card.mirrorReport().map(\.description)
    #expect(
      findings == [
        "card/photo: frame 16,16,64,64 is physical, mirrored it is 240,16,64,64",
        "card/name: frame 96,16,208,20 is physical, mirrored it is 16,16,208,20",
      ]
    )

    for finding in card.mirrorReport() { print(finding) }
    // card/photo: frame 16,16,64,64 is physical, mirrored it is 240,16,64,64
    // card/name: frame 96,16,208,20 is physical, mirrored it is 16,16,208,20

    photo.rtl_frame = Rect(x: 16, y: 16, width: 64, height: 64)
    name.rtl_frame = Rect(x: 96, y: 16, width: 208, height: 20)
    print(photo.frame, name.frame)  // 240,16 64×64 16,16 208×20
    print(card.mirrorReport().isEmpty)  // true

    #expect("\(photo.frame) \(name.frame)" == "240,16 64×64 16,16 208×20")
    #expect(card.mirrorReport().isEmpty)
  }

  @Test func byEdges() {
    let card = Node("card") {
      Node("photo").place(leading: 16, top: 16, width: 64, height: 64)
      Node("name").place(leading: 96, top: 16, trailing: 16, height: 20)
      Node("chevron").place(trailing: 16, bottom: 16, width: 8, height: 16)
    }
    card.layout(width: 480, height: 90)
    print(card.drawing(.both))

    #expect(
      card.drawing(.both) == """
                    left-to-right  right-to-left
        card        0,0 480×90     0,0 480×90
        ├─ photo    16,16 64×64    400,16 64×64
        ├─ name     96,16 368×20   16,16 368×20
        └─ chevron  456,58 8×16    16,58 8×16

        """
    )
  }

  final class Title: Node {
    var text = "" {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: Size {
      Size(width: Double(text.count) * 10, height: 20)
    }
  }

  @Test func withContentThatMeasuresItself() {
    let title = Title("title").place(leading: 16, top: 16)
    title.text = "Settings"
    let bar = Node("bar") { title }
    bar.layout(width: 320, height: 52, direction: .rightToLeft)
    print(title.frame)  // 224,16 80×20

    title.text = "Wi-Fi"
    bar.layoutIfNeeded()
    print(title.frame)  // 254,16 50×20

    #expect(title.frame.description == "254,16 50×20")
    title.text = "Settings"
    bar.layoutIfNeeded()
    #expect(title.frame.description == "224,16 80×20")
  }

  @Test func byRatios() {
    let left = Node("left").with { $0.ratio = RatioRect(x: 0, y: 0, width: 0.25, height: 1) }
    let right = Node("right").with {
      $0.ratio = RatioRect(x: 0.25 + .points(8), y: 0, width: 0.75 - .points(8), height: 1)
    }
    let panes = Node("panes") {
      left
      right
    }
    panes.layout(width: 400, height: 100, direction: .rightToLeft)
    print(left.frame, right.frame)  // 300,0 100×100 0,0 292×100

    #expect("\(left.frame) \(right.frame)" == "300,0 100×100 0,0 292×100")
  }

  @Test func byComputedRatios() {
    let third = RatioRect(x: .ratio(1.0 / 3), y: 0, width: .ratio(1.0 / 3), height: 1)

    let middle = Node("middle").with { $0.ratio = third }
    let panes = Node("panes") { middle }
    panes.layout(width: 300, height: 100)
    #expect(middle.frame.description == "100,0 100×100")
  }

  @Test func byStretching() {
    let row = Node("row")
    row.frame = Rect(x: 0, y: 0, width: 200, height: 40)
    let bar = Node("bar")
    bar.rtl_frame = Rect(x: 16, y: 0, width: 168, height: 40)
    bar.autoresizingMask = .flexibleWidth
    row.addSubnode(bar)
    row.layout(width: 300, height: 40, direction: .rightToLeft)
    print(bar.frame)  // 16,0 268×40

    #expect(bar.frame.description == "16,0 268×40")
    // In a container that is still 0 wide.
    let wide = Node("bar")
    let late = Node("row") {
      wide.with {
        $0.rtl_frame = Rect(x: 16, y: 0, width: 168, height: 40)
        $0.autoresizingMask = .flexibleWidth
      }
    }
    late.layout(width: 300, height: 40, direction: .rightToLeft)
    #expect(wide.frame.size.width == 468)
  }

  @Test func withIslands() {
    let phone = Node("phone") {
      Node("prefix").place(leading: 0, top: 0, width: 36, height: 16)
      Node("number").place(leading: 40, top: 0, width: 92, height: 16)
    }
    phone.layoutDirection = .leftToRight
    phone.place(leading: 96, bottom: 8, width: 132, height: 16)

    let player = Node("player") {
      Node("back").place(leading: 0, top: 0, width: 32, height: 32)
      Node("next").place(leading: 40, top: 0, width: 32, height: 32)
    }
    player.semanticContentAttribute = .playback

    player.place(leading: 0, top: 0, width: 100, height: 32)
    let inner = Node("inner").place(leading: 0, top: 0, width: 8, height: 8)
    player["back"]?.addSubnode(inner)
    let card = Node("card") {
      phone
      player
    }
    card.layout(width: 320, height: 120, direction: .rightToLeft)
    #expect(phone.frame.description == "92,96 132×16")
    #expect(phone["prefix"]?.frame.minX == 0)
    #expect(player.frame.minX == 220)
    #expect(player["next"]?.frame.minX == 40)
    #expect(inner.frame.minX == 24)
  }

  @Test func withSides() {
    let chevron = Node("chevron")
    let card = Node("card") { chevron }
    card.layout(width: 320, height: 120, direction: .rightToLeft)

    card.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8,
      leading: 32,
      bottom: 8,
      trailing: 16
    )
    print(card.layoutMargins.left, card.layoutMargins.right)  // 16.0 32.0

    chevron.flipsInRightToLeft = true
    print(chevron.effectiveTransform.a)  // -1.0

    #expect(card.layoutMargins == EdgeInsets(top: 8, left: 16, bottom: 8, right: 32))
    #expect(chevron.effectiveTransform.a == -1)
  }

  @Test func turningAskingAndTesting() {
    let name = Node("name").place(leading: 96, top: 16, trailing: 16, height: 20)
    let card = Node("card") {
      Node("photo").place(leading: 16, top: 16, width: 64, height: 64)
      name
      Node("chevron").place(trailing: 16, bottom: 16, width: 8, height: 16)
    }
    card.layout(width: 320, height: 120)

    let report = card.layout(width: 320, height: 120, direction: .rightToLeft)
    print(report.placed, report.measured)  // 3 0

    #expect(report.laidOut == 0)
    #expect(report.placed == 3)
    #expect(report.measured == 0)

    card.layoutDirection = .leftToRight
    for move in card.layoutIfNeeded(recordsMoves: true).moves { print(move) }
    // card/photo 240,16 64×64 → 16,16 64×64 (direction)
    // card/name 16,16 208×20 → 96,16 208×20 (direction)
    // card/chevron 16,88 8×16 → 296,88 8×16 (direction)

    card.layoutDirection = .rightToLeft
    card.layoutIfNeeded()
    card.layoutDirection = .leftToRight
    #expect(
      card.layoutIfNeeded(recordsMoves: true).moves.map(\.description) == [
        "card/photo 240,16 64×64 → 16,16 64×64 (direction)",
        "card/name 16,16 208×20 → 96,16 208×20 (direction)",
        "card/chevron 16,88 8×16 → 296,88 8×16 (direction)",
      ]
    )

    print(name.explain(.leading))

    #expect(
      name.explain(.leading).description == """
        card/name leading = 96
          rule       place leading 96 top 16 trailing 16 height 20
          axis       0…320, the bounds of card
          direction  left-to-right, set on card
          leading    96
        """
    )

    let phone = Node("phone").place(leading: 96, bottom: 8, width: 132, height: 16)
    phone.layoutDirection = .leftToRight
    card.addSubnode(phone)
    card.layoutIfNeeded()

    let findings = card.mirrorReport().map(\.description)
    #expect(findings == ["card/phone: direction ltr does not turn with what is around it"])

    let before = card.capture()
    card.layout(width: 320, height: 120, direction: .rightToLeft)
    let changes = card.capture().changes(since: before)
    print(changes[0])  // card/photo moved 16,16 64×64 → 240,16 64×64

    #expect(changes.first?.description == "card/photo moved 16,16 64×64 → 240,16 64×64")
  }
}
