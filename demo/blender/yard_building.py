"""Showroom buildings. x runs along the front to the right, y points away from the camera, z up; the front stands at y = 0."""

from dataclasses import dataclass

import numpy as np

from cabin import add_area_light
from room_materials import room_material
from room_shapes import pipe, ring, soft_box
from scene import add_object
from studio import QUAD

DEPTH = 9.0


@dataclass(frozen=True)
class Building:
    """A showroom: measures in metres, and materials."""

    width: float
    height: float
    fascia: str
    wall: str
    columns: int
    canopy: float
    """How far the roof reaches over the forecourt."""
    has_tower: bool = False
    has_slats: bool = False
    """Timber slats under the canopy and on the end walls."""
    has_doors: bool = False
    """Roller doors of a workshop in the right part."""

    def end_wall(self):
        """Return the width of the wall at each end of the glass front."""
        return 2.2


BUILDINGS = {
    "glass": Building(22, 5.4, "panel_navy", "panel_graphite", 6, 2.4, has_slats=True),
    "brick": Building(17, 4.4, "panel_rust", "brickwork", 5, 1.3),
    "corner": Building(19, 6.2, "panel_graphite", "render_white", 4, 1.6, has_tower=True, has_slats=True),
    "shed": Building(24, 5.0, "panel_green", "sheet_grey", 8, 3.4, has_doors=True),
}


def add_piece(mesh, material: str):
    """Add a mesh in a material of buildings."""
    return add_object(material, *mesh, room_material(material))


def add_box(low, high, material: str, radius=0.015):
    """Add a box between two corners."""
    low, high = np.asarray(low, float), np.asarray(high, float)
    return add_piece(soft_box((low + high) / 2, high - low, radius, 50), material)


def add_building(name: str):
    """Add a showroom with its rooms and light."""
    building = BUILDINGS[name]
    _add_walls(building)
    _add_roof(building)
    _add_glass_front(building)
    _add_hall(building)
    if building.has_tower:
        _add_tower(building)
    if building.has_doors:
        _add_workshop(building)


def _add_walls(b):
    half, end = b.width / 2, b.end_wall()
    for side in (-1, 1):
        x = sorted((side * half, side * (half - end)))
        add_box((x[0], -0.25, 0), (x[1], 0.15, b.height - 1.0), b.wall)
        edge = sorted((side * half, side * (half - 0.25)))
        add_box((edge[0], 0.1, 0), (edge[1], DEPTH, b.height - 0.2), b.wall)
        if b.has_slats:
            for k in range(13):
                at = x[0] + 0.16 + k * (end - 0.32) / 12
                add_box((at - 0.035, -0.33, 0.15), (at + 0.035, -0.25, b.height - 1.05), "oak_upright", 0.008)
        else:
            add_box((x[0] - 0.04, -0.29, 0), (x[1] + 0.04, 0.16, 0.35), "concrete")
    add_box((-half, DEPTH - 0.2, 0), (half, DEPTH, b.height - 0.2), b.wall)


def _add_roof(b):
    half, front = b.width / 2, -b.canopy
    top, low = b.height, b.height - 1.05
    add_box((-half - 0.3, front - 0.15, low), (half + 0.3, front + 0.1, top), b.fascia, 0.02)
    for side in (-1, 1):
        x = sorted((side * (half + 0.3), side * (half + 0.1)))
        add_box((x[0], front + 0.05, low), (x[1], DEPTH + 0.2, top), b.fascia, 0.02)
    add_box((-half - 0.36, front - 0.21, top - 0.02), (half + 0.36, front + 0.16, top + 0.07), "satin_metal", 0.015)
    add_box((-half - 0.2, front, low + 0.02), (half + 0.2, 0.2, low + 0.12), "oak" if b.has_slats else "hall_wall")
    add_box((-half, 0, top - 0.25), (half, DEPTH, top - 0.1), "concrete")
    # Joints between the panels of the fascia, a lit sign without letters, and lights under the canopy.
    for x in np.arange(-half + 1.9, half, 1.9):
        add_box((x - 0.008, front - 0.156, low + 0.02), (x + 0.008, front - 0.10, top - 0.03), "shadow", 0.002)
    _add_sign(-b.width * 0.24, front - 0.17, low + 0.53, 0.5)
    for x in np.arange(-half + 1.4, half, 1.9):
        add_piece(soft_box((x, front * 0.5 - 0.1, low + 0.015), (0.16, 0.16, 0.02), 0.008), "hall_light")
    if b.canopy >= 1.5:
        for x in np.linspace(-half + 0.4, half - 0.4, b.columns):
            add_piece(pipe([(x, front + 0.25, 0.0), (x, front + 0.25, low)], 0.22, count=4), "satin_metal" if b.has_slats else "hall_wall")
            add_piece(pipe([(x, front + 0.25, 0.0), (x, front + 0.25, 0.12)], 0.34, count=3), "concrete")


def _add_sign(x, y, z, size):
    """Add a lit sign without letters: a ring, and three lines beside it."""
    add_piece(ring((x - 3 * size, y, z), 0.62 * size, 0.13 * size, (0, 1, 0)), "sign_light")
    add_piece(soft_box((x - 3 * size, y, z), (0.9 * size, 0.06, 0.13 * size), 0.02), "sign_light")
    for row, (length, height) in enumerate(((4.6, 0.30), (3.2, 0.11), (4.6, 0.05))):
        middle = (x - 1.7 * size + length * size / 2, y, z + (0.42 - 0.48 * row) * size)
        add_piece(soft_box(middle, (length * size, 0.05, height * size), 0.02), "sign_light")


def _add_glass_front(b):
    half, high = b.width / 2 - b.end_wall(), b.height - 1.0
    right = half if not b.has_doors else half - 6.4
    bays = round((right + half) / 1.75)
    edges = np.linspace(-half, right, bays + 1)
    door = bays // 2
    for k, x in enumerate(edges):
        add_box((x - 0.035, -0.08, 0.15), (x + 0.035, 0.08, high), "window_frame", 0.006)
        if k < bays:
            corners = np.array([[x, 0, 0.15], [edges[k + 1], 0, 0.15], [edges[k + 1], 0, high], [x, 0, high]])
            add_piece((corners, QUAD), "showroom_glass")
    for z in (0.19, 2.55, high - 0.04):
        add_box((-half, -0.08, z - 0.04), (right, 0.08, z + 0.04), "window_frame", 0.006)
    for x in (edges[door] + 0.12, edges[door + 1] - 0.12, (edges[door] + edges[door + 1]) / 2):
        add_box((x - 0.045, -0.10, 0.15), (x + 0.045, 0.10, 2.52), "window_frame", 0.006)
    for side in (-1, 1):
        x = (edges[door] + edges[door + 1]) / 2 + side * 0.12
        add_piece(pipe([(x, -0.16, 0.75), (x, -0.16, 1.75)], 0.035, count=4), "brushed")


def _add_hall(b):
    """Add the hall behind the glass: floor, lights, desk, a wall of panels, screens and two covered cars' plinths."""
    half, top = b.width / 2, b.height - 0.3
    add_box((-half, 0, 0.05), (half, DEPTH, 0.15), "hall_floor", 0.005)
    add_box((-half, DEPTH - 0.4, 0.1), (half, DEPTH - 0.2, top), "hall_wall")
    add_box((-half + 0.2, 0.3, top - 0.9), (half - 0.2, DEPTH - 0.2, top - 0.85), "hall_wall")
    for x in np.arange(-half + 1.6, half - 1.2, 2.3):
        add_box((x - 0.05, 0.8, top - 0.93), (x + 0.05, DEPTH - 1.0, top - 0.89), "hall_light", 0.006)
    right = half if not b.has_doors else half - 8
    add_box((b.width * 0.02, DEPTH - 0.5, 0.4), (right * 0.75, DEPTH - 0.38, top - 1.1), b.fascia)
    for k in range(24):
        x = -half * 0.80 + k * 0.16
        add_box((x, DEPTH - 0.52, 0.2), (x + 0.09, DEPTH - 0.40, top - 1.0), "oak_upright", 0.01)
    add_box((-half * 0.55, 5.0, 0.15), (-half * 0.55 + 3.2, 5.8, 1.2), "oak", 0.03)
    add_box((-half * 0.55 - 0.05, 4.92, 1.2), (-half * 0.55 + 3.25, 5.85, 1.26), "stone", 0.01)
    for k in range(3):
        x = -half * 0.55 + 0.5 + k * 1.1
        add_piece(pipe([(x, 5.4, 1.9), (x, 5.4, top - 0.9)], 0.015, count=3), "satin_black")
        add_piece(soft_box((x, 5.4, 1.85), (0.26, 0.26, 0.20), 0.09), "hall_light")
    for x in (half * 0.08, half * 0.30):
        add_box((x, 2.6, 0.15), (x + 1.5, 3.3, 0.55), "seat_cloth", 0.06)
        add_box((x, 3.2, 0.5), (x + 1.5, 3.4, 0.95), "seat_cloth", 0.06)
    add_area_light((0, DEPTH / 2, top - 1.0), (b.width - 2, DEPTH - 2), 55 * b.width, colour=(1, 0.88, 0.72))
    add_area_light((0, -b.canopy * 0.5, b.height - 1.1), (b.width - 2, b.canopy * 0.7), 6 * b.width, colour=(1, 0.90, 0.76))


def _add_tower(b):
    x = b.width / 2 + 0.4
    add_box((x - 1.7, -b.canopy - 0.4, 0), (x + 1.7, 1.4, b.height + 2.4), b.wall, 0.03)
    add_box((x - 1.25, -b.canopy - 0.50, b.height - 0.7), (x + 1.25, -b.canopy - 0.38, b.height + 1.9), "panel_graphite", 0.02)
    add_piece(ring((x, -b.canopy - 0.53, b.height + 0.6), 0.72, 0.13, (0, 1, 0)), "sign_light")
    add_piece(soft_box((x, -b.canopy - 0.53, b.height + 0.6), (1.0, 0.06, 0.13), 0.02), "sign_light")
    for k in range(15):
        at = x - 1.4 + k * 0.2
        add_box((at - 0.035, -b.canopy - 0.48, 0.1), (at + 0.035, -b.canopy - 0.39, b.height - 1.0), "oak_upright", 0.008)


def _add_workshop(b):
    """Add two roller doors in the right part of the front."""
    right = b.width / 2 - b.end_wall()
    left = right - 6.4
    add_box((left, -0.2, 0), (right, 0.1, b.height - 1.0), b.wall)
    for k in range(2):
        x = left + 0.35 + k * 3.1
        add_box((x - 0.08, -0.26, 0), (x + 2.68, -0.18, 3.35), "window_frame")
        for row in range(16):
            add_box((x, -0.31, 0.02 + 0.2 * row), (x + 2.6, -0.24, 0.205 + 0.2 * row), "satin_metal", 0.02)
