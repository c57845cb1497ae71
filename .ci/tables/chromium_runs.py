"""Finds where runs of one direction lie in headless Chromium, with DejaVu Sans at 16 px.

Reads lines from standard input: a text, with escapes as in Swift (\\u{301}), a bar, and the ranges of
its runs from left to right in UTF-16 code units. Needs what chromium.py does. Prints rows of Swift:
for each run its range, the left end and the width of what it shows. Usage: chromium_runs.py <lines
"""

import json
import sys

from chromium import FINDING, asked, literals, markup, number

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
p {{
  font: 16px "DejaVu Sans"; margin: 0; width: max-content; white-space: pre;
  unicode-bidi: plaintext; text-rendering: geometricPrecision; position: absolute; left: 0; top: 0;
}}
</style>{paragraphs}<script>
const ranges = {ranges};
const results = () => [...document.querySelectorAll("p")].map((paragraph, row) =>
  ranges[row].map(([start, end]) => {{
    const range = document.createRange();
    range.setStart(paragraph.firstChild, start);
    range.setEnd(paragraph.firstChild, end);
    const boxes = [...range.getClientRects()].filter(box => box.width > 0);
    const left = Math.min(...boxes.map(box => box.left));
    return [left, Math.max(...boxes.map(box => box.right)) - left];
  }}));
"""


def main():
    rows = [line.rsplit("|", 1) for line in literals(sys.stdin)]
    texts = [text for text, _ in rows]
    ranges = [[list(map(int, run.split("-"))) for run in runs.split()] for _, runs in rows]
    paragraphs = "".join(f"<p>{markup(text)}</p>" for text in texts)
    page = PAGE.format(paragraphs=paragraphs, ranges=json.dumps(ranges)) + FINDING
    for text, runs, found in zip(texts, ranges, asked(page), strict=True):
        print(f'(\n  "{text}",\n  [')
        for (start, end), (x, width) in zip(runs, found):
            print(f"    Box({start}..<{end}, {number(x)}, {number(width)}),")
        print("  ]\n),")


if __name__ == "__main__":
    sys.exit(main())
