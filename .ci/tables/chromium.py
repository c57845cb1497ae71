"""Asks headless Chromium, which Debian's packages chromium and fonts-dejavu-* bring.

The page is to put what it found as JSON into a script element with the id `result`.
"""

import html
import json
import re
import subprocess
import tempfile
from pathlib import Path


def asked(page):
    """What a page found."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text(page, "utf-8")
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu"]
        command += [f"--user-data-dir={folder}/profile", "--virtual-time-budget=20000"]
        command += ["--dump-dom", file.as_uri()]
        dom = subprocess.run(command, capture_output=True, text=True, timeout=180, check=True)
    found = re.search(r'id="result">(.*?)</script>', dom.stdout, re.DOTALL)
    return json.loads(found[1])


# The end of a page: it calls `results()` when the fonts are there.
FINDING = """document.fonts.ready.then(() => {
  const result = document.createElement("script");
  result.type = "application/json";
  result.id = "result";
  result.textContent = JSON.stringify(results()).replaceAll("<", "\\\\u003c");
  document.body.append(result);
});
</script>"""


def unescaped(literal):
    """A text that is written as in Swift: \\u{301}, \\"."""
    literal = literal.replace('\\"', '"')
    return re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda found: chr(int(found[1], 16)), literal)


def literals(lines):
    """The texts of a file, one a line."""
    return [line.rstrip("\n") for line in lines if line.strip()]


def markup(literal):
    return html.escape(unescaped(literal))


def number(value):
    return f"{value:.6f}".rstrip("0").rstrip(".")
