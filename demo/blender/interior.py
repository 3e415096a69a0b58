"""Floor, seats, steering wheel and door cards, as far as they show through the windows."""

import numpy as np

from car import UP, Car
from shapes import rounded_box, sweep


def add_seats(car: Car):
    """Add the seats. The rear row of a two-door car is a low bench without heads."""
    start, two_door = car.outlines.front_door_end, car.spec.is_two_door
    if car.spec.bed:
        rows = [(start + 0.50, 0.37), (start - 0.20, 0.36)]
    elif two_door:
        rows = [(start + 0.47, 0.37), (start - 0.36, 0.36)]
    else:
        rows = [(start + 0.42, 0.37), (start - 0.46, 0.36)]
    for row, (x, y) in enumerate(rows):
        _add_seat(car, x, y, is_front=row == 0, is_low=row == 1 and two_door)


def _add_seat(car, x, y, is_front, is_low):
    z = float(car.outlines.belt_z(0)) - 0.52
    material = seat_material(car)
    car.add("seat", rounded_box((x, y, z), (0.52, 0.50, 0.18), (0.45, 0.35), 24), material)
    vertices, faces = rounded_box((0, 0, 0.30), (0.17, 0.48 if is_front else 0.62, 0.66), (0.45, 0.5), 28)
    vertices = _recline(vertices) * [1, 1, 0.62 if is_low else 1]
    car.add("seat_back", (vertices + [x - 0.24, y if is_front else 0.33, z + 0.02], faces), material)
    if is_low:
        return
    vertices, faces = rounded_box((0, 0, 0), (0.10, 0.26, 0.17), (0.6, 0.6), 20)
    car.add("head_rest", (vertices + [x - 0.43, y, z + 0.76], faces), material)
    if is_front:
        vertices, faces = rounded_box((0, 0, 0.30), (0.02, 0.30, 0.5), (0.5, 0.5), 12)
        car.add("seat_insert", (_recline(vertices) + [x - 0.15, y, z + 0.02], faces), "seat_insert")


def seat_material(car: Car) -> str:
    """Return the material of the seats: tan leather in open cars."""
    return "tan_leather" if car.spec.is_open else "seat_fabric"


def _recline(vertices):
    vertices[:, 0] -= 0.24 * vertices[:, 2]
    return vertices


def add_open_cabin(car: Car):
    """Add the door linings and the rear wall of an open car."""
    half, belt = car.spec.half_width, float(car.outlines.belt_z(0))
    x = np.linspace(0.5, -1.25, 20)
    lining = np.stack([x, x * 0 + half - 0.13, x * 0 + belt - 0.30], 1)
    car.add("door_lining", sweep(lining, 0.04, 0.46, UP, 6), "tan_leather")
    car.add("rear_wall", rounded_box((-1.2, 0, belt - 0.28), (0.06, 1.4, 0.5), (0.2, 0.2), 16), "tan_leather", mirrored=False)


def add_door_cards(car: Car):
    """Add the door cards: upper edge, lower card, arm rest and a bright line, for the front and the rear doors."""
    dash_x, split_x = car.spec.cabin.cowl[0] - 0.28, car.outlines.front_door_end + 0.05
    rear = max(car.spec.side_window.rear_bottom + 0.2, -car.spec.wheelbase / 2 + 0.35)
    for start, end in ((dash_x, split_x), (split_x, rear)):
        if start - end < 0.15:
            continue
        x = np.linspace(start, end, 16)
        belt = car.outlines.belt_z(x)
        y = car.body.side_y(x, belt)
        for line, width, height, steps, material in (
            ((x, y - 0.07, belt - 0.06), 0.10, 0.12, 5, "interior_dark"),
            ((x, y - 0.085, belt - 0.36), 0.05, 0.56, 5, "interior_light"),
            ((x, y - 0.11, belt - 0.26 - 0.02 * (x - end)), 0.10, 0.05, 5, "interior_dark"),
            ((x, y - 0.122, belt - 0.115), 0.008, 0.012, 4, "satin_metal"),
        ):
            car.add("door_card", sweep(np.stack(line, 1), width, height, UP, steps), material)
    x = np.linspace(dash_x - 0.12, dash_x + 0.50, 8)
    panel = np.stack([x, x * 0 + car.spec.half_width - 0.16, x * 0 + float(car.outlines.belt_z(0)) - 0.44], 1)
    car.add("kick_panel", sweep(panel, 0.02, 0.80, UP, 5), "interior_dark")
