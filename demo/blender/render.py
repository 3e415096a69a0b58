"""Render pictures of cars: `python render.py stock|cutouts|spins|heroes|rooms|yards --out FOLDER` or `points --out FILE`. See README.md."""

import argparse
from pathlib import Path

from body_spec import BODIES
from heroes import HEROES, draw_heroes
from paints import PAINTS
from places import CAMPS, PLACES
from rooms import ROOM_NAMES, draw_rooms
from sets import STOCK_VIEWS, draw_cut_outs, draw_spins, draw_stock
from shots import Options
from spin_points import write_points
from yards import YARD_NAMES, draw_yards


def main():
    """Read the command line and draw the set."""
    arguments = _read_arguments()
    if arguments.set == "points":
        write_points(arguments.out)
        return
    wanted = getattr(arguments, "wanted", None)
    options = Options(arguments.out, arguments.samples, arguments.size, arguments.redraw, getattr(arguments, "raw", None), wanted)
    if arguments.set == "stock":
        draw_stock(arguments.bodies, arguments.faces, arguments.views, arguments.paints, arguments.places, options)
    elif arguments.set == "cutouts":
        draw_cut_outs(arguments.bodies, arguments.paints, options)
    elif arguments.set == "spins":
        draw_spins(arguments.bodies, arguments.faces, arguments.paints, arguments.frames, options)
    elif arguments.set == "rooms":
        draw_rooms(arguments.names, options)
    elif arguments.set == "yards":
        draw_yards(arguments.names, options)
    else:
        draw_heroes(arguments.names, options)


def _read_arguments():
    parser = argparse.ArgumentParser(description="Render pictures of cars.")
    sets = parser.add_subparsers(dest="set", required=True)
    stock = _add_set(sets, "stock", "views in the studio, in every paint", "960x640", 8)
    stock.add_argument("--views", type=_names(STOCK_VIEWS), default=STOCK_VIEWS, help="comma-separated, all by default")
    stock.add_argument("--places", type=_names({**PLACES, **CAMPS}), default=(*PLACES, *CAMPS), help="comma-separated, all by default")
    stock.add_argument("--wanted", type=_lines, help="text file that lists the pictures to draw")
    cut_outs = _add_set(sets, "cutouts", "front views without a background", "1200x800", 8)
    spins = _add_set(sets, "spins", "turntables of 36 frames", "900x600", 8)
    spins.add_argument("--frames", type=_frames, help="comma-separated numbers from 0 to 35, all by default")
    heroes = _add_set(sets, "heroes", "wide pictures with space for text", "1920x695", 48)
    heroes.add_argument("--names", type=_names(HEROES), default=tuple(HEROES), help="comma-separated, all by default")
    rooms = _add_set(sets, "rooms", "cabins, the caravan's room, and panoramas", "960x640", 10)
    rooms.add_argument("--names", type=_names(ROOM_NAMES), default=ROOM_NAMES, help="comma-separated, all by default")
    yards = _add_set(sets, "yards", "showrooms with an empty forecourt", "1200x800", 10)
    yards.add_argument("--names", type=_names(YARD_NAMES), default=YARD_NAMES, help="comma-separated, all by default")
    points = sets.add_parser("points", help="the points that are marked on the frames of spins")
    points.add_argument("--out", type=Path, required=True, help="JSON file")
    for command in (stock, cut_outs, spins):
        command.add_argument("--bodies", type=_names(BODIES), default=BODIES, help="comma-separated, all by default")
        command.add_argument("--paints", type=_names(PAINTS), help="comma-separated, those of each body by default")
        command.add_argument("--raw", type=Path, help="folder that keeps the renderings, to mix further paints without rendering")
    for command in (stock, spins):
        command.add_argument("--faces", type=_names("ab"), default=("a", "b"), help="a, b or a,b (default)")
    return parser.parse_args()


def _add_set(sets, name, description, size, samples):
    command = sets.add_parser(name, help=description)
    command.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    command.add_argument("--samples", type=int, default=samples, help="samples per pixel (%(default)s)")
    command.add_argument("--size", type=_size, default=size, help="width and height in pixels (%(default)s)")
    command.add_argument("--redraw", action="store_true", help="draw existing pictures again")
    return command


def _names(known):
    """Return a parser of comma-separated names."""

    def names(text):
        values = text.split(",")
        unknown = [value for value in values if value not in known]
        if unknown:
            raise argparse.ArgumentTypeError(f"unknown: {', '.join(unknown)} (known: {', '.join(known)})")
        return values

    return names


def _frames(text):
    return [int(value) % 36 for value in text.split(",")]


def _lines(text):
    return frozenset(Path(text).read_text().split())


def _size(text):
    width, height = map(int, text.split("x"))
    return width, height


if __name__ == "__main__":
    main()
