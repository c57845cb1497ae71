"""Measures strings in headless Chromium, with DejaVu Sans at 2048 px, as rows of Swift.

Reads strings from standard input, one a line, with escapes as in Swift (\\u{301}). Needs Debian's
packages chromium, fonts-dejavu-core and fonts-dejavu-extra. Chromium rounds to 1/64 px, which at
this size is 1/64 of a unit of the font. Usage: chromium_widths.py [--bold] [--carets] <strings
"""

import html
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
pre {{ font: {weight} 2048px "DejaVu Sans"; margin: 0; width: max-content; direction: ltr }}
</style>{lines}<script>
document.fonts.ready.then(() => {{
  const rows = [...document.querySelectorAll("pre")].map(line => {{
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
  const result = document.createElement("script");
  result.type = "application/json";
  result.id = "result";
  result.textContent = JSON.stringify(rows);
  document.body.append(result);
}});
</script>"""


def main(arguments):
    weight = "bold" if "--bold" in arguments else "normal"
    carets = "--carets" in arguments
    literals = [line.rstrip("\n") for line in sys.stdin if line.strip()]
    lines = "".join(f"<pre><span>{html.escape(unescaped(text))}</span></pre>" for text in literals)
    page = PAGE.format(weight=weight, lines=lines, carets=str(carets).lower())
    for literal, (width, parts) in zip(literals, measured(page), strict=True):
        row = f'("{literal}", {number(width)})'
        if carets:
            row = f'("{literal}", [{", ".join(number(part) for part in parts)}])'
        print(row + ",")


def unescaped(literal):
    return re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda found: chr(int(found[1], 16)), literal)


def number(value):
    return f"{value:.6f}".rstrip("0").rstrip(".")


def measured(page):
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text(page, "utf-8")
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu"]
        command += [f"--user-data-dir={folder}/profile", "--virtual-time-budget=5000"]
        command += ["--dump-dom", file.as_uri()]
        dom = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    found = re.search(r'id="result">(.*?)</script>', dom.stdout, re.DOTALL)
    return json.loads(found[1])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
