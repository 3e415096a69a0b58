"""Seats with bolsters, seams, head rests and belts, and the rear bench."""

import numpy as np

from cabin_spec import DRIVER, Cabin
from curves import smooth_step
from room_shapes import pipe, place, ring, soft_box, stitches
from shapes import sweep

SEAM = 0.60
"""Where the seam between insert and bolster runs, as a share of half the width."""


def add_cabin_seats(cabin: Cabin):
    """Add the two front seats and the bench."""
    for y in (DRIVER, -DRIVER):
        _add_front_seat(cabin, y)
    _add_bench(cabin)


def _add_front_seat(cabin, y):
    z = cabin.seat
    pattern = _diamonds if cabin.is_tall else _channels
    _add_pad(cabin, (0.53, 0.53, 0.17), 0.055, pattern, (0.03, y, z), (0, -6, 0), 0.045)
    lean = 16 if not cabin.is_tall else 12
    _add_pad(cabin, (0.66, 0.53, 0.17), 0.075, pattern, (-0.32, y, z + 0.375), (0, lean - 90, 180), 0.05, taper=0.20)
    _add_head_rest(cabin, (-0.455, y, z + 0.83), -lean)
    cabin.add(soft_box((0.0, y, z - 0.13), (0.46, 0.44, 0.14), 0.04), "lower_plastic")
    for side in (-1, 1):
        cabin.add(soft_box((0.0, y + side * 0.265, z - 0.06), (0.48, 0.03, 0.11), 0.014), "lower_plastic")
    # The seat's back towards the rear passengers.
    cabin.add(soft_box((-0.425, y, z + 0.33), (0.03, 0.40, 0.50), 0.014, turn=(0, -lean, 0)), "lower_plastic")
    _add_belt(cabin, 1 if y > 0 else -1)


def _add_pad(cabin, size, bolster, pattern, centre, turn, radius, taper=0.0, thickness_bulge=0.012):
    """Add a pad that lies along x with its upholstered side up; then turn and move it."""
    length, width, height = size
    vertices, faces = soft_box((0, 0, 0), size, radius, 0.0075)

    def shape(points):
        x, y, z = points.T.copy()
        share, along = y / (width / 2), x / (length / 2)
        top = np.clip(z / (height / 2), -0.2, 1)
        rise = bolster * smooth_step(SEAM, 0.88, np.abs(share)) * (1 - 0.75 * smooth_step(0.62, 1.0, along))
        seam = -0.011 * np.exp(-(((np.abs(share) - SEAM) * width / 2 / 0.005) ** 2))
        inside = smooth_step(SEAM, SEAM - 0.03, np.abs(share)) * smooth_step(0.93, 0.88, np.abs(along))
        relief = pattern(x, y) * inside + seam + thickness_bulge * (1 - share**2) * (1 - along**2)
        cross = -0.009 * np.exp(-(((along - 0.70) * length / 2 / 0.005) ** 2)) * (np.abs(share) < SEAM)
        z = z + top * (rise + relief + cross)
        y = y * (1 - taper * smooth_step(-0.1, 1, along) + 0.05 * (taper > 0) * smooth_step(-1, 0.1, along) * smooth_step(0.8, 0, along))
        return np.stack([x, y, z], 1)

    middle = vertices[faces].mean(1)
    is_insert = (np.abs(middle[:, 1]) < SEAM * width / 2) & (middle[:, 2] > height * 0.35)
    shaped = shape(vertices)
    for chosen, material in ((is_insert, cabin.trim.insert), (~is_insert, cabin.trim.leather)):
        cabin.add(place((shaped, faces[chosen]), centre, turn), material)
    x = np.linspace(-length / 2 + radius, length / 2 - radius, 90)
    for side in (-1, 1):
        for offset in (-0.010, 0.010):
            y = side * (SEAM * width / 2 + offset)
            line = shape(np.stack([x, x * 0 + y, x * 0 + height / 2], 1)) + [0, 0, 0.0008]
            cabin.add(place(stitches(line), centre, turn), cabin.trim.thread)


def _channels(x, y):
    """Return the relief of soft channels across the seat."""
    return 0.010 * np.abs(np.sin(np.pi * x / 0.062)) ** 0.55 - 0.004


def _diamonds(x, y):
    """Return the relief of a quilt of diamonds."""
    a, b = (x + y * 1.25) / 0.085, (x - y * 1.25) / 0.085
    return 0.012 * (np.abs(np.sin(np.pi * a)) * np.abs(np.sin(np.pi * b)) + 0.02) ** 0.5 - 0.006


def _plain(x, y):
    """Return one shallow groove along the middle."""
    return -0.005 * np.exp(-((y / 0.006) ** 2))


def _add_head_rest(cabin, centre, lean):
    vertices, faces = soft_box((0, 0, 0), (0.10, 0.27, 0.18), 0.045, 0.012)
    vertices[:, 0] += 0.022 * smooth_step(0.04, 0.13, np.abs(vertices[:, 1])) * (vertices[:, 0] > 0)
    vertices[:, 1] *= 1 - 0.10 * smooth_step(-0.09, 0.09, vertices[:, 2])
    cabin.add(place((vertices, faces), centre, (0, lean * 0.4, 0)), cabin.trim.leather)
    x, y, z = centre
    for side in (-0.055, 0.055):
        cabin.add(pipe([(x + 0.02, y + side, z - 0.17), (x, y + side, z - 0.05)], 0.012, count=6), "chrome")


def _add_belt(cabin, side):
    """Add the belt of a front seat on its B pillar, with its ring and its end at the seat."""
    y, low = side * (cabin.half - 0.055), cabin.seat
    top = (-0.39, side * (cabin.roof_half() + 0.012), cabin.roof - 0.22)
    path = np.linspace(top, (-0.30, y - side * 0.04, low - 0.04), 12)
    cabin.add(sweep(path, 0.047, 0.002, (0, side, 0.2), 3, 6), "belt")
    cabin.add(ring(top, 0.028, 0.010, (0, side, 0.3), 24), "lower_plastic")
    inner = side * 0.115
    cabin.add(soft_box((-0.20, inner, low + 0.02), (0.05, 0.022, 0.13), 0.008, turn=(0, -15, 0)), "lower_plastic")
    cabin.add(soft_box((-0.185, inner, low + 0.088), (0.036, 0.024, 0.012), 0.004, turn=(0, -15, 0)), "red_reflector")


def _add_bench(cabin):
    z, half = cabin.seat + 0.05, cabin.half - 0.07
    width = (2 * half - 0.32) / 2
    pattern = _diamonds if cabin.is_tall else _channels
    for y, wide, bolster, relief in (
        (half - width / 2, width, 0.028, pattern),
        (-half + width / 2, width, 0.028, pattern),
        (0, 0.315, 0.0, _plain),
    ):
        _add_pad(cabin, (0.52, wide, 0.17), bolster, relief, (-0.90, y, z), (0, -7, 0), 0.045)
        _add_pad(cabin, (0.62, wide, 0.15), bolster + 0.01, relief, (-1.22, y, z + 0.33), (0, -68, 180), 0.045, taper=0.04)
        _add_head_rest(cabin, (-1.375, y, z + (0.71 if y else 0.66)), -22)
    for y in (-0.21, 0.21, 0.06):
        cabin.add(soft_box((-1.09, y, z + 0.12), (0.045, 0.022, 0.06), 0.008, turn=(0, -40, 0)), "lower_plastic")
        cabin.add(soft_box((-1.072, y, z + 0.145), (0.03, 0.023, 0.012), 0.004, turn=(0, -40, 0)), "red_reflector")
    for side in (-1, 1):
        y = side * (half - 0.10)
        path = [(-1.46, y, z + 0.62), (-1.33, y, z + 0.64), (-1.22, y + side * 0.02, z + 0.42), (-1.06, y + side * 0.04, z + 0.12)]
        cabin.add(sweep(np.array(path) + [0.03, 0, 0.03], 0.047, 0.002, (1, 0, 1), 3, 6), "belt")
