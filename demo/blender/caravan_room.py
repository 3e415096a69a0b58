"""The caravan's room: shell, windows and light. x points to the bed, y to the left, z up; the kitchen is on the right."""

import numpy as np

from cabin import add_area_light, add_sun
from caravan_bed import add_bed, add_plant
from caravan_kitchen import add_dinette, add_kitchen
from room_materials import room_material
from room_shapes import pipe, round_corners, slab, soft_box
from scene import add_object
from shapes import grid, lathe, sweep
from surroundings import add_surroundings

HALF, CEILING = 1.08, 2.0
REAR, FRONT = -2.6, 2.62
WINDOW = (1.10, 1.62)
"""Lower and upper edge of the windows."""

WINDOWS = {1: ((-0.45, 0.72), (1.42, 2.18)), -1: ((-0.50, 0.66), (1.42, 2.18))}
"""Where the windows of the left (1) and right (-1) wall start and end."""


def add_piece(mesh, material: str):
    """Add a mesh in a material of the room."""
    return add_object(material, *mesh, room_material(material))


def add_caravan_room():
    """Add the furnished room by day, on a camp site."""
    _add_floor()
    for side in (1, -1):
        _add_wall(side)
        for start, end in WINDOWS[side]:
            _add_window(side, start, end)
    _add_ends()
    _add_ceiling()
    add_kitchen(add_piece, HALF, CEILING)
    add_dinette(add_piece, HALF, CEILING)
    add_bed(add_piece, HALF, CEILING)
    add_plant(add_piece, (-0.02, HALF - 0.30, 0.785))
    add_surroundings("camp", 2.2, 1.0)
    add_sun(4.0, (55, 0, 155))
    add_area_light((-1.0, 0, CEILING - 0.06), (2.6, 0.8), 22, colour=(1, 0.93, 0.84))
    add_area_light((1.6, 0, CEILING - 0.06), (1.4, 1.0), 11, colour=(1, 0.93, 0.84))


def _add_floor():
    add_piece(soft_box(((REAR + FRONT) / 2, 0, -0.05), (FRONT - REAR, 2 * HALF, 0.05), 0.004), "satin_black")
    for row in range(16):
        y = -HALF + (row + 0.5) * 2 * HALF / 16
        start = REAR - 0.6 * ((row * 0.37) % 1)
        while start < FRONT:
            length = 1.2
            plank = soft_box((start + length / 2, y, -0.01), (length - 0.002, 2 * HALF / 16 - 0.0015, 0.02), 0.0012)
            add_piece(plank, "planks")
            start += length


def _add_wall(side):
    """Add a side wall as boxes around its windows, with round corners into the ceiling."""
    y = side * (HALF + 0.03)
    low, high = WINDOW
    middle = (REAR + FRONT) / 2
    length = FRONT - REAR
    add_piece(soft_box((middle, y, low / 2), (length, 0.06, low), 0.004), "wall_panel")
    add_piece(soft_box((middle, y, (high + CEILING) / 2), (length, 0.06, CEILING - high), 0.004), "wall_panel")
    edges = [REAR, *[x for window in WINDOWS[side] for x in window], FRONT]
    for start, end in zip(edges[::2], edges[1::2]):
        add_piece(soft_box(((start + end) / 2, y, (low + high) / 2), (end - start, 0.06, high - low + 0.02), 0.004), "wall_panel")
    angle = np.linspace(0, np.pi / 2, 12)[None]
    x = np.array([[REAR], [FRONT]])
    radius = 0.16
    cove = np.stack(
        [x + 0 * angle, side * (HALF - radius * (1 - np.cos(angle))) + 0 * x, CEILING - radius + radius * np.sin(angle) + 0 * x], 2
    )
    add_piece(grid(cove), "white_panel")


def _add_window(side, start, end):
    """Add the frame of a window, a half-lowered blind and a rail."""
    low, high = WINDOW
    y = side * (HALF - 0.004)
    outline = round_corners([(start, low), (end, low), (end, high), (start, high)], 0.06)
    path = np.c_[outline[:, 0], np.full(len(outline), y), outline[:, 1]]
    path = np.concatenate([path, path[:1]])
    add_piece(_frame(path, side, 0.045, 0.03), "window_frame")
    inner = path * [1, 1, 1] + [0, side * 0.035, 0]
    add_piece(_frame(inner, side, 0.05, 0.05), "satin_black")
    middle = (start + end) / 2
    add_piece(soft_box((middle, y - side * 0.028, high + 0.045), (end - start + 0.10, 0.06, 0.075), 0.012), "white_panel")
    add_piece(soft_box((middle, y - side * 0.012, high - 0.03), (end - start - 0.02, 0.006, 0.13), 0.002), "blind")
    add_piece(soft_box((middle, y - side * 0.014, high - 0.10), (end - start - 0.02, 0.014, 0.018), 0.005), "brushed")
    for x in (start + 0.16, end - 0.16):
        add_piece(soft_box((x, y - side * 0.012, low + 0.03), (0.07, 0.02, 0.022), 0.006), "satin_black")


def _frame(path, side, width, depth):
    return sweep(path, width, depth, (0, side, 0), 3, 5)


def _add_ends():
    """Add the wall behind the bed, and the wall with the door to the bathroom."""
    add_piece(soft_box((FRONT + 0.03, 0, CEILING / 2), (0.06, 2 * HALF, CEILING), 0.004), "wall_panel")
    add_piece(soft_box((REAR - 0.03, 0, CEILING / 2), (0.06, 2 * HALF, CEILING), 0.004), "wall_panel")
    x = REAR + 0.012
    add_piece(soft_box((x, 0.02, 0.96), (0.03, 0.66, 1.88), 0.006), "oak_upright")
    add_piece(soft_box((x + 0.014, 0.02, 1.42), (0.012, 0.34, 0.62), 0.005), "mirror")
    add_piece(pipe([(x + 0.02, -0.25, 0.98), (x + 0.055, -0.25, 0.98), (x + 0.055, -0.14, 0.98)], 0.016, count=16), "brushed")
    for side in (-0.72, 0.76):
        add_piece(soft_box((REAR + 0.23, side, 0.99), (0.46, 0.62, 1.98), 0.012), "white_panel")
        for k, (low, high) in enumerate(((0.10, 0.92), (0.95, 1.90))):
            add_piece(soft_box((REAR + 0.465, side, (low + high) / 2), (0.018, 0.58, high - low - 0.02), 0.005), "oak_upright")
            at = high - 0.12 if k == 0 else low + 0.12
            add_piece(soft_box((REAR + 0.482, side - np.sign(side) * 0.22, at), (0.016, 0.014, 0.13), 0.005), "satin_black")


def _add_ceiling():
    add_piece(soft_box(((REAR + FRONT) / 2, 0, CEILING + 0.03), (FRONT - REAR, 2 * HALF, 0.06), 0.004), "white_panel")
    for x in (-1.75, -0.75, 0.35, 1.35):
        for y in (-0.42, 0.42):
            ring = lathe([(0.030, 0.0), (0.034, -0.008), (0.046, -0.006), (0.048, 0.0)], 40)
            add_piece((ring[0][:, [0, 2, 1]] + [x, y, CEILING], ring[1]), "brushed")
            add_piece(soft_box((x, y, CEILING - 0.002), (0.058, 0.058, 0.006), 0.0029), "downlight")
    hatch = round_corners([(-0.42, -0.25), (0.08, -0.25), (0.08, 0.25), (-0.42, 0.25)], 0.05)
    add_piece(slab(hatch, CEILING - 0.025, CEILING - 0.001), "white_panel")
    add_piece(soft_box((-0.17, 0, CEILING - 0.026), (0.40, 0.40, 0.006), 0.0028), "blind")
    add_piece(soft_box((-1.25, 0, CEILING - 0.02), (0.52, 0.46, 0.04), 0.018), "white_panel")
    for k in range(7):
        add_piece(soft_box((-1.25, -0.15 + 0.05 * k, CEILING - 0.042), (0.40, 0.02, 0.006), 0.002), "satin_black")
    for side in (1, -1):
        y = side * (HALF - 0.40)
        add_piece(soft_box((0.0, y, CEILING - 0.008), (4.6, 0.018, 0.014), 0.005), "led_strip")
