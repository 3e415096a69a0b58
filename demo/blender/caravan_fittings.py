"""What is mounted on the caravan: drawbar, gas bottles, awning, step, lamps and roof hatches."""

import numpy as np

from car import UP, Car
from polygons import box_outline, rectangle, rounded
from shapes import lathe, plate, sweep


def add_caravan_fittings(car: Car):
    """Add all fittings of the caravan."""
    _add_drawbar(car)
    _add_jockey_wheel(car)
    _add_gas_bottles(car)
    _add_awning(car)
    _add_door_fittings(car)
    car.add_box("roof_hatch", (0.2, 0, 2.64), (0.72, 0.72, 0.10), "caravan_body", 0.25)
    car.add_box("air_conditioner", (-1.2, 0, 2.68), (0.95, 0.68, 0.20), "caravan_body", 0.35)
    _add_rear(car)
    _add_side_lamps(car)
    _add_wheel_trim(car)
    for x in (-2.3, 2.2):
        _add_bar(car, "leg", (x, 0.8, 0.40), (x + 0.35, 0.8, 0.30), 0.05, 0.05, "steel", mirrored=True)


def _add_bar(car, name, start, end, width, height, material, up=UP, mirrored=False, power=4):
    t = np.linspace(0, 1, 12)[:, None]
    line = np.array(start) * (1 - t) + np.array(end) * t
    _add_sweep(car, name, line, width, height, material, up, mirrored, power)


def _add_sweep(car, name, line, width, height, material, up=UP, mirrored=False, power=4):
    car.add(name, sweep(line, width, height, up, 8, power=power), material, mirrored=mirrored)


def _add_drawbar(car):
    _add_bar(car, "drawbar", (1.9, 0.98, 0.40), (3.80, 0.06, 0.40), 0.06, 0.12, "plastic", mirrored=True)
    _add_bar(car, "coupling", (3.74, 0, 0.42), (4.00, 0, 0.42), 0.09, 0.09, "steel", power=3)
    car.add_box("coupling_ball", (3.98, 0, 0.43), (0.14, 0.13, 0.12), "steel", 0.8)
    _add_bar(car, "cross_member", (3.0, -0.46, 0.40), (3.0, 0.46, 0.40), 0.06, 0.08, "plastic")
    _add_bar(car, "chassis", (-2.5, 0.62, 0.38), (2.4, 0.62, 0.38), 0.06, 0.12, "plastic", mirrored=True)


def _add_jockey_wheel(car):
    _add_bar(car, "jockey_tube", (3.42, 0.30, 0.20), (3.42, 0.30, 0.98), 0.05, 0.05, "steel", (1, 0, 0), power=2)
    _add_bar(car, "jockey_crank", (3.42, 0.30, 0.98), (3.54, 0.30, 1.00), 0.022, 0.022, "plastic", power=2)
    profile = [(0.0, -0.035), (0.085, -0.035), (0.10, -0.02), (0.10, 0.02), (0.085, 0.035), (0, 0.035)]
    vertices, faces = lathe(profile, 40)
    car.add("jockey_wheel", (vertices + [3.42, 0.30, 0.10], faces), "tyre", mirrored=False)
    car.add_box("jockey_fork", (3.42, 0.30, 0.19), (0.06, 0.11, 0.10), "steel")


def _add_gas_bottles(car):
    profile = [(0.0, 0.56), (0.05, 0.55), (0.07, 0.50), (0.13, 0.47), (0.152, 0.40), (0.152, 0.05), (0.13, 0.0), (0, 0.0)]
    for y in (0.19, -0.19):
        points, faces = lathe(profile, 48)
        vertices = np.stack([points[:, 0] + 3.10, points[:, 2] + y, points[:, 1] + 0.46], 1)
        car.add("gas_bottle", (vertices, faces[:, ::-1]), "satin_metal", mirrored=False)
    car.add_box("gas_bottle_base", (3.10, 0, 0.45), (0.42, 0.80, 0.05), "plastic")


def _add_awning(car):
    half = car.spec.half_width
    x = np.linspace(-2.15, 2.05, 20)
    case = np.stack([x, x * 0 + half + 0.055, x * 0 + 2.42], 1)
    _add_sweep(car, "awning", case, 0.12, 0.13, "caravan_body", power=2.4)
    for end in (-2.17, 2.07):
        car.add_box("awning_end", (end, half + 0.055, 2.42), (0.05, 0.14, 0.15), "plastic", 0.5)
    rail = np.stack([x, x * 0 + half + 0.004, x * 0 + 2.345], 1)
    _add_sweep(car, "awning_rail", rail, 0.02, 0.03, "satin_metal")


def _add_door_fittings(car):
    y = car.spec.half_width
    _add_bar(car, "step", (0.98, y - 0.02, 0.36), (1.50, y - 0.02, 0.36), 0.34, 0.03, "steel")
    _add_bar(car, "grab_handle", (1.68, y + 0.035, 1.05), (1.68, y + 0.035, 1.40), 0.025, 0.03, "plastic", (1, 0, 0), power=2)
    car.add_box("lock", (0.985, y + 0.006, 1.28), (0.05, 0.03, 0.16), "gloss_black")


def _add_rear(car):
    y = car.spec.half_width - 0.16
    for z, material in ((0.80, "tail_lamp"), (0.93, "orange_lens"), (1.06, "tail_lamp")):
        car.add_box("tail_lamp", (-2.652, y, z), (0.05, 0.15, 0.115), material, 0.35, True)
    car.add_box("tail_lamp_base", (-2.640, y, 0.93), (0.04, 0.19, 0.42), "gloss_black", 0.2, True)
    car.add_box("bumper", (-2.66, 0, 0.50), (0.10, 1.9, 0.13), "plastic", 0.25)
    number_plate = plate(rectangle(0.372, 0.112, 0.008, (0, 0.72)), -2.6, -2.675, -1, 0.0015)
    car.add("number_plate", number_plate, "number_plate", mirrored=False)


def _add_side_lamps(car):
    half = car.spec.half_width
    for x in (-2.3, -1.2, 1.0, 2.3):
        car.add_box("side_marker", (x, half + 0.002, 0.70), (0.09, 0.02, 0.035), "orange_lens", 0.4, True)
    car.add_box("front_marker", (2.70, 0.95, 0.66), (0.12, 0.10, 0.05), "orange_lens", 0.5, True)
    car.add_box("power_socket", (-1.05, half, 0.85), (0.16, 0.03, 0.16), "caravan_body", 0.3, True)


def _add_wheel_trim(car):
    outline = rounded(box_outline(-0.90, 0.80, 0.42, 0.80), 0.26)
    arch = outline[outline[:, 1] > 0.43]
    arch = arch[np.argsort(-np.arctan2(arch[:, 1] - 0.42, arch[:, 0] + 0.05))]
    line = np.stack([arch[:, 0], arch[:, 0] * 0 + car.spec.half_width, arch[:, 1]], 1)
    _add_sweep(car, "wheel_trim", line, 0.03, 0.045, "plastic", (0, 1, 0), True)
