"""Measures strings in headless Chromium, with DejaVu Sans at 2048 px, as rows of Swift.

Reads strings from standard input, one a line, with escapes as in Swift (\\u{301}). Needs what
chromium.py does. Chromium rounds to 1/64 px, which at this size is 1/64 of a unit of the font.
Usage: chromium_widths.py [--bold] [--carets] <strings
"""

import sys

from chromium import FINDING, asked, literals, markup, number

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
pre {{ font: {weight} 2048px "DejaVu Sans"; margin: 0; width: max-content; direction: ltr }}
</style>{lines}<script>
const results = () => [...document.querySelectorAll("pre")].map(line => {{
  const text = line.firstChild.firstChild;
  const range = document.createRange();
  range.selectNodeContents(line.firstChild);
  const width = range.getBoundingClientRect().width;
  const carets = [];
  for (let start = 0; {carets} && start < text.length;) {{
    const end = start + String.fromCodePoint(text.data.codePointAt(start)).length;
    range.setStart(text, start);
    range.setEnd(text, end);
    carets.push(range.getBoundingClientRect().width);
    start = end;
  }}
  return [width, carets];
}});
"""


def main(arguments):
    weight = "bold" if "--bold" in arguments else "normal"
    carets = "--carets" in arguments
    texts = literals(sys.stdin)
    lines = "".join(f"<pre><span>{markup(text)}</span></pre>" for text in texts)
    page = PAGE.format(weight=weight, lines=lines, carets=str(carets).lower()) + FINDING
    for literal, (width, parts) in zip(texts, asked(page), strict=True):
        row = f'("{literal}", {number(width)})'
        if carets:
            row = f'("{literal}", [{", ".join(number(part) for part in parts)}])'
        print(row + ",")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
