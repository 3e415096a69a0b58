"""Dashboard, steering wheel, screens and centre console."""

import numpy as np

from car import UP, Car
from interior import add_door_cards, add_open_cabin, add_seats, seat_material
from shapes import rounded_box, sweep

WHEEL_RADIUS = 0.185
WHEEL_AXIS = np.array([-0.92, 0, 0.39])
WHEEL_ACROSS = np.array([0, 1, 0])
WHEEL_UP = np.cross(WHEEL_AXIS, WHEEL_ACROSS)


def add_interior(car: Car):
    """Add everything that is visible inside the car."""
    x, belt = car.spec.cabin.cowl[0] - 0.28, float(car.outlines.belt_z(0))
    floor = rounded_box((-0.35, 0, car.body.bottom + 0.16 + 0.03), (2.9, 2 * car.spec.half_width - 0.42, 0.05), (0.1, 0.1), 12)
    car.add("floor", floor, "interior_light", mirrored=False)
    dash = rounded_box((x + 0.06, 0, belt - 0.14), (0.50, 1.42, 0.27), (0.5, 0.25), 30)
    car.add("dash", dash, "interior_dark", mirrored=False)
    screen = rounded_box((x - 0.20, 0, belt + 0.02), (0.02, 0.30, 0.16), (0.15, 0.15), 20)
    car.add("screen", screen, "gloss_black", mirrored=False)
    if car.spec.is_open:
        add_open_cabin(car)
    add_seats(car)
    centre = np.array([x - 0.26, -0.37, belt - 0.05])
    _add_steering_wheel(car, centre)
    add_door_cards(car)
    _add_screens(car, x, belt)
    _add_trim(car, x, belt)
    _add_console(car, x, belt)
    _add_lower_spoke(car, centre)


def _add_steering_wheel(car, centre):
    angle = np.linspace(0, 2 * np.pi, 49)
    rim = centre + WHEEL_RADIUS * (np.cos(angle)[:, None] * WHEEL_ACROSS + np.sin(angle)[:, None] * WHEEL_UP)
    car.add("steering_wheel", sweep(rim, 0.03, 0.03, WHEEL_AXIS), "interior_dark", mirrored=False)
    car.add("steering_hub", rounded_box(centre, (0.06, 0.14, 0.12), (0.6, 0.6), 16), "interior_dark", mirrored=False)
    spokes = np.stack([centre - WHEEL_RADIUS * WHEEL_ACROSS, centre, centre + WHEEL_RADIUS * WHEEL_ACROSS])
    car.add("steering_spokes", sweep(spokes, 0.03, 0.02, WHEEL_AXIS), "interior_dark", mirrored=False)


def _add_lower_spoke(car, centre):
    down = -1 if WHEEL_UP[2] > 0 else 1
    spoke = np.stack([centre, centre + 0.95 * WHEEL_RADIUS * WHEEL_UP * down])
    car.add("steering_spoke", sweep(spoke, 0.03, 0.02, WHEEL_AXIS), "interior_dark", mirrored=False)
    for across in (WHEEL_ACROSS, -WHEEL_ACROSS):
        button = tuple(centre + across * 0.105 - WHEEL_AXIS * -0.012)
        car.add_box("steering_button", button, (0.02, 0.05, 0.022), "satin_metal", 0.3)


def _add_screens(car, x, belt):
    """Add the instruments and the blocks on both screens."""
    z = belt + 0.02
    car.add_box("instrument_hood", (x - 0.10, -0.37, belt + 0.015), (0.10, 0.36, 0.13), "interior_dark", 0.3)
    car.add_box("instruments", (x - 0.152, -0.37, z), (0.01, 0.30, 0.095), "display_background", 0.12)
    car.add_box("shelf", (x + 0.0, 0, belt - 0.235), (0.44, 1.40, 0.16), "interior_light", 0.3)
    for y, width, height, material in (
        (-0.37, 0.10, 0.055, "display_blue"),
        (-0.475, 0.05, 0.045, "display_grey"),
        (-0.265, 0.05, 0.045, "display_grey"),
    ):
        car.add_box("display_block", (x - 0.158, y, z), (0.004, width, height), material, 0.25)
    for y, above, width, height, material in (
        (0, 0.052, 0.26, 0.020, "display_grey"),
        (-0.075, 0.005, 0.115, 0.052, "display_blue"),
        (0.068, 0.018, 0.12, 0.026, "display_white"),
        (0.068, -0.018, 0.12, 0.026, "display_grey"),
        (0, -0.050, 0.26, 0.010, "display_white"),
    ):
        car.add_box("display_block", (x - 0.211, y, z + above), (0.004, width, height), material, 0.2)


def _add_trim(car, x, belt):
    """Add the trim strips and the vents across the dashboard."""
    y = np.linspace(-0.68, 0.68, 50)
    for start, below, height, material in ((x - 0.195, 0.105, 0.030, "satin_metal"), (x - 0.190, 0.150, 0.050, "gloss_black")):
        line = np.stack([start + 0.04 * (y / 0.68) ** 2, y, y * 0 + belt - below], 1)
        car.add("dash_trim", sweep(line, 0.012, height, UP, 5), material, mirrored=False)
    for y in (-0.60, 0.13, 0.60, -0.13):
        for row in range(3):
            centre = (x - 0.197 + 0.03 * (y / 0.6) ** 2, y, belt - 0.165 + 0.016 * row)
            car.add_box("vent", centre, (0.012, 0.16, 0.006), "satin_black")


def _add_console(car, x, belt):
    car.add_box("console", (x - 0.55, 0, belt - 0.42), (0.95, 0.20, 0.22), "interior_light", 0.25)
    car.add_box("console_top", (x - 0.50, 0, belt - 0.315), (0.70, 0.15, 0.02), "gloss_black", 0.15)
    car.add_box("selector", (x - 0.42, 0, belt - 0.29), (0.07, 0.05, 0.07), "satin_black", 0.5)
    car.add_box("arm_rest", (x - 0.95, 0, belt - 0.31), (0.34, 0.19, 0.09), seat_material(car), 0.4)
    for button in range(5):
        car.add_box("button", (x - 0.20, -0.09 + 0.045 * button, belt - 0.255), (0.02, 0.032, 0.014), "satin_metal", 0.3)
