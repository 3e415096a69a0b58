"""One wheel: tyre, rim, brake. Its face comes from rim_face.py. The outer side points towards +y."""

import numpy as np

from car import Car, Piece
from polygons import arc
from rim_face import RimFace
from shapes import disc, join, lathe, puck, rounded_box, sweep


def add_wheel(car: Car):
    """Add the pieces of the wheel."""
    spec = car.spec
    radius, half = spec.wheel_radius, spec.tyre_width / 2
    rim = radius * 0.66 if spec.is_boxy else radius * 0.765
    _add_tyre(car, radius, rim, half)
    _add_rim(car, rim, half)
    face = RimFace(spec.name, rim, half)
    car.wheel += face.pieces()
    hub = float(face.height(np.array([0.02]), np.array([0.0]))[0])
    _add(car, "cap", puck((0, hub + 0.002, 0), 0.033, 0.02), "gloss_black")
    for nut in range(5):
        t = 2 * np.pi * (nut + 0.5) / 5
        _add(car, "nut", puck((0.056 * np.cos(t), hub - 0.004, 0.056 * np.sin(t)), 0.0095, 0.016, 6), "steel")
    _add_brake(car, rim, half)


def place_wheels(car: Car):
    """Place a wheel on both sides of each axle, just inside the skin."""
    spec, body = car.spec, car.body
    radius, half = spec.wheel_radius, spec.tyre_width / 2
    for axle in body.axles:
        skin = float(body.side_y(axle, radius + body.arch_radius + 0.015))
        y = min(skin, spec.half_width + 0.03) - half * 1.04 - 0.006
        car.wheel_places += [(axle, y, radius, 1), (axle, y, radius, -1)]


def _add(car, name, mesh, material):
    car.wheel.append(Piece(name, mesh[0], mesh[1], material))


def _add_tyre(car, radius, rim, half):
    side = [
        (rim - 0.006, half * 0.72),
        (rim + 0.002, half * 0.86),
        (rim + 0.012, half * 0.955),
        (rim + 0.022, half * 0.985),
        (rim + 0.03, half * 0.982),
        (rim + 0.034, half * 1.0),
        ((rim + radius) / 2, half * 1.035),
        (radius - 0.038, half * 1.01),
        (radius - 0.030, half * 0.985),
        (radius - 0.022, half * 0.965),
        (radius - 0.010, half * 0.90),
        (radius - 0.004, half * 0.80),
    ]
    profile = list(side)
    for k in (0.62, 0.22, -0.22, -0.62):
        groove = radius - 0.008
        profile += [(radius, half * k + 0.008), (groove, half * k + 0.006), (groove, half * k - 0.006), (radius, half * k - 0.008)]
    profile += [(r, -y) for r, y in side[::-1]]
    _add(car, "tyre", lathe(profile[::-1], 160), "tyre")
    _add(car, "shoulder_blocks", join(_shoulder_blocks(radius, half)), "tyre")
    for share in (0.35, 0.62):
        r = rim + (radius - rim) * share
        _add(car, "side_ring", lathe([(r - 0.001, half * 1.0), (r, half * 1.042), (r + 0.0015, half * 1.0)], 128), "tyre")


def _shoulder_blocks(radius, half, count=64):
    blocks = []
    for k in range(count):
        angle = 2 * np.pi * k / count
        size = (0.020, 0.040, radius * 2 * np.pi / count * 0.72)
        vertices, faces = rounded_box((radius - 0.012, half * 0.86, 0), size, (0.2, 0.2), 5)
        cos, sin = np.cos(angle), np.sin(angle)
        x, z = vertices[:, 0] * cos - vertices[:, 2] * sin, vertices[:, 0] * sin + vertices[:, 2] * cos
        blocks.append((np.stack([x, vertices[:, 1], z], 1), faces))
    return blocks


def _add_rim(car, rim, half):
    lip = [
        (rim - 0.030, half * 0.60),
        (rim - 0.016, half * 0.70),
        (rim - 0.013, half * 0.86),
        (rim - 0.004, half * 0.905),
        (rim + 0.003, half * 0.895),
        (rim + 0.004, half * 0.82),
    ]
    _add(car, "rim_lip", lathe(lip[::-1], 128), "aluminium")
    barrel = [(rim - 0.028, -half * 0.85), (rim - 0.030, half * 0.2), (rim - 0.020, half * 0.62)]
    _add(car, "rim_barrel", lathe(barrel[::-1], 96), "rim_barrel")


def _add_brake(car, rim, half):
    brake_disc = [
        (rim * 0.30, half * 0.16),
        (rim * 0.74, half * 0.16),
        (rim * 0.745, half * 0.12),
        (rim * 0.745, -half * 0.02),
        (rim * 0.3, -half * 0.02),
    ]
    _add(car, "brake_disc", lathe(brake_disc[::-1], 96), "brake_disc")
    hat = [(0.0, half * 0.34), (rim * 0.32, half * 0.34), (rim * 0.34, half * 0.15)]
    _add(car, "brake_hat", lathe(hat[::-1], 64), "steel")
    vertices, faces = disc((0, -half * 0.6, 0), rim)
    _add(car, "wheel_back", (vertices, faces[:, ::-1]), "shadow")
    line = arc(0, 0, rim * 0.62, 150, 215, 14)
    line = np.stack([line[:, 0], line[:, 0] * 0 + half * 0.16, line[:, 1]], 1)
    _add(car, "caliper", sweep(line, 0.075, 0.085, [0, 1, 0], 6), "caliper")
