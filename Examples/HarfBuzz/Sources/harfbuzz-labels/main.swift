import HarfBuzzText
import Maraya

// What HarfBuzz measures in a font file beside what the built-in table says.
let path =
  CommandLine.arguments.dropFirst().first
  ?? "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
let measurer = try HarfBuzzMeasurer(regular: path)
for text in ["AVATAR Tokyo WAVE", "office", "السلام عليكم", "שלום עולם", "Привет, мир"] {
  let label = LabelNode("label", text)
  label.font = .sized(16)
  let root = Node("root") { label.place(leading: 0, top: 0) }
  root.layout(width: 400, height: 100)
  let builtIn = label.frame.width
  root.textMeasurer = measurer
  root.layoutIfNeeded()
  print("\(text): HarfBuzz \(label.frame.width), built in \(builtIn)")
}
