"""Dashboards: a flowing one with one wide screen, and an upright one with a hooded screen and a portrait screen."""

import numpy as np

from cabin_spec import DRIVER, Cabin
from room_shapes import add_picture, loft, pipe, ring, round_corners, soft_box, stitches
from screens import draw_centre, draw_instruments

ACROSS = np.linspace(-1, 1, 49)


def add_dashboard(cabin: Cabin):
    """Add the dashboard with its screens and vents."""
    (_add_upright if cabin.is_tall else _add_flowing)(cabin)


class Face:
    """The front of the dashboard: bands across the cabin that wrap towards the doors."""

    def __init__(self, cabin: Cabin, wrap: float):
        self.cabin, self.wrap = cabin, wrap

    def x(self, y):
        """Return how far the front stands forwards or back at y."""
        return -self.wrap * np.abs(y / self.cabin.half) ** 2.6

    def add_band(self, points, radius, material, reach=1.0, ends=(-1, 1)):
        """Add a band with a profile of points (x, z); z counts from the belt."""
        cabin = self.cabin
        outline = round_corners(points, radius)
        along = np.linspace(*ends, 61) * (cabin.half - 0.02) * reach
        mesh = loft(outline, along, lambda u, v, t: (u + self.x(t), t + u * 0, cabin.belt + v))
        cabin.add(mesh, material)

    def add_line(self, x, z, width, height, material, ends=(-1, 1), power=4):
        """Add a thin strip across the cabin."""
        y = np.linspace(*ends, 61) * (self.cabin.half - 0.03)
        line = np.stack([x + self.x(y), y, self.cabin.belt + z + y * 0], 1)
        self.cabin.add(pipe(line[::4], width, height, (0, 0, 1), power, 60), material)

    def add_stitches(self, x, z):
        """Add a row of stitches across the cabin."""
        y = np.linspace(-1, 1, 120) * (self.cabin.half - 0.05)
        self.cabin.add(stitches(np.stack([x + self.x(y), y, self.cabin.belt + z + y * 0], 1), 0.008, 0.002), self.cabin.trim.thread)

    def add_vent(self, x, y, z, width, height, slats=4):
        """Add an air vent: a dark opening with slats and a bright frame."""
        cabin, x = self.cabin, x + self.x(y)
        turn = -np.degrees(np.arctan2(self.x(y + 0.01) - self.x(y - 0.01), 0.02))
        z += cabin.belt

        def add(offset, size, radius, material):
            c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
            cabin.add(
                soft_box(
                    (x + c * offset[0] - s * offset[1], y + s * offset[0] + c * offset[1], z + offset[2]), size, radius, turn=(0, 0, turn)
                ),
                material,
            )

        add((0.006, 0, 0), (0.02, width, height), 0.006, "shadow")
        for row in range(slats):
            add((-0.006, 0, (row - (slats - 1) / 2) * height / slats), (0.016, width * 0.94, 0.0035), 0.0015, "satin_black")
        add((-0.010, 0, 0), (0.012, 0.012, height * 0.5), 0.004, "brushed")
        for side in (-1, 1):
            add((-0.006, 0, side * height / 2), (0.014, width + 0.006, 0.004), 0.0018, "brushed")
            add((-0.006, side * width / 2, 0), (0.014, 0.004, height), 0.0018, "brushed")


def _add_flowing(cabin):
    face = Face(cabin, 0.10)
    face.add_band(
        [(1.25, -0.06), (1.2, 0.0), (0.86, 0.035), (0.64, 0.030), (0.575, -0.005), (0.60, -0.055), (0.9, -0.08)], 0.05, "soft_touch"
    )
    face.add_band([(0.66, -0.05), (0.598, -0.055), (0.602, -0.125), (0.66, -0.13)], 0.012, cabin.trim.inlay)
    face.add_line(0.594, -0.054, 0.006, 0.005, "brushed")
    face.add_line(0.592, -0.130, 0.008, 0.007, "brushed")
    face.add_line(0.600, -0.139, 0.004, 0.004, "ambient")
    face.add_band(
        [(0.70, -0.135), (0.60, -0.14), (0.560, -0.17), (0.575, -0.24), (0.66, -0.34), (0.80, -0.38), (0.85, -0.2)],
        0.05,
        cabin.trim.leather,
    )
    face.add_stitches(0.581, -0.150)
    face.add_band([(1.1, -0.3), (0.70, -0.34), (0.76, -0.5), (0.95, -0.68), (1.1, -0.6)], 0.05, "lower_plastic")
    for y, width in ((-0.635, 0.13), (0.635, 0.13), (-0.09, 0.15), (0.09, 0.15)):
        face.add_vent(0.590, y, -0.091, width, 0.052)
    _add_wide_screen(cabin, (0.545, -0.21, cabin.belt + 0.085))
    for k in range(6):
        cabin.add(soft_box((0.552, -0.125 + 0.05 * k, cabin.belt - 0.183), (0.02, 0.034, 0.016), 0.004), "satin_black")


def _add_wide_screen(cabin, centre):
    """Add one dark glass with the instruments before the driver and the map in the middle."""
    x, y, z = centre
    tilt = 12
    cabin.add(soft_box((x + 0.012, y, z), (0.018, 0.80, 0.152), 0.008, turn=(0, tilt, 0)), "piano")
    cabin.add(soft_box((x + 0.03, y, z - 0.05), (0.05, 0.56, 0.12), 0.02, turn=(0, tilt, 0)), "soft_touch")
    for picture, middle, width, height in (
        (draw_instruments(820, 282), y - 0.19, 0.37, 0.127),
        (draw_centre(1000, 350), y + 0.195, 0.375, 0.131),
    ):
        add_picture("screen", picture, (x + 0.0012, middle, z), width, height, (0, -90 + tilt, 0), 2.3)
    edge = [(x + 0.022, y - 0.40, z + 0.077), (x + 0.022, y + 0.40, z + 0.077)]
    cabin.add(pipe(edge, 0.004, count=6), "brushed")


def _add_upright(cabin):
    face = Face(cabin, 0.045)
    face.add_band([(1.25, -0.02), (1.15, 0.06), (0.68, 0.075), (0.60, 0.055), (0.595, -0.01), (0.9, -0.03)], 0.03, "soft_touch")
    face.add_band(
        [(0.70, -0.01), (0.612, -0.012), (0.600, -0.03), (0.600, -0.135), (0.62, -0.15), (0.70, -0.15)], 0.012, cabin.trim.leather
    )
    face.add_stitches(0.599, -0.024)
    face.add_stitches(0.599, -0.128)
    face.add_line(0.600, -0.004, 0.010, 0.008, "brushed")
    face.add_band([(0.70, -0.15), (0.592, -0.152), (0.588, -0.185), (0.70, -0.19)], 0.008, cabin.trim.inlay)
    face.add_line(0.594, -0.190, 0.004, 0.004, "ambient")
    face.add_band([(0.9, -0.19), (0.62, -0.195), (0.60, -0.23), (0.63, -0.37), (0.80, -0.46), (0.95, -0.4)], 0.04, "soft_touch")
    face.add_band([(1.1, -0.38), (0.74, -0.43), (0.78, -0.58), (0.95, -0.76), (1.1, -0.7)], 0.05, "lower_plastic")
    # The grab handle before the passenger.
    y = [0.24, 0.27, 0.46, 0.62, 0.65]
    handle = [(0.605 - (0.052 if 0.25 < p < 0.64 else 0.0), p, cabin.belt - 0.085) for p in y]
    cabin.add(pipe(handle, 0.026, 0.030, power=3), "lower_plastic")
    for y, width, height in ((-0.67, 0.10, 0.10), (0.715, 0.06, 0.10)):
        face.add_vent(0.590, y, -0.075, width, height, 6)
    _add_hood(cabin, (0.56, DRIVER, cabin.belt + 0.10))
    _add_portrait_screen(cabin)


def _add_hood(cabin, centre):
    x, y, z = centre
    outline = round_corners([(-0.20, -0.08), (-0.185, 0.075), (0.185, 0.075), (0.20, -0.08)], 0.045)
    shell = loft(
        outline, np.linspace(0, 1, 9), lambda u, v, t: (x + 0.0 + 0.22 * t, y + u * (1 - 0.06 * t), z + v * (1 - 0.55 * t) - 0.035 * t)
    )
    cabin.add(shell, "soft_touch")
    opening = round_corners([(-0.182, -0.068), (-0.170, 0.060), (0.170, 0.060), (0.182, -0.068)], 0.035)
    cabin.add(loft(opening, [0, 1], lambda u, v, t: (x - 0.004 + 0.003 * t, y + u, z + v)), "piano")
    add_picture("screen", draw_instruments(960, 340), (x - 0.0055, y, z - 0.004), 0.315, 0.112, (0, -90, 0), 2.3)
    brow = np.array([(x - 0.012, y + p, z + 0.078 - 0.012 * abs(p / 0.19) ** 3) for p in np.linspace(-0.19, 0.19, 12)])
    cabin.add(pipe(brow, 0.045, 0.014, power=3), "soft_touch")


def _add_portrait_screen(cabin):
    x, z, tilt = 0.565, cabin.belt - 0.035, 8
    cabin.add(soft_box((x + 0.014, 0, z), (0.024, 0.232, 0.305), 0.010, turn=(0, tilt, 0)), "piano")
    add_picture("screen", draw_centre(560, 740, is_upright=True), (x + 0.0008, 0, z), 0.208, 0.275, (0, -90 + tilt, 0), 2.3)
    for side in (-1, 1):
        line = [(x + 0.036, side * 0.118, z + 0.15), (x - 0.006, side * 0.118, z - 0.15)]
        cabin.add(pipe(line, 0.005, count=6), "brushed")
    for k, y in enumerate((-0.08, 0.08)):
        cabin.add(ring((0.583, y, cabin.belt - 0.235), 0.024, 0.010, (1, 0, -0.1), 40), "brushed")
        cabin.add(soft_box((0.585, y, cabin.belt - 0.235), (0.03, 0.042, 0.042), 0.012), "piano")
    for k in range(4):
        cabin.add(soft_box((0.598, -0.033 + 0.022 * k, cabin.belt - 0.235), (0.012, 0.016, 0.024), 0.004), "satin_black")
