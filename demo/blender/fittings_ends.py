"""Badges, tail pipes, rear wiper, number plates and tail lights."""

import numpy as np

from car import UP, Car
from polygons import rectangle
from shapes import lathe, plate, rounded_box, sweep


def add_end_fittings(car: Car):
    """Add the fittings of front and rear."""
    _add_badge(car, car.face.front_badge_z, 0.036, 1)
    _add_badge(car, car.face.rear_badge_z, 0.030, -1)
    for y, radius in car.face.exhausts:
        _add_tail_pipe(car, y, radius)
    if car.face.has_rear_wiper:
        _add_rear_wiper(car)
    if car.spec.is_van:
        _add_sliding_rail(car)
    _add_number_plate(car, car.face.front_plate_z, 1)
    _add_number_plate(car, car.face.rear_plate_z, -1)
    for line, width in car.face.tail_lines:
        car.add_strip("tail_light", line, 0.013, width, 0.01, "red_light_line", -1)
    half, z = car.spec.half_width, car.body.tail_z
    reflector = [(half - 0.30, z(0.22)), (half - 0.14, z(0.25))]
    car.add_strip("reflector", reflector, -0.001, 0.022, 0.008, "red_reflector", -1, points=12)


def _add_badge(car, z, radius, direction):
    """Add a plain disc without a maker's sign."""
    angle = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    x = float(car.body.end_x(0.0, z, direction))
    for scale, material, raised in ((1, "satin_metal", 0.006), (0.82, "gloss_black", 0.008)):
        outline = np.stack([radius * scale * np.cos(angle), z + radius * scale * np.sin(angle)], 1)
        badge = plate(outline, x - direction * 0.05, x + direction * raised, direction)
        car.add("badge", badge, material, mirrored=False)


def _add_tail_pipe(car, y, radius):
    profile = [(radius, 0), (radius, 0.22), (radius - 0.004, 0.224), (radius - 0.006, 0.22), (radius - 0.006, 0), (0.0, 0)]
    points, faces = lathe(profile, 40)
    x = car.body.rear + 0.36 + 0.25 * max(0, abs(y) - 0.35) - points[:, 1]
    vertices = np.stack([x, y + points[:, 0], car.body.bottom + 0.022 + points[:, 2]], 1)
    car.add("tail_pipe", (vertices, faces), "chrome", mirrored=False)


def _add_rear_wiper(car):
    low = car.outlines.rear_screen_glass[:, 1].min()
    t = np.linspace(0, 1, 20)
    line = car.body.on_end(np.stack([-0.02 + 0.36 * t, low - 0.01 + 0.045 * t], 1), -1)
    normals = car.body.normals(line)
    car.add("rear_wiper", sweep(line + normals * 0.012, 0.012, 0.014, normals, 4), "matt_black", mirrored=False)
    pivot = car.body.on_end([(-0.02, low - 0.045)], -1)[0]
    car.add("rear_wiper_pivot", rounded_box(pivot, (0.05, 0.07, 0.07), (0.8, 0.8), 14), "matt_black", mirrored=False)


def _add_sliding_rail(car):
    x = np.linspace(car.outlines.rear_door_end - 0.02, car.body.rear + 0.30, 30)
    line = car.body.on_side(np.stack([x, x * 0 + car.outlines.belt_z(0) - 0.16], 1))
    car.add("sliding_rail", sweep(line, 0.012, 0.026, UP, 4), "plastic")


def _add_number_plate(car, z, direction):
    """Add a blank number plate with its holder."""
    x = float(car.body.end_x(0.0, z, direction))
    holder = plate(rectangle(0.388, 0.128, 0.012, (0, z)), x - direction * 0.03, x + direction * 0.014, direction)
    car.add("plate_holder", holder, "gloss_black", mirrored=False)
    number_plate = plate(rectangle(0.372, 0.112, 0.008, (0, z)), x, x + direction * 0.019, direction, 0.0015)
    car.add("number_plate", number_plate, "number_plate", mirrored=False)
