"""Door cards: upper pad, leather panel, arm rest, handle, window switches, speaker and pocket."""

import numpy as np

from cabin_spec import Cabin
from room_shapes import loft, mirror, pipe, place, ring, round_corners, slab, soft_box, stitches
from shapes import disc


def add_doors(cabin: Cabin):
    """Add the four door cards."""
    for side in (1, -1):
        _add_card(cabin, side, 0.94, -0.345, is_front=True)
        _add_card(cabin, side, -0.505, -1.34, is_front=False)


def _add_card(cabin, side, front, rear, is_front):
    """Add a card between two positions along the cabin. It is drawn on the left and mirrored for the right."""
    half, belt, trim = cabin.half, cabin.belt, cabin.trim
    x = np.linspace(front, rear, 50)
    middle, length = (front + rear) / 2, front - rear

    def add(mesh, material):
        cabin.add(mesh if side > 0 else mirror(mesh), material)

    def wave(t, bow):
        """Return how far the card bows into the cabin."""
        return bow * np.cos(np.pi * (t - middle) / length)

    def add_band(points, radius, material, along=x, bow=0.012):
        """Add a band with a profile of points (inwards, up); up counts from the belt."""
        outline = round_corners(points, radius)
        add(loft(outline, along, lambda u, v, t: (t + 0 * u, half - u - wave(t, bow), belt + v + 0 * t)), material)

    def line(inwards, up, bow=0.012, along=x):
        return np.stack([along, half - inwards - wave(along, bow), along * 0 + belt + up], 1)

    low = -belt + 0.06
    add_band([(-0.02, 0.025), (0.030, 0.02), (0.060, -0.03), (0.045, -0.10), (-0.02, -0.10)], 0.03, "soft_touch")
    add_band([(-0.02, -0.09), (0.043, -0.095), (0.046, -0.120), (-0.02, -0.125)], 0.006, trim.inlay)
    add(pipe(line(0.048, -0.093)[::6], 0.004, 0.005), "brushed")
    add(pipe(line(0.048, -0.124)[::6], 0.003, 0.004), "ambient")
    add_band([(-0.02, -0.12), (0.040, -0.125), (0.030, -0.22), (0.05, -0.30), (-0.02, -0.30)], 0.02, trim.insert)
    add(stitches(line(0.042, -0.136)[2:-2], 0.008, 0.002), trim.thread)
    add_band([(-0.02, -0.27), (0.035, -0.28), (0.04, low + 0.05), (0.02, low), (-0.02, low)], 0.03, "lower_plastic")
    inner = np.linspace(front - 0.02 if not is_front else front - 0.22, rear + 0.06, 40)
    add_band([(0.0, -0.23), (0.085, -0.225), (0.105, -0.245), (0.095, -0.30), (0.0, -0.33)], 0.03, trim.leather, inner, 0.022)
    add(stitches(line(0.072, -0.2235, 0.022, inner)[2:-2], 0.008, 0.002), trim.thread)
    start = inner[0]
    _add_handle(add, half, belt, start - 0.02)
    panel = round_corners([(start - 0.06, -0.02), (start - 0.06, 0.028), (start - 0.30, 0.028), (start - 0.30, -0.02)], 0.012)
    y = half - 0.078
    add(place(slab(panel, 0, 0.006, 0.002), (0, y - 0.012, belt - 0.231), (6, 0, 0)), "piano")
    for k in range(3 if is_front else 1):
        add(soft_box((start - 0.11 - 0.045 * k, y - 0.008, belt - 0.222), (0.026, 0.018, 0.010), 0.004), "satin_black")
    # A pocket and the speaker.
    where = (front - 0.20, 0.050, -0.47) if is_front else (front - 0.16, 0.05, -0.44)
    radius = 0.085 if is_front else 0.065
    if cabin.is_tall or is_front:
        vertices, faces = disc((0, 0, 0), radius, 64)
        centre = (where[0], half - where[1] - 0.006, belt + where[2])
        add((vertices * [1, -1, 1] + centre, faces[:, ::-1]), "speaker")
        add(ring(centre, radius, 0.007, (0, 1, 0)), "brushed")
    pocket = np.linspace(front - 0.34, rear + 0.12, 30)
    add_band([(0.0, low + 0.19), (0.075, low + 0.18), (0.08, low + 0.05), (0.0, low + 0.02)], 0.03, "soft_touch", pocket, 0.02)


def _add_handle(add, half, belt, x):
    recess = round_corners([(x - 0.015, -0.03), (x - 0.015, 0.03), (x - 0.165, 0.03), (x - 0.165, -0.03)], 0.026)
    y = half - 0.052
    add(loft(recess, [0, 1], lambda u, v, t: (u + 0 * t, y - 0.004 * t, belt - 0.175 + v + 0 * t)), "piano")
    add(
        pipe(
            [(x - 0.03, y - 0.012, belt - 0.170), (x - 0.09, y - 0.022, belt - 0.170), (x - 0.15, y - 0.014, belt - 0.172)],
            0.012,
            0.024,
            power=3,
        ),
        "brushed",
    )
    add(soft_box((x + 0.012, y - 0.006, belt - 0.175), (0.018, 0.008, 0.034), 0.003), "satin_black")
