"""The caravan's kitchen on the right and its dinette on the left."""

import numpy as np

from curves import smooth_step
from room_shapes import pipe, place, ring, round_corners, slab, soft_box
from shapes import lathe


def upright(mesh, centre):
    """Return a lathed part turned upright, with its foot at a point."""
    return mesh[0][:, [0, 2, 1]] * [1, 1, 1] + np.asarray(centre), mesh[1][:, ::-1]


def add_kitchen(add, half, ceiling):
    """Add cupboards, bench, sink, cooktop, splashback, fridge, oven and wall cupboards."""
    y = -half + 0.29
    add(soft_box((0.05, y - 0.01, 0.45), (1.76, 0.54, 0.78), 0.008), "white_panel")
    add(soft_box((0.05, y - 0.03, 0.04), (1.72, 0.48, 0.08), 0.006), "satin_black")
    add(soft_box((0.05, y + 0.01, 0.885), (1.82, 0.60, 0.035), 0.008), "stone")
    add(soft_box((0.05, -half + 0.008, 1.0), (1.82, 0.016, 0.195), 0.003), "tiles")
    for k, x in enumerate((-0.53, 0.05, 0.63)):
        fronts = ((0.71, 0.22), (0.475, 0.22), (0.24, 0.22)) if k != 1 else ((0.71, 0.22), (0.355, 0.455))
        for z, tall in fronts:
            add(soft_box((x, y + 0.268, z), (0.562, 0.018, tall), 0.004), "oak")
            add(soft_box((x, y + 0.283, z + tall / 2 - 0.03), (0.20, 0.014, 0.012), 0.005), "satin_black")
    _add_sink(add, -0.42, y)
    _add_cooktop(add, 0.50, y)
    for k, x in enumerate((-0.55, 0.05, 0.65)):
        add(soft_box((x, -half + 0.17, ceiling - 0.185), (0.585, 0.34, 0.31), 0.008), "white_panel")
        add(soft_box((x, -half + 0.345, ceiling - 0.185), (0.575, 0.018, 0.295), 0.005), "oak")
        add(soft_box((x, -half + 0.36, ceiling - 0.315), (0.16, 0.014, 0.012), 0.005), "satin_black")
    add(soft_box((0.05, -half + 0.30, ceiling - 0.345), (1.74, 0.02, 0.008), 0.003), "led_strip")
    _add_tower(add, y)
    # A kettle, jars and a board with bread.
    kettle = lathe([(0.0, 0.17), (0.035, 0.168), (0.05, 0.15), (0.07, 0.02), (0.072, 0.0)], 48)
    add(upright(kettle, (0.02, y - 0.13, 0.903)), "inox")
    add(pipe([(0.06, y - 0.13, 1.06), (0.12, y - 0.13, 1.05), (0.125, y - 0.13, 0.96), (0.09, y - 0.13, 0.93)], 0.016), "satin_black")
    for k, (x, tall) in enumerate(((-0.80, 0.16), (-0.72, 0.12))):
        jar = lathe([(0.0, tall), (0.032, tall), (0.036, tall - 0.012), (0.036, 0)], 40)
        add(upright(jar, (x, y - 0.16, 0.903)), "pot" if k else "oak_upright")
    add(soft_box((0.14, y + 0.10, 0.912), (0.20, 0.28, 0.018), 0.007), "oak")


def _add_sink(add, x, y):
    """Add a sink: a bright rim, a deep dark basin and a high tap."""
    rim = round_corners([(x - 0.22, y - 0.19), (x + 0.22, y - 0.19), (x + 0.22, y + 0.17), (x - 0.22, y + 0.17)], 0.05)
    add(slab(rim, 0.90, 0.907, 0.003), "inox")
    basin = round_corners([(x - 0.19, y - 0.13), (x + 0.19, y - 0.13), (x + 0.19, y + 0.14), (x - 0.19, y + 0.14)], 0.06)
    add(slab(basin, 0.905, 0.9085, 0.002), "satin_black")
    add(ring((x, y, 0.909), 0.026, 0.006), "inox")
    tap = [(x, y - 0.16, 0.90), (x, y - 0.16, 1.12), (x, y - 0.12, 1.20), (x, y - 0.03, 1.20), (x, y + 0.0, 1.14)]
    add(pipe(tap, 0.022, count=50), "satin_black")
    add(pipe([(x + 0.012, y - 0.16, 0.96), (x + 0.06, y - 0.16, 0.98)], 0.014, count=8), "satin_black")
    add(pipe([(x, y - 0.16, 0.90), (x, y - 0.16, 0.93)], 0.046, count=6), "satin_black")


def _add_cooktop(add, x, y):
    glass = round_corners([(x - 0.27, y - 0.20), (x + 0.27, y - 0.20), (x + 0.27, y + 0.22), (x - 0.27, y + 0.22)], 0.02)
    add(slab(glass, 0.90, 0.912, 0.003), "piano")
    for dx, dy, size in ((-0.13, -0.08, 0.042), (0.13, -0.08, 0.034), (-0.13, 0.10, 0.034), (0.13, 0.10, 0.042)):
        burner = lathe([(0.0, 0.022), (size * 0.7, 0.022), (size * 0.75, 0.014), (size, 0.012), (size, 0.0)], 40)
        add(upright(burner, (x + dx, y + dy, 0.912)), "satin_black")
        for angle in range(4):
            turned = place(soft_box((0.055, 0, 0.03), (0.06, 0.008, 0.008), 0.003), (x + dx, y + dy, 0.912), (0, 0, 90 * angle + 45))
            add(turned, "lower_plastic")
        add(ring((x + dx, y + dy, 0.938), 0.088, 0.007), "lower_plastic")
    for k in range(4):
        knob = lathe([(0.0, 0.02), (0.014, 0.02), (0.016, 0.0)], 24)
        add(upright(knob, (x - 0.09 + 0.06 * k, y + 0.19, 0.912)), "brushed")


def _add_tower(add, y):
    """Add the fridge with the microwave above it."""
    add(soft_box((-1.22, y, 0.99), (0.66, 0.58, 1.96), 0.010), "white_panel")
    front = y + 0.296
    add(soft_box((-1.22, front, 0.62), (0.58, 0.024, 1.10), 0.008), "gloss_black")
    add(soft_box((-0.97, front + 0.022, 0.70), (0.016, 0.03, 0.52), 0.007), "brushed")
    add(soft_box((-1.22, front, 1.38), (0.58, 0.024, 0.34), 0.008), "gloss_black")
    add(soft_box((-1.22, front + 0.022, 1.25), (0.48, 0.03, 0.016), 0.007), "brushed")
    add(soft_box((-1.03, front + 0.013, 1.48), (0.07, 0.004, 0.02), 0.0015), "knob_glow")
    add(soft_box((-1.22, front, 1.75), (0.62, 0.018, 0.34), 0.005), "oak")
    add(soft_box((-1.22, front + 0.016, 1.62), (0.16, 0.014, 0.012), 0.005), "satin_black")


def cushion(size, radius=0.06, puff=0.03, seam=True):
    """Return a cushion that lies flat and is thicker in the middle."""
    vertices, faces = soft_box((0, 0, 0), size, radius, 0.02)
    x, y, z = vertices.T.copy()
    a, b = x / (size[0] / 2), y / (size[1] / 2)
    z = z * (1 + puff / size[2] * 2 * (1 - a**2) * (1 - b**2))
    if seam:
        z = z - np.sign(z) * 0.006 * np.exp(-((np.minimum(1 - np.abs(a), 1 - np.abs(b)) - 0.06) ** 2) / 0.0003)
    return np.stack([x, y, z], 1), faces


def scatter_cushion(size=0.42, thickness=0.13):
    """Return a cushion with pointed corners that lies flat."""
    vertices, faces = soft_box((0, 0, 0), (size, size, thickness), thickness * 0.49, 0.012)
    a, b = vertices[:, 0] / (size / 2), vertices[:, 1] / (size / 2)
    thin = 0.16 + 0.84 * smooth_step(1.0, 0.25, np.abs(a)) * smooth_step(1.0, 0.25, np.abs(b))
    crumple = 1 + 0.05 * np.sin(a * 5 + b * 3) * np.cos(b * 6 - a * 2)
    pull = 1 - 0.10 * (1 - np.abs(a * b))
    return np.stack([vertices[:, 0] * pull, vertices[:, 1] * pull, vertices[:, 2] * thin * crumple], 1), faces


def add_dinette(add, half, ceiling):
    """Add two benches, a table with a lamp-lit top, and the cupboards above."""
    y = half - 0.43
    for x, side in ((-0.78, -1), (1.02, 1)):
        add(soft_box((x, y, 0.165), (0.56, 0.84, 0.33), 0.012), "white_panel")
        add(soft_box((x - side * 0.286, y, 0.165), (0.014, 0.78, 0.27), 0.004), "oak_across")
        add(place(cushion((0.60, 0.84, 0.13), 0.045, 0.012), (x - side * 0.02, y, 0.395)), "seat_cloth")
        for k in (-1, 1):
            back = cushion((0.42, 0.415, 0.12), 0.045, 0.015)
            add(place(back, (x + side * 0.225, y + k * 0.212, 0.665), (0, side * 80, 0)), "seat_cloth")
        add(place(scatter_cushion(0.36), (x + side * 0.10, y + 0.22, 0.62), (0, side * 66, 14)), "cushion_cloth")
        add(place(scatter_cushion(0.33), (x + side * 0.10, y - 0.16, 0.60), (0, side * 66, -12)), "throw")
    top = round_corners([(-0.24, y - 0.42), (0.50, y - 0.42), (0.50, y + 0.36), (-0.24, y + 0.36)], 0.07)
    add(slab(top, 0.755, 0.785, 0.006), "oak")
    add(pipe([(0.13, y, 0.0), (0.13, y, 0.76)], 0.07, count=6), "satin_black")
    add(slab(round_corners([(-0.05, y - 0.2), (0.31, y - 0.2), (0.31, y + 0.2), (-0.05, y + 0.2)], 0.1), 0.0, 0.018, 0.006), "satin_black")
    for cup in ((0.30, y - 0.20), (0.02, y - 0.26)):
        mug = lathe([(0.034, 0.085), (0.038, 0.088), (0.040, 0.08), (0.036, 0.0), (0.0, 0.0)], 40)
        add(upright(mug, (*cup, 0.786)), "pot")
        add(ring((cup[0] + 0.056, cup[1], 0.83), 0.020, 0.008, (0, 1, 0), 32), "pot")
    for x in (-0.62, 0.12, 0.86):
        add(soft_box((x, half - 0.16, ceiling - 0.185), (0.725, 0.32, 0.31), 0.008), "white_panel")
        add(soft_box((x, half - 0.325, ceiling - 0.185), (0.715, 0.018, 0.295), 0.005), "oak")
        add(soft_box((x, half - 0.34, ceiling - 0.315), (0.16, 0.014, 0.012), 0.005), "satin_black")
    add(soft_box((0.12, half - 0.28, ceiling - 0.345), (2.1, 0.02, 0.008), 0.003), "led_strip")
