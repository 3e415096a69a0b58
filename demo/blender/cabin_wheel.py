"""The steering wheel with its column, stalks and pedals."""

import numpy as np

from cabin_spec import DRIVER, Cabin
from room_shapes import pipe, place, ring, round_corners, slab, smooth_path, soft_box, stitches
from shapes import sweep

RADIUS = 0.182
TILT = -66
"""Degrees from lying flat, towards the driver."""


def add_steering_wheel(cabin: Cabin):
    """Add the steering wheel. Its parts are drawn flat, with the top towards x and the driver above, and turned."""
    centre = (0.335, DRIVER, cabin.belt - (0.0 if cabin.is_tall else 0.015))

    def add(mesh, material):
        return cabin.add(place(mesh, centre, (0, TILT, 0)), material)

    angle = np.linspace(0, 2 * np.pi, 121)
    x, y = RADIUS * np.cos(angle), RADIUS * np.sin(angle)
    # The lower edge is a little flat.
    x = np.where(x < -0.150, -0.150 + (x + 0.150) * 0.35, x)
    rim = np.stack([x, y, x * 0], 1)
    thick = 0.031 + 0.004 * np.exp(-(((np.abs(y) - 0.15) / 0.04) ** 2)) * (x > 0)
    add(sweep(rim, thick, thick * 1.12, (0, 0, 1), 6, 2.2), "wheel_leather")
    add(stitches(rim * [0.915, 0.915, 1] + [0, 0, 0.003], 0.007, 0.0017), cabin.trim.thread)
    hub = round_corners([(0.052, -0.072), (0.052, 0.072), (-0.02, 0.068), (-0.066, 0.03), (-0.066, -0.03), (-0.02, -0.068)], 0.03)
    add(slab(hub, -0.045, -0.008, 0.014), "soft_touch")
    add(ring((0.0, 0, -0.008), 0.024, 0.003), "brushed")
    for side in (-1, 1):
        arm = round_corners([(0.030, side * 0.05), (0.026, side * 0.172), (-0.012, side * 0.172), (-0.028, side * 0.05)], 0.01)
        add(slab(arm, -0.035, -0.013, 0.004), "piano")
        pod = round_corners([(0.022, side * 0.082), (0.020, side * 0.142), (-0.010, side * 0.142), (-0.018, side * 0.082)], 0.008)
        add(slab(pod, -0.014, -0.009, 0.002), "lower_plastic")
        for k in range(3):
            add(soft_box((0.004, side * (0.094 + 0.018 * k), -0.008), (0.016 if k == 1 else 0.02, 0.011, 0.004), 0.0018), "satin_black")
            add(soft_box((0.004, side * (0.094 + 0.018 * k), -0.0056), (0.003, 0.005, 0.0012), 0.0004), "knob_glow")
        trim = [(0.032, side * 0.055, -0.016), (0.029, side * 0.168, -0.006)]
        add(pipe(trim, 0.0045, count=8), "brushed")
        add(pipe([(0.02, side * 0.10, -0.06), (0.045, side * 0.145, -0.062), (0.052, side * 0.15, -0.062)], 0.022, 0.006), "brushed")
    if cabin.is_tall:
        spoke = round_corners([(-0.05, -0.03), (-0.05, 0.03), (-0.165, 0.022), (-0.165, -0.022)], 0.008)
        add(slab(spoke, -0.034, -0.012, 0.005), "brushed")
    else:
        for side in (-1, 1):
            add(pipe([(-0.05, side * 0.022, -0.022), (-0.10, side * 0.03, -0.018), (-0.152, side * 0.045, -0.004)], 0.02, 0.012), "brushed")
    _add_column(cabin, add)


def _add_column(cabin, add):
    path = smooth_path([(0, 0, -0.04), (0, 0, -0.12), (0.0, 0, -0.30)], 12)
    add(sweep(path, np.linspace(0.09, 0.15, 12), np.linspace(0.08, 0.12, 12), (1, 0, 0), 6, 3), "lower_plastic")
    for side in (-1, 1):
        stalk = [(0.0, side * 0.03, -0.085), (0.012, side * 0.12, -0.082), (0.02, side * 0.185, -0.076)]
        add(pipe(stalk, 0.018, 0.013), "lower_plastic")
        add(pipe([stalk[2], (0.022, side * 0.205, -0.075)], 0.021, 0.015, count=5), "satin_black")
    for y, wide in ((DRIVER - 0.12, 0.05), (DRIVER + 0.02, 0.10)):
        cabin.add(soft_box((0.78, y, 0.16), (0.02, wide, 0.12), 0.008, turn=(0, -25, 0)), "brushed")
