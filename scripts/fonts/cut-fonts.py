"""Cuts the fonts in public/fonts from the @fontsource-variable packages (docs/decisions/0065).

python -m venv fonts && fonts/bin/pip install fonttools==4.68.0 brotli==1.2.1
fonts/bin/python scripts/fonts/cut-fonts.py <folder with the *-normal.woff2 files of the packages>

It writes new files beside the old ones. Remove the old ones, and put the new names into src/ui/theme/fonts.css and font-files.ts.
"""

import hashlib
import io
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = Path("public/fonts")

# What English pages are made of: ASCII, the punctuation of prices, distances and names, and the letters of Citroën and coupé.
SIGNS = "\u00a0£§©®°±²³·¼½¾×÷Éëé\u2009\u200a‐‑‒–—‘’“”•…\u202f′″€™←↑→↓−"
BASIC = [*range(0x20, 0x7F), *map(ord, SIGNS)]
# Further letters of Western Europe, in a file of their own that only pages with such a letter load.
MORE = sorted({*range(0xA1, 0x100), 0x131, 0x152, 0x153, 0x201A, 0x201E, 0x2020, 0x2021, 0x2039, 0x203A, 0x2044} - set(BASIC))

# name: (package file, axes, the point whose kerning is used for the whole range, None to keep it)
FONTS = {
    "archivo": ("archivo-latin-wdth-normal", {"wdth": 100, "wght": (400, 800)}, {"wdth": 100, "wght": 500}),
    "archivo-wide": ("archivo-latin-wdth-normal", {"wdth": 109, "wght": 760}, None),
    "newsreader": ("newsreader-latin-opsz-normal", {"opsz": 40, "wght": 330}, None),
    "instrument-sans": ("instrument-sans-latin-wght-normal", {"wght": (400, 700)}, {"wght": 450}),
    "albert-sans": ("albert-sans-latin-wght-normal", {"wght": (300, 700)}, None),
    "inter": ("inter-latin-wght-normal", {"wght": (400, 700)}, {"wght": 450}),
}
# Kerning of less than this, in thousandths of the font size, can't be seen.
LEAST_KERNING = 12


def subset(file: Path, characters: list[int]) -> bytes:
    font = TTFont(file, recalcTimestamp=False)
    options = Options()
    options.layout_features = ["kern", "liga", "lnum", "tnum", "ccmp", "locl", "rvrn"]
    options.layout_scripts = ["DFLT", "latn"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.drop_tables += ["DSIG", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = None
    bytes_ = io.BytesIO()
    font.save(bytes_)
    return bytes_.getvalue()


def narrow(data: bytes, axes: dict) -> TTFont:
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    return instancer.instantiateVariableFont(font, axes, overlap=instancer.OverlapMode.KEEP_AND_SET_FLAGS)


def size_of(font: TTFont, value) -> float:
    advance = getattr(value, "XAdvance", 0) or 0 if value is not None else 0
    return abs(advance) * 1000 / font["head"].unitsPerEm


def remove_small_kerning(font: TTFont) -> None:
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = table.ExtSubTable if table.LookupType == 9 else table
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                for row in pairs.PairSet:
                    row.PairValueRecord = [pair for pair in row.PairValueRecord if size_of(font, pair.Value1) >= LEAST_KERNING]
                    row.PairValueCount = len(row.PairValueRecord)
            else:
                for cell in (cell for row in pairs.Class1Record for cell in row.Class2Record):
                    if 0 < size_of(font, cell.Value1) < LEAST_KERNING:
                        cell.Value1.XAdvance = 0


def cut(folder: Path, package_file: str, axes: dict, kerning_at: dict | None, characters: list[int]) -> bytes:
    data = subset(folder / f"{package_file}.woff2", characters)
    font = narrow(data, axes)
    if kerning_at:
        # kerning that follows the weight is half of some fonts
        fixed = narrow(data, kerning_at)
        for table in ("GPOS", "GDEF"):
            if table in fixed:
                font[table] = fixed[table]
            elif table in font:
                del font[table]
    # a variable font that keeps its own kerning is small enough
    if "GPOS" in font and (kerning_at or "fvar" not in font):
        remove_small_kerning(font)
    font.flavor = "woff2"
    bytes_ = io.BytesIO()
    font.save(bytes_)
    return bytes_.getvalue()


for name, (package_file, axes, kerning_at) in FONTS.items():
    for suffix, characters in (("", BASIC), ("-more", MORE)):
        data = cut(Path(sys.argv[1]), package_file, axes, kerning_at, characters)
        file = OUT / f"{name}{suffix}-{hashlib.sha256(data).hexdigest()[:8]}.woff2"
        file.write_bytes(data)
        print(file, len(data))
