"""Writes what MarayaText knows of the font DejaVu Sans 2.37, as Swift tables.

Needs fontTools (from PyPI) and Debian's packages fonts-dejavu-core and unicode-data.
"""

import re
import sys
import unicodedata
from pathlib import Path

from fontTools.ttLib import TTFont

from property_table import rows, table

ROOT = Path(__file__).resolve().parent.parent.parent
SWIFT = ROOT / "Sources/Text/Font"
FONTS = Path("/usr/share/fonts/truetype/dejavu")
UNICODE = Path("/usr/share/unicode")
SCALARS = 0x110000
TABLED = 0x20000  # Scalars with an advance of their own; the planes beyond follow a rule.
BLOCK = 64
OUTSIDE = 0xFFFF  # Stands for an advance where the font has no glyph.

CONJOINING_VOWELS_AND_FINALS = [range(0x1160, 0x1200), range(0xD7B0, 0xD800)]
LETTERS_THAT_JOIN = range(0x620, 0x800)


# The Unicode Character Database


def properties(name):
    """The lines of a file of the database: a range of scalars and the fields after it."""
    for line in (UNICODE / name).read_text("utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) > 1 and re.fullmatch(r"[0-9A-F]+(\.\.[0-9A-F]+)?", fields[0]):
            ends = [int(end, 16) for end in fields[0].split("..")]
            yield range(ends[0], ends[-1] + 1), fields[1:]


def values(name, rest):
    result = [rest] * SCALARS
    for scalars, fields in properties(name):
        for scalar in scalars:
            result[scalar] = fields[0]
    return result


def members(name, value):
    return {s for scalars, fields in properties(name) if fields[0] == value for s in scalars}


CATEGORY = values("extracted/DerivedGeneralCategory.txt", "Cn")
WIDTH = values("EastAsianWidth.txt", "N")
SCRIPT = values("Scripts.txt", "Unknown")
EXTENSIONS = values("ScriptExtensions.txt", "")
COMBINING = [int(c) for c in values("extracted/DerivedCombiningClass.txt", "0")]
IGNORABLE = members("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
PICTOGRAPHIC = members("emoji/emoji-data.txt", "Extended_Pictographic")
EMOJI = members("emoji/emoji-data.txt", "Emoji_Presentation") | members(
    "emoji/emoji-data.txt", "Emoji_Modifier"
)
JOINING = {
    scalar: fields[1]
    for scalars, fields in properties("ArabicShaping.txt")
    for scalar in scalars
}


# What a font says


class Font:
    def __init__(self, file):
        self.font = TTFont(FONTS / file)
        self.glyphs = self.font.getBestCmap()
        self.widths = {glyph: width for glyph, (width, _) in self.font["hmtx"].metrics.items()}
        self.marks = {
            glyph
            for glyph, kind in self.font["GDEF"].table.GlyphClassDef.classDefs.items()
            if kind == 3
        }
        assert "Version 2.37" in self.font["name"].getDebugName(5)
        assert self.font["head"].unitsPerEm == 2048

    def lookups(self, table_name, script, feature):
        """The lookups of a feature of a script, without a language."""
        layout = self.font[table_name].table
        scripts = {r.ScriptTag: r.Script for r in layout.ScriptList.ScriptRecord}
        records = [
            layout.FeatureList.FeatureRecord[i]
            for i in scripts[script].DefaultLangSys.FeatureIndex
        ]
        return [
            layout.LookupList.Lookup[i]
            for record in records
            if record.FeatureTag == feature
            for i in record.Feature.LookupListIndex
        ]

    def advance(self, scalar):
        """The advance of a scalar that stands alone."""
        category = CATEGORY[scalar]
        if scalar == 9:
            return self.advance(0x20)
        if scalar in IGNORABLE or category in ("Cc", "Zl", "Zp"):
            return 0
        if scalar in self.glyphs:
            glyph = self.glyphs[scalar]
            return 0 if glyph in self.marks else self.widths[glyph]
        parts = unicodedata.normalize("NFD", chr(scalar))
        if len(parts) > 1 and all(ord(part) in self.glyphs for part in parts):
            return sum(self.advance(ord(part)) for part in parts)
        return OUTSIDE

    def kerning(self):
        """Classes of the first and the second glyph of Latin pairs, and a row for each first."""
        lookup = self.lookups("GPOS", "latn", "kern")[0]
        (pairs,) = lookup.SubTable
        assert (lookup.LookupType, lookup.LookupFlag, pairs.Format) == (2, 0, 2)
        assert (pairs.ValueFormat1, pairs.ValueFormat2) == (4, 0)
        covered = set(pairs.Coverage.glyphs)
        first, second = [0] * SCALARS, [0] * SCALARS
        for scalar, glyph in self.glyphs.items():
            if glyph in covered:
                first[scalar] = 1 + pairs.ClassDef1.classDefs.get(glyph, 0)
            second[scalar] = pairs.ClassDef2.classDefs.get(glyph, 0)
        matrix = [0] * pairs.Class2Count
        for row in pairs.Class1Record:
            line = [r.Value1.XAdvance if r.Value1 else 0 for r in row.Class2Record]
            assert line[0] == 0
            matrix += line
        return first, second, pairs.Class2Count, matrix

    def joined(self):
        """Of each letter the advances of its initial, medial and final form."""
        forms = [{}, {}, {}]
        for script in ("arab", "nko "):
            for form, feature in zip(forms, ("init", "medi", "fina")):
                for lookup in self.lookups("GSUB", script, feature):
                    assert lookup.LookupType == 1
                    for subtable in lookup.SubTable:
                        form.update(subtable.mapping)
        result = []
        for scalar, glyph in self.glyphs.items():
            changed = [self.widths[form.get(glyph, glyph)] for form in forms]
            if scalar not in LETTERS_THAT_JOIN:
                assert changed == [self.widths[glyph]] * 3, hex(scalar)
        for scalar in LETTERS_THAT_JOIN:
            glyph = self.glyphs.get(scalar)
            for form in forms:
                result.append(self.widths[form.get(glyph, glyph)] if glyph else OUTSIDE)
        return result


# What both weights share


def kind_outside(scalar):
    """What `ForeignScalar` goes by; the order is that of its cases."""
    if scalar in IGNORABLE or CATEGORY[scalar] in ("Mn", "Me", "Cc", "Zl", "Zp"):
        return 1
    if any(scalar in scalars for scalars in CONJOINING_VOWELS_AND_FINALS):
        return 1
    if scalar in PICTOGRAPHIC or scalar in EMOJI:
        return 5
    if WIDTH[scalar] in ("W", "F"):
        return 3 if SCRIPT[scalar] == "Hangul" else 2
    return 4 if WIDTH[scalar] == "H" else 0


def changes_outside(fonts):
    """Where the kind of the scalars that a font lacks changes: the scalar, then the kind."""
    result = [0]
    for scalar in range(SCALARS):
        if scalar < TABLED and all(font.advance(scalar) != OUTSIDE for font in fonts):
            continue
        kind = kind_outside(scalar)
        if kind != result[-1] & 7:
            result.append(scalar << 3 | kind)
    return result


def shaping_classes(fonts):
    """Script, joining type and kind in a byte of each scalar that has a glyph or joins."""
    scripts = {"Common": 0, "Inherited": 1, "Latin": 2, "Arabic": 3, "Hebrew": 4}
    joining = {"U": 0, "L": 0, "T": 1, "R": 2, "D": 3, "C": 4}
    result = []
    for scalar in range(SCALARS):
        script = scripts.get(SCRIPT[scalar], 5)
        extensions = EXTENSIONS[scalar].split()
        if script == 0 and extensions and "Latn" not in extensions:
            script = 3 if "Arab" in extensions else 4 if "Hebr" in extensions else 5
        if SCRIPT[scalar] == "Unknown":
            script = 0
        transparent = CATEGORY[scalar] in ("Mn", "Me", "Cf")
        join = joining[JOINING.get(scalar, "T" if transparent else "U")]
        kind = 0
        if scalar in EMOJI:
            kind = 1
        elif scalar in PICTOGRAPHIC:
            kind = 2
        elif scalar in IGNORABLE:
            kind = 3
        result.append(script | join << 3 | kind << 6)
        if all(scalar not in font.glyphs for font in fonts) and scalar not in JOINING:
            result[scalar] = 0
    return result


def compositions(fonts):
    """What a scalar and a mark after it make together, where the font has that."""
    glyphs = fonts[0].glyphs.keys() & fonts[1].glyphs.keys()
    marks = [s for s in glyphs if CATEGORY[s] == "Mn"]
    pairs = {}
    for scalar in glyphs:
        for mark in marks if scalar < 0x10000 and scalar not in marks else []:
            together = unicodedata.normalize("NFC", chr(scalar) + chr(mark))
            if len(together) == 1 and ord(together) in glyphs:
                pairs[scalar << 16 | mark] = ord(together)
    keys = sorted(pairs)
    return keys, [pairs[key] for key in keys]


def latin_marks():
    """Combining classes of U+0300…U+036F, as the places of bits."""
    order = sorted({COMBINING[s] for s in range(0x300, 0x370)})
    assert len(order) < 31
    return [order.index(COMBINING[s]) for s in range(0x300, 0x370)]


# Swift


def advance_table(advances):
    blocks, numbers = [], {}
    for start in range(0, TABLED, BLOCK):
        block = tuple(advances[start : start + BLOCK])
        blocks.append(numbers.setdefault(block, len(numbers)))
    assert blocks[:2] == [0, 1] and len(numbers) <= 256
    return "AdvanceTable(\n" + labelled(
        ("blocks", blocks), ("values", [v for block in numbers for v in block])
    ) + ")"


def labelled(*arrays):
    return ",\n".join(f"  {label}: [\n{rows(numbers)}  ]" for label, numbers in arrays) + "\n"


def indented(text, spaces):
    lines = text.split("\n")
    return "\n".join([lines[0]] + [" " * spaces + line if line else line for line in lines[1:]])


def font_file(font, name):
    first, second, columns, matrix = font.kerning()
    arguments = [
        ("metrics", metrics(font)),
        ("advances", advance_table([font.advance(s) for s in range(TABLED)])),
        ("kerningFirst", table(first, 0)),
        ("kerningSecond", table(second, 0)),
        ("kerningColumns", str(columns)),
        ("kerning", "[\n" + rows(matrix) + "]"),
        ("joined", "[\n" + rows(font.joined()) + "]"),
    ]
    body = ",\n".join(f"    {label}: " + indented(value, 4) for label, value in arguments)
    return heading() + f"""extension FontTables {{
  /// {name}.
  static let {"bold" if "Bold" in name else "regular"} = FontTables(
{body}
  )
}}
"""


def metrics(font):
    header = font.font["hhea"]
    return (
        f"FontMetrics(unitsPerEm: 2048, ascent: {header.ascent}, descent: {-header.descent}, "
        f"lineGap: {header.lineGap})"
    )


def shared_file(fonts):
    keys, together = compositions(fonts)
    return heading() + f"""extension ShapingClass {{
  /// The byte of each scalar that has a glyph.
  static let table = {indented(table(shaping_classes(fonts), 0), 2)}
}}

extension ForeignScalar {{
  /// Where the kind of scalars without a glyph changes: the scalar times 8, plus the kind.
  static let changes: [UInt32] = [
{rows(changes_outside(fonts))}  ]
}}

extension Composition {{
  /// A scalar in the upper half and the mark after it in the lower, ascending.
  static let pairs: [UInt32] = [
{rows(keys)}  ]

  /// What the pair in the same place makes together.
  static let composed: [UInt16] = [
{rows(together)}  ]

  /// A number for the combining class of each of U+0300…U+036F.
  static let classes: [UInt8] = [
{rows(latin_marks())}  ]
}}
"""


def heading():
    return (
        "// Generated by .ci/tables/font_tables.py from DejaVu Sans 2.37.\n"
        "// swift-format-ignore-file\n\n"
    )


def main():
    fonts = [Font("DejaVuSans.ttf"), Font("DejaVuSans-Bold.ttf")]
    files = {
        "DejaVuSansTables.swift": font_file(fonts[0], "DejaVu Sans"),
        "DejaVuSansBoldTables.swift": font_file(fonts[1], "DejaVu Sans Bold"),
        "DejaVuSharedTables.swift": shared_file(fonts),
    }
    for name, text in files.items():
        (SWIFT / name).write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main())
