"""Compares where headless Chromium draws the runs of labels with where the layout has them.

Takes a scene, and the program: lays the scene out in both directions, draws it, loads the picture
and measures its texts. Prints each run that lies more than half a point elsewhere, and how far the
worst one does. Needs what chromium.py does. pictures.json is a scene with labels of all kinds.
Usage: chromium_pictures.py SCENE [MARAYA]
"""

import json
import subprocess
import sys

from chromium import FINDING, asked

PAGE = """<!DOCTYPE html><meta charset="utf-8">{picture}<script>
const results = () => [...document.querySelectorAll("text.run")].map(text => {{
  // The box of a text is as wide as its ink; those of its characters are what the pen moves by.
  const count = text.getNumberOfChars();
  const boxes = [...Array(count).keys()].map(index => text.getExtentOfChar(index));
  const left = Math.min(...boxes.map(box => box.x));
  const right = Math.max(...boxes.map(box => box.x + box.width));
  return [left, right - left, text.getComputedTextLength()];
}});
"""
ALLOWED = 0.5


def main(arguments):
    scene, program = (arguments + [".build/debug/maraya"])[:2]
    failures = 0
    for direction in ["ltr", "rtl"]:
        expected = runs(json.loads(printed(program, scene, direction, "json")))
        picture = printed(program, scene, direction, "svg")
        found = asked(PAGE.format(picture=picture) + FINDING)
        worst = [0, 0, 0]
        for (text, x, width), box in zip(expected, found, strict=True):
            away = [abs(box[0] - x), abs(box[1] - width), abs(box[2] - width)]
            worst = [max(pair) for pair in zip(worst, away)]
            if max(away) > ALLOWED:
                failures += 1
                print(f"{direction}: {text!r} at {x}, {width} wide, is at {box}")
        print(f"{direction}: {len(found)} runs; x, box, length are at most {worst} away")
    return 1 if failures else 0


def printed(program, scene, direction, form):
    command = [program, "layout", scene, "--direction", direction, "--format", form]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def runs(layout):
    for node in layout["nodes"]:
        for line in node.get("lines", []):
            for run in line["runs"]:
                x = node["rootFrame"][0] + line["frame"][0] + run["x"]
                yield run["text"], x, run["width"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
