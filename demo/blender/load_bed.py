"""The open load bed of a ute."""

import numpy as np

from car import UP, Car
from cutting import split, through_top
from polygons import rounded
from shapes import rounded_box, sweep


def cut_load_bed(car: Car, skin, liner):
    """Cut the bed and the gap behind the cab. Returns the rest of skin and liner."""
    body, spec = car.body, car.spec
    front, rear, half = spec.bed[0] - 0.03, spec.bed[1] + 0.02, spec.half_width
    side = half - 0.11
    field = through_top(rounded(np.array([(front, -side), (front, side), (rear, side), (rear, -side)]), 0.05), 0, 1.0)
    tub, skin = split(skin, field, 0)
    car.add_pocket("bed", tub, 0.46, "plastic", "plastic")
    liner = split(liner, field, -0.03)[1]
    x = np.linspace(front, rear, 30)
    edge = np.stack([x, x * 0 + half - 0.10, body.top_z(x, x * 0 + half - 0.085) + 0.002], 1)
    car.add("bed_rail", sweep(edge, 0.045, 0.018, UP, 6), "plastic")
    y = np.linspace(-0.62, 0.62, 41)
    rise = np.clip((0.62 - np.abs(y)) / 0.16, 0, 1) ** 0.5
    hoop = np.stack([spec.bed[0] - 0.16 - 0.22 * (1 - rise), y * 1.12, 1.25 + 0.40 * rise], 1)
    car.add("sports_bar", sweep(hoop, 0.065, 0.065, [1, 0, 0], 8, power=2), "satin_black", mirrored=False)
    wall = rounded_box((spec.bed[0] - 0.035, 0, 1.0), (0.03, 2 * (half - 0.115), 0.46), (0.1, 0.1), 12)
    car.add("bed_front", wall, "plastic", mirrored=False)

    def cab_gap(x, y, z):
        return np.maximum(np.abs(x - spec.bed[0] - 0.012) - 0.006, body.bottom + 0.1 - z)

    return split(skin, cab_gap, 0)[1], liner
