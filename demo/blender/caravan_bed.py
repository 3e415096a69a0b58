"""The caravan's bed at the front, and a plant."""

import numpy as np

from caravan_kitchen import cushion, scatter_cushion, upright
from curves import smooth_step
from room_shapes import pipe, place, soft_box
from shapes import grid, join, lathe


def add_bed(add, half, ceiling):
    """Add the bed with pillows and a throw, cupboards around it, lamps and a padded wall."""
    add(soft_box((1.88, 0, 0.20), (1.30, 1.36, 0.40), 0.012), "white_panel")
    add(soft_box((1.225, 0, 0.21), (0.016, 1.30, 0.32), 0.005), "oak_across")
    add(place(cushion((1.34, 1.42, 0.20), 0.07, 0.012), (1.86, 0, 0.48)), "linen")
    _add_cover(add, 1.20, 1.95, 0.60, 0.735, "linen", 0.007, 0.10)
    _add_cover(add, 1.185, 1.58, 0.622, 0.752, "throw", 0.009, 0.22)
    for y in (-0.35, 0.35):
        add(place(cushion((0.44, 0.62, 0.15), 0.07, 0.05, False), (2.34, y, 0.78), (0, -54, 0)), "linen")
        add(place(cushion((0.40, 0.58, 0.14), 0.065, 0.05, False), (2.20, y * 0.97, 0.74), (0, -48, 3)), "linen")
        add(place(scatter_cushion(0.40), (2.05, y * 0.80, 0.72), (0, -56, y * 20)), "cushion_cloth")
    add(place(scatter_cushion(0.32), (1.97, 0, 0.69), (0, -60, 0)), "throw")
    for k in range(5):
        y = -0.60 + 0.30 * k
        add(place(cushion((0.56, 0.296, 0.07), 0.03, 0.02), (2.585, y, 0.98), (0, -90, 0)), "seat_cloth")
    for side in (1, -1):
        y = side * 0.89
        add(soft_box((2.36, y, 0.31), (0.50, 0.36, 0.62), 0.010), "white_panel")
        add(soft_box((2.10, y, 0.42), (0.018, 0.33, 0.30), 0.005), "oak_across")
        add(soft_box((2.36, y, 0.632), (0.52, 0.38, 0.025), 0.008), "oak")
        add(soft_box((2.40, y, 1.71), (0.42, 0.38, 0.56), 0.010), "white_panel")
        add(soft_box((2.183, y, 1.71), (0.018, 0.365, 0.54), 0.005), "oak_upright")
        add(soft_box((2.168, y - side * 0.14, 1.52), (0.014, 0.012, 0.12), 0.005), "satin_black")
        add(pipe([(2.60, side * 0.60, 1.36), (2.54, side * 0.60, 1.38), (2.50, side * 0.58, 1.34)], 0.018), "satin_black")
        add(place(soft_box((0, 0, 0), (0.05, 0.05, 0.09), 0.022, 0.02), (2.49, side * 0.575, 1.31), (0, 20, 0)), "satin_black")
        add(soft_box((2.475, side * 0.575, 1.264), (0.034, 0.034, 0.008), 0.0038), "downlight")
    add(soft_box((2.42, 0, ceiling - 0.165), (0.40, 1.38, 0.27), 0.008), "white_panel")
    for y in (-0.345, 0.345):
        add(soft_box((2.213, y, ceiling - 0.165), (0.018, 0.68, 0.255), 0.005), "oak_across")
        add(soft_box((2.198, y, ceiling - 0.275), (0.014, 0.16, 0.012), 0.005), "satin_black")
    add(soft_box((2.30, 0, ceiling - 0.305), (0.02, 1.34, 0.008), 0.003), "led_strip")
    book = soft_box((2.24, 0.87, 0.655), (0.15, 0.21, 0.022), 0.004, turn=(0, 0, 12))
    add(book, "throw")


def _add_cover(add, start, end, height, half, material, waves, drop):
    """Add a cover on the bed that hangs down at both sides and at the foot, with soft folds."""
    u, v = np.meshgrid(np.linspace(0, 1, 90), np.linspace(-1, 1, 141), indexing="ij")
    flat = half + drop
    across = v * flat
    over = np.clip(np.abs(across) - half, 0, None)
    y = np.sign(across) * np.minimum(np.abs(across), half) + np.sign(across) * 0.02 * smooth_step(0, 0.06, over)
    length = end - start + 0.16
    along = end - u * length
    fall = np.clip(start - 0.0 - along, 0, None)
    x = np.maximum(along, start) - 0.02 * smooth_step(0, 0.06, fall)
    z = height - over - fall
    folds = waves * (np.sin(along * 17 + 3 * np.sin(across * 5)) * np.sin(across * 9 + along * 4)) * 0.35
    hang = smooth_step(0, 0.15, over + fall)
    y = y + np.sign(across) * hang * waves * 0.9 * np.sin(along * 38 + np.sin(along * 13))
    x = x - smooth_step(0, 0.15, fall) * waves * 0.9 * np.sin(across * 34)
    z = z + folds * (1 - hang) - 0.012 * smooth_step(0.05, 0.0, half - np.abs(across)) * (over == 0)
    add(grid(np.stack([x, y, z], 2)), material)


def add_plant(add, foot):
    """Add a pot with leaves."""
    pot = lathe([(0.048, 0.095), (0.052, 0.10), (0.055, 0.09), (0.042, 0.0), (0.0, 0.0)], 40)
    add(upright(pot, foot), "pot")
    random = np.random.default_rng(2)
    leaves = []
    for k in range(26):
        turn, lean, length = k * 2.4, random.uniform(0.25, 0.95), random.uniform(0.13, 0.23)
        t = np.linspace(0, 1, 9)
        out = length * np.sin(lean) * t**1.3
        up = 0.09 + length * np.cos(lean) * t - 0.05 * t**3
        width = 0.017 * np.sin(np.pi * np.clip(t, 0.03, 0.99)) ** 0.8
        c, s = np.cos(turn), np.sin(turn)
        left, right = (np.stack([c * out - s * w, s * out + c * w, up + 0.2 * np.abs(w)], 1) for w in (width, -width))
        leaves.append(grid(np.stack([left, np.stack([c * out, s * out, up - 0.004], 1), right], 1) + np.asarray(foot)))
    add(join(leaves), "leaf")
