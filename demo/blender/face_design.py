"""The face of a car: outlines and details of its nose and tail, and the two basic designs that faces start from."""

from dataclasses import dataclass, field

import numpy as np

from body import Body
from polygons import cut_corners, rounded, symmetric

NONE = symmetric([(0.02, -5), (0.03, -5.1)])
"""An outline far below the road, for details that a face does not have."""


@dataclass
class FaceDesign:
    """All that differs from face to face.

    Outlines are polygons (n, 2) in end view (y, z); those of lamps and intakes describe the left side only.
    Lines are lists of points (y, z) on the skin.
    """

    body: Body

    lamp: np.ndarray = None
    """Head lamp."""
    lamp_limit: np.ndarray = None
    """How far the head lamp reaches to the rear, in side view (x, z)."""
    lenses: list = field(default_factory=list)
    """Lenses in the head lamp: (y, z, scale)."""
    light_lines: list = field(default_factory=list)
    """Day lights: (line, width, material)."""
    corner_lights: list = field(default_factory=list)
    """Lights beside the intake: (line, width, depth, material)."""

    grille: np.ndarray = None
    blade_count: int = 9
    """Horizontal blades of the grille, and two for its edges."""
    vane_spacing: float = 0.045
    """Distance of the grille's upright vanes. A large one leaves them out."""
    blade_material: str = "grille"
    grille_frame_material: str = "satin_metal"
    intake: np.ndarray = None
    """Lower opening in the middle."""
    intake_blade_count: int = 5
    side_intake: np.ndarray = None
    front_skid: np.ndarray = None
    """Metal plate under the nose."""
    front_plate_z: float = 0
    front_badge_z: float = 0

    tail_lamp: np.ndarray = None
    tail_lamp_limit: np.ndarray = None
    """How far the tail lamp reaches to the front, in side view (x, z)."""
    tail_bar: np.ndarray = None
    """Red band between the tail lamps."""
    tail_lines: list = field(default_factory=list)
    """Tail lights: (line, width)."""
    plate_recess: np.ndarray = None
    rear_skid: np.ndarray = None
    rear_plate_z: float = 0
    rear_badge_z: float = 0
    exhausts: list = field(default_factory=list)
    """Tail pipes: (y, radius)."""
    has_rear_wiper: bool = False


def basic_design(body: Body) -> FaceDesign:
    """Return the design that a face function changes: slim lamps, or square ones for boxy bodies."""
    design = FaceDesign(body)
    half = body.spec.half_width
    design.exhausts = [(half - 0.40, 0.036)]
    design.rear_badge_z = body.tail_z(0.80)
    design.rear_skid = symmetric([(half - 0.42, body.tail_z(-0.06)), (half - 0.34, body.tail_z(0.10)), (0.2, body.tail_z(0.11))])
    if body.spec.is_boxy:
        _upright_lamps(design, half, body.nose_z)
        _upright_openings(design, half, body.nose_z)
        _upright_tail(design, half, body.tail_z)
    else:
        _low_lamps(design, half, body.nose_z)
        _low_openings(design, half, body.nose_z)
        _low_tail(design, half, body.tail_z)
    return design


def _low_lamps(design, half, z):
    front = design.body.front
    outline = [(half - 0.485, z(0.80)), (half - 0.475, z(0.90)), (half - 0.25, z(0.955))]
    outline += [(half + 0.12, z(1.05)), (half + 0.12, z(0.905)), (half - 0.20, z(0.80))]
    design.lamp = cut_corners(outline, 1)
    design.lamp_limit = np.array([(front - 0.40, 2), (front - 0.33, 0), (3, 0), (3, 2)])
    design.lenses = [(half - y, z(0.868) + (0.40 - y) * 0.10, 0.9) for y in (0.395, 0.305, 0.215)]
    upper = [(half - 0.468, z(0.815)), (half - 0.46, z(0.885)), (half - 0.25, z(0.938)), (half - 0.10, z(0.975)), (half - 0.055, z(0.988))]
    lower = [(half - 0.44, z(0.815)), (half - 0.21, z(0.815)), (half - 0.12, z(0.862))]
    design.light_lines = [(upper, 0.011, "light_line"), (lower, 0.006, "dim_light_line")]
    design.corner_lights = [
        ([(half - 0.240, z(0.27)), (half - 0.205, z(0.53))], 0.012, 0.012, "dim_light_line"),
        ([(half - 0.29, z(0.28)), (half - 0.26, z(0.46))], 0.026, 0.04, "projector_lens"),
    ]


def _low_openings(design, half, z):
    grille = [(0.34, z(0.42)), (half - 0.455, z(0.545)), (half - 0.435, z(0.83)), (half - 0.50, z(0.885))]
    design.grille = rounded(symmetric(grille), 0.045)
    intake = [(half - 0.46, z(0.115)), (half - 0.39, z(0.16)), (half - 0.42, z(0.285)), (0.40, z(0.30))]
    design.intake = rounded(symmetric(intake), 0.03)
    side = [(half - 0.335, z(0.22)), (half - 0.215, z(0.22)), (half - 0.165, z(0.58)), (half - 0.21, z(0.60)), (half - 0.345, z(0.40))]
    design.side_intake = rounded(side, 0.03)
    design.front_skid = symmetric([(half - 0.44, z(-0.10)), (half - 0.39, z(0.06)), (0.3, z(0.085))])
    design.front_plate_z = z(0.355)
    design.front_badge_z = z(0.72)


def _low_tail(design, half, z):
    rear = design.body.rear
    outline = [(half - 0.44, z(0.72)), (half - 0.44, z(0.80)), (half - 0.25, z(0.845))]
    outline += [(half + 0.1, z(0.87)), (half + 0.1, z(0.70)), (half - 0.25, z(0.70))]
    design.tail_lamp = cut_corners(outline, 1)
    design.tail_lamp_limit = np.array([(rear + 0.33, 3), (rear + 0.24, 0), (-4, 0), (-4, 3)])
    design.tail_bar = symmetric([(half - 0.30, z(0.745)), (half - 0.30, z(0.79))])
    design.tail_lines = [
        ([(half - 0.43, z(0.775)), (half - 0.25, z(0.80)), (half - 0.10, z(0.815)), (half - 0.06, z(0.82))], 0.010),
        ([(half - 0.43, z(0.735)), (half - 0.06, z(0.735))], 0.008),
        ([(half - 0.12, z(0.725)), (half - 0.10, z(0.82))], 0.010),
        ([(0, z(0.768)), (half - 0.31, z(0.768))], 0.012),
    ]
    design.plate_recess = symmetric([(0.27, z(0.515)), (0.30, z(0.66))])
    design.rear_plate_z = z(0.588)


def _upright_lamps(design, half, z):
    front = design.body.front
    outline = [(half - 0.37, z(0.60)), (half - 0.37, z(0.865)), (half - 0.2, z(0.875)), (half + 0.12, z(0.89)), (half + 0.12, z(0.61))]
    design.lamp = rounded(outline, 0.03)
    design.lamp_limit = np.array([(front - 0.21, 2), (front - 0.21, 0), (3, 0), (3, 2)])
    design.lenses = [(half - 0.275, z(0.735), 1.35), (half - 0.165, z(0.735), 1.0)]
    upper = [(half - 0.35, z(0.63)), (half - 0.35, z(0.84)), (half - 0.2, z(0.85)), (half - 0.075, z(0.855))]
    lower = [(half - 0.33, z(0.625)), (half - 0.08, z(0.63))]
    design.light_lines = [(upper, 0.014, "light_line"), (lower, 0.006, "dim_light_line")]
    design.corner_lights = [([(half - 0.245, z(0.22)), (half - 0.245, z(0.32))], 0.05, 0.02, "projector_lens")]


def _upright_openings(design, half, z):
    design.grille = rounded(symmetric([(half - 0.40, z(0.585)), (half - 0.40, z(0.875))]), 0.03)
    design.blade_count, design.vane_spacing = 4, 0.030
    design.intake = rounded(symmetric([(half - 0.40, z(0.13)), (half - 0.36, z(0.33))]), 0.03)
    side = [(half - 0.31, z(0.16)), (half - 0.19, z(0.16)), (half - 0.17, z(0.38)), (half - 0.32, z(0.38))]
    design.side_intake = rounded(side, 0.02)
    design.front_skid = symmetric([(half - 0.46, z(-0.12)), (half - 0.40, z(0.06)), (0.3, z(0.10))])
    design.front_plate_z = z(0.44)
    design.front_badge_z = z(0.73)


def _upright_tail(design, half, z):
    rear = design.body.rear
    outline = [(half - 0.155, z(0.60)), (half - 0.15, z(0.99)), (half + 0.1, z(0.99)), (half + 0.1, z(0.60))]
    design.tail_lamp = rounded(outline, 0.025)
    design.tail_lamp_limit = np.array([(rear + 0.16, 3), (rear + 0.13, 0), (-4, 0), (-4, 3)])
    design.tail_bar = NONE
    inner, outer, low, high = half - 0.12, half - 0.065, z(0.64), z(0.89)
    design.tail_lines = [([(inner, low), (inner, high), (outer, high), (outer, low), (inner, low)], 0.012)]
    if design.body.spec.bed:
        design.plate_recess = symmetric([(0.25, z(0.385)), (0.26, z(0.53))])
        design.rear_plate_z = z(0.455)
    else:
        design.plate_recess = symmetric([(0.27, z(0.42)), (0.28, z(0.58))])
        design.rear_plate_z = z(0.50)
