"""The console between the front seats: selector, cup holders, tray and arm rest."""

import numpy as np

from cabin_spec import Cabin
from room_shapes import loft, pipe, place, ring, round_corners, slab, soft_box, stitches
from shapes import disc, lathe


def add_console(cabin: Cabin):
    """Add the console, which rises to the dashboard."""
    top = cabin.seat + (0.12 if cabin.is_tall else 0.10)
    body = round_corners([(-0.135, -0.3), (-0.118, 0.0), (0.118, 0.0), (0.135, -0.3)], 0.03)
    x = np.linspace(-0.36, 0.80, 40)
    rise = (0.17 if cabin.is_tall else 0.12) * np.clip((x - 0.36) / 0.40, 0, 1) ** 1.6
    cabin.add(loft(body, x, lambda u, v, t: (t + u * 0, u, top + v * 1.2 + np.interp(t, x, rise))), cabin.trim.leather)
    for side in (-1, 1):
        y = side * 0.122
        line = np.stack([x, x * 0 + y, top - 0.022 + rise], 1)
        cabin.add(stitches(line[3:], 0.008, 0.002), cabin.trim.thread)
        cabin.add(pipe(np.stack([x, x * 0 + side * 0.107, top + 0.004 + rise], 1)[12::4], 0.006, count=50), "brushed")
    panel = round_corners([(0.06, -0.098), (0.06, 0.098), (0.44, 0.098), (0.44, -0.098)], 0.02)
    cabin.add(slab(panel, top - 0.01, top + 0.006, 0.003), "piano" if cabin.is_tall else cabin.trim.inlay)
    _add_cups(cabin, top + 0.007)
    _add_selector(cabin, top + 0.007)
    _add_arm_rest(cabin, top)


def _add_cups(cabin, z):
    for y in (-0.046, 0.046):
        cabin.add(place((disc((0, 0, 0), 0.039)[0][:, [0, 2, 1]], disc((0, 0, 0), 0.039)[1][:, ::-1]), (0.125, y, z + 0.0006)), "shadow")
        wall = lathe([(0.039, 0.0012), (0.036, 0.0012), (0.030, -0.004)], 48)
        cabin.add((wall[0][:, [0, 2, 1]] + [0.125, y, z], wall[1]), "lower_plastic")
        cabin.add(ring((0.125, y, z + 0.001), 0.040, 0.005), "brushed")


def _add_selector(cabin, z):
    x, y = 0.285, -0.035
    base = round_corners([(0.22, y - 0.032), (0.22, y + 0.032), (0.35, y + 0.032), (0.35, y - 0.032)], 0.028)
    cabin.add(slab(base, z - 0.004, z + 0.004, 0.002), "satin_black")
    if cabin.is_tall:
        cabin.add(pipe([(x, y, z), (x + 0.006, y, z + 0.05)], 0.026, 0.03, (1, 0, 0), count=6), "satin_black")
        cabin.add(soft_box((x, y, z + 0.075), (0.075, 0.052, 0.055), 0.022, 0.01, (0, 12, 0)), "wheel_leather")
        cabin.add(soft_box((x - 0.005, y, z + 0.102), (0.05, 0.034, 0.006), 0.003, turn=(0, 12, 0)), "brushed")
    else:
        cabin.add(soft_box((x, y, z + 0.018), (0.062, 0.034, 0.034), 0.013, 0.01, (0, -14, 0)), "wheel_leather")
        cabin.add(soft_box((x + 0.004, y, z + 0.036), (0.036, 0.036, 0.005), 0.002, turn=(0, -14, 0)), "brushed")
    knob = lathe([(0.0, 0.026), (0.021, 0.026), (0.024, 0.022), (0.025, 0.0)], 48)
    cabin.add((knob[0][:, [0, 2, 1]] + [0.275, 0.052, z], knob[1]), "satin_black")
    cabin.add(ring((0.275, 0.052, z + 0.003), 0.029, 0.006), "brushed")
    for k in range(4):
        cabin.add(soft_box((0.345 + 0.022 * k, 0.052, z + 0.002), (0.015, 0.04, 0.005), 0.002), "satin_black")
        cabin.add(soft_box((0.392, y - 0.02 + 0.014 * k, z + 0.001), (0.006, 0.004, 0.002), 0.0008), "knob_glow")


def _add_arm_rest(cabin, top):
    for side in (-1, 1):
        pad = soft_box((-0.14, side * 0.0565, top + 0.055), (0.34, 0.110, 0.075), 0.026, 0.02)
        cabin.add(pad, cabin.trim.leather)
        y = side * 0.098
        x = np.linspace(-0.29, 0.01, 40)
        cabin.add(stitches(np.stack([x, x * 0 + y, x * 0 + top + 0.0885], 1)), cabin.trim.thread)
    cabin.add(soft_box((-0.14, 0, top + 0.012), (0.35, 0.226, 0.03), 0.010), "piano")
    for y in (-0.045, 0.045):
        for k in range(3):
            cabin.add(soft_box((-0.372, y, top - 0.08 + 0.014 * k), (0.012, 0.07, 0.004), 0.001), "satin_black")
    cabin.add(soft_box((-0.366, 0, top - 0.066), (0.006, 0.20, 0.06), 0.002), "piano")
