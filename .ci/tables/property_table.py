"""Writes a property of every Unicode scalar as a Swift `PropertyTable`."""

SCALARS = 0x110000


def table(values, rest):
    """The Swift expression for a list of one small number per scalar."""
    assert len(values) == SCALARS and all(0 <= v < 256 for v in values)
    blocks, numbers = [], {}
    for start in range(0, SCALARS, 128):
        block = tuple(values[start : start + 128])
        blocks.append(numbers.setdefault(block, len(numbers)))
    only_rest = numbers.get((rest,) * 128)
    while blocks and blocks[-1] == only_rest:
        blocks.pop()
    assert len(numbers) <= 256
    flat = [v for block in numbers for v in block]
    return (
        "PropertyTable(\n  blocks: [\n" + rows(blocks) + "  ],\n  values: [\n" + rows(flat)
        + f"  ],\n  rest: {rest}\n)"
    )


def rows(numbers):
    """Numbers in lines of no more than 100 characters."""
    lines, line = [], "   "
    for number in numbers:
        text = f" {number},"
        if len(line) + len(text) > 100:
            lines.append(line)
            line = "   "
        line += text
    return "\n".join(lines + [line]) + "\n"
