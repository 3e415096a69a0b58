"""Where the points of interest of a car are, measured on its pieces, for the hotspots of a spin."""

import json
from pathlib import Path

import numpy as np

from assembly import assemble
from body_spec import BODIES
from car import Car

POINTS = {
    "hatch": {"lamp": "lamp_lens", "wheel": "wheel", "tailgate": "tailgate"},
    "sedan": {"lamp": "lamp_lens", "wheel": "wheel", "boot": "tailgate"},
    "wagon": {"lamp": "lamp_lens", "wheel": "wheel", "tailgate": "tailgate"},
    "suv": {"lamp": "lamp_lens", "wheel": "wheel", "tailgate": "tailgate"},
    "4x4": {"lamp": "lamp_lens", "wheel": "wheel", "tailgate": "tailgate"},
    "ute": {"lamp": "lamp_lens", "wheel": "wheel", "tub": "tailgate"},
    "van": {"lamp": "lamp_lens", "wheel": "wheel", "door": "rear_door"},
    "coupe": {"lamp": "lamp_lens", "wheel": "wheel", "door": "front_door"},
    "convertible": {"lamp": "lamp_lens", "wheel": "wheel", "roof": "soft_top_cover"},
    "caravan": {"gas": "gas_bottle", "door": "door", "awning": "awning"},
}
"""The points of each body, and the piece that each is in the middle of."""

FACING = {"roof": (-1, 0), "gas": (1, 0), "door": (0, 1), "awning": (0, 1), "wheel": (0, 1)}
"""The directions, ahead and to the side, of pieces that face up or all round. Other pieces face where their surface does."""


def write_points(path: Path):
    """Write the measures and points of all bodies, in metres: ahead of the middle between the axles, up, and to the right."""
    measured = {body: _measure(body) for body in BODIES}
    path.write_text(json.dumps(measured, indent=2) + "\n")


def _measure(body: str) -> dict:
    car = assemble(body)
    spec = car.spec
    measures = {"front": car.front, "rear": car.rear, "halfWidth": spec.half_width, "height": spec.height}
    points = {name: _locate(car, name, piece) for name, piece in POINTS[body].items()}
    return {"measures": {name: round(value, 3) for name, value in measures.items()}, "points": points}


def _locate(car: Car, name: str, piece: str) -> dict:
    at, normal = _locate_wheel(car) if piece == "wheel" else _find_middle(car, piece)
    # Cars are described by their right side, where y is negative; the door and the awning of a caravan are on its left.
    side = -1 if car.spec.name == "caravan" else 1
    ahead, right = FACING[name] if name in FACING else normal / np.hypot(*normal)
    return {
        "at": [round(float(value), 3) + 0.0 for value in (at[0], at[2], side * abs(at[1]))],
        "faces": [round(float(value), 2) + 0.0 for value in (ahead, side * abs(right))],
    }


def _locate_wheel(car: Car):
    x, y, z, _ = max(car.wheel_places)
    outer = max(piece.vertices[:, 1].max() for piece in car.wheel)
    return np.array([x, y + outer, z]), np.array([0, 1])


def _find_middle(car: Car, name: str):
    """Return the vertex in the middle of a piece on the left side, and the horizontal part of its normal."""
    pieces = [piece for piece in car.pieces if piece.name == name]
    vertices = np.concatenate([piece.vertices for piece in pieces])
    if name == "gas_bottle":
        # Two bottles: between them, at the front.
        return np.array([vertices[:, 0].max(), 0, vertices[:, 2].mean()]), np.array([1, 0])
    low, high = vertices.min(axis=0), vertices.max(axis=0)
    middle = (low + high) / 2
    if low[1] < 0.01:
        # A mirrored half, which ends in the middle of the car.
        middle[1] = 0
    nearest = np.argmin(np.linalg.norm(vertices - middle, axis=1))
    return vertices[nearest], car.body.normals(vertices[nearest : nearest + 1])[0, :2]
