"""Finds where headless Chromium begins lines, with DejaVu Sans at 16 px, as rows of Swift.

Reads paragraphs from standard input, one a line, with escapes as in Swift (\\u{301}): those of the
tests stand in paragraphs.txt. Needs what chromium.py does, and python3-fonttools. What DejaVu Sans
lacks is set in a font made here, as wide as the rule has it: see ForeignScalar.swift.
Usage: chromium_breaks.py WIDTH… <paragraphs.txt
"""

import base64
import io
import json
import sys
import textwrap
import unicodedata

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from chromium import FINDING, asked, literals, markup, unescaped

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
@font-face {{ font-family: Wide; src: url(data:font/ttf;base64,{font}) }}
p {{
  font: 16px "DejaVu Sans", Wide; margin: 0; unicode-bidi: plaintext;
  text-rendering: geometricPrecision; white-space: pre-wrap; overflow-wrap: anywhere; hyphens: none;
}}
</style>{paragraphs}<script>
const characters = new Intl.Segmenter("en", {{ granularity: "grapheme" }});
const starts = paragraph => {{
  const text = paragraph.firstChild;
  const range = document.createRange();
  const found = [];
  let bottom = -Infinity;
  for (const {{ segment, index }} of characters.segment(text.data)) {{
    range.setStart(text, index);
    range.setEnd(text, index + segment.length);
    const box = [...range.getClientRects()].find(box => box.width > 0);
    if (!box || box.top + box.height / 2 < bottom) continue;
    found.push(index);
    bottom = box.bottom;
  }}
  return found;
}};
const results = () => [...document.querySelectorAll("p")].map(paragraph =>
  {widths}.map(width => {{
    paragraph.style.width = width + "px";
    return starts(paragraph);
  }}));
"""


def main(arguments):
    widths = [float(width) for width in arguments]
    texts = literals(sys.stdin)
    paragraphs = "".join(f"<p>{markup(text)}</p>" for text in texts)
    page = PAGE.format(
        font=wide_font(unescaped("".join(texts))), paragraphs=paragraphs, widths=json.dumps(widths)
    )
    for literal, found in zip(texts, asked(page + FINDING), strict=True):
        print("Row(")
        print(folded(literal))
        print("  [")
        for starts in found:
            row = f'[{", ".join(str(start) for start in starts)}],'
            print(textwrap.fill(row, 92, initial_indent="    ", subsequent_indent="      "))
        print("  ]")
        print("),")


def folded(literal):
    """A literal of several lines, for a long text; none of them ends with its space."""
    lines = [[]]
    for word in literal.split(" "):
        if len(" ".join(lines[-1] + [word])) > 84:
            lines.append([])
        lines[-1].append(word)
    text = " \\\n  ".join(" ".join(line) for line in lines)
    return f'  """\n  {text}\n  """,'


def wide_font(text):
    """A font of squares for the wide characters of a text, as base64."""
    characters = sorted({letter for letter in text if unicodedata.east_asian_width(letter) in "WF"})
    names = [f"u{ord(letter):X}" for letter in characters]
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for corner in [(0, 1500), (800, 1500), (800, 0)]:
        pen.lineTo(corner)
    pen.closePath()
    square = pen.glyph()
    font = FontBuilder(2048)
    font.setupGlyphOrder([".notdef"] + names)
    font.setupCharacterMap({ord(letter): name for letter, name in zip(characters, names)})
    font.setupGlyf({name: square for name in [".notdef"] + names})
    advances = {name: (advance(letter), 0) for letter, name in zip(characters, names)}
    font.setupHorizontalMetrics({".notdef": (2048, 0)} | advances)
    font.setupHorizontalHeader(ascent=1901, descent=-483)
    font.setupNameTable({"familyName": "Wide", "styleName": "Regular"})
    font.setupOS2()
    font.setupPost()
    data = io.BytesIO()
    font.save(data)
    return base64.b64encode(data.getvalue()).decode()


def advance(letter):
    if 0xAC00 <= ord(letter) <= 0xD7A3:
        return 1884
    return 2560 if ord(letter) >= 0x1F000 else 2048


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
