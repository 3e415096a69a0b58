"""Profiles of bodies: the section of the sides, the nose and the tail. All are pairs that curves.smooth_curve connects."""

from body_spec import BodySpec

SECTIONS = {
    "car": [
        [-0.1, -0.085],
        [0, -0.055],
        [0.07, -0.02],
        [0.14, -0.010],
        [0.24, -0.020],
        [0.40, -0.036],
        [0.56, -0.026],
        [0.70, -0.002],
        [0.735, 0],
        [0.78, -0.010],
        [0.9, -0.026],
        [1, -0.05],
        [1.2, -0.1],
    ],
    "suv": [
        [-0.1, -0.07],
        [0, -0.045],
        [0.1, -0.004],
        [0.17, -0.004],
        [0.24, -0.014],
        [0.38, -0.027],
        [0.56, -0.021],
        [0.72, -0.003],
        [0.755, 0],
        [0.80, -0.012],
        [0.9, -0.026],
        [1, -0.045],
        [1.2, -0.09],
    ],
    "box": [
        [-0.1, -0.05],
        [0, -0.02],
        [0.1, -0.004],
        [0.2, -0.010],
        [0.4, -0.020],
        [0.6, -0.016],
        [0.76, -0.002],
        [0.79, 0],
        [0.84, -0.012],
        [0.95, -0.018],
        [1, -0.024],
        [1.2, -0.06],
    ],
}
"""Offsets of the side from the width line, by the share of the height from the sill (0) to the belt line (1)."""

_NOSES = {
    "upright": ([-0.20, -0.11, -0.02, 0, -0.015, -0.03, -0.05, -0.13, -0.5], 0.12, (0.45, 0.6, 0.8), (0.1, 0.3)),
    "van": ([-0.16, -0.08, -0.01, 0, -0.02, -0.06, -0.10, -0.22, -0.5], 0.12, (0.4, 0.6, 0.85), (0.12, 0.3)),
    "sport": ([-0.16, -0.07, -0.005, 0, -0.03, -0.10, -0.17, -0.36, -0.7], 0.08, (0.35, 0.6, 0.85), (0.1, 0.25)),
    "high": ([-0.16, -0.10, -0.025, 0, -0.004, -0.028, -0.07, -0.16, -0.5], 0.1, (0.30, 0.55, 0.8), (0.08, 0.25)),
    "low": ([-0.17, -0.09, -0.01, 0, -0.02, -0.065, -0.11, -0.26, -0.55], 0.1, (0.38, 0.6, 0.85), (0.1, 0.25)),
}
"""Nine offsets from the foremost point; the height of the third above the sill, the shares of the nose's height
of the fourth to sixth, and the heights of the last two above the nose's edge."""


def nose_profile(spec: BodySpec, sill: float, edge: float):
    """Return pairs (z, offset from the front end) between the sill and the edge of the nose."""
    offsets, lip, shares, above = _NOSES[_nose_style(spec)]
    rise = edge - sill
    heights = [sill - 0.1, sill, sill + lip, *(sill + rise * share for share in shares), edge, *(edge + h for h in above)]
    return list(zip(heights, offsets))


def _nose_style(spec: BodySpec) -> str:
    if spec.is_van:
        return "van"
    if spec.is_boxy:
        return "upright"
    if spec.is_sport:
        return "sport"
    return "low" if spec.cladding == "none" else "high"


def tail_profile(spec: BodySpec, sill: float, edge: float):
    """Return pairs (z, offset from the rear end) between the sill and the edge of the tail."""
    rise = edge - sill
    return [
        (sill - 0.1, 0.22),
        (sill, 0.14),
        (sill + 0.1, 0.045),
        (sill + rise * 0.25, 0),
        (sill + rise * 0.45, 0.0),
        (sill + rise * 0.55, 0.025),
        (sill + rise * 0.75, 0.035 if spec.is_boxy else 0.05),
        (sill + rise * 0.95, 0.045 if spec.is_boxy else 0.06),
        (sill + rise * 1.15, 0.09),
        (sill + rise * 1.6, 0.2),
    ]


def width_line(spec: BodySpec, front: float, rear: float):
    """Return pairs (x, half width) along the body."""
    half = spec.half_width
    axle = spec.wheelbase / 2
    boxy = spec.is_boxy
    return [
        [rear, half - (0.02 if boxy else 0.06)],
        [-axle, half - (0 if boxy else 0.006)],
        [0, half - 0.004],
        [axle, half - (0.004 if boxy else 0.012)],
        [front, half - (0.03 if boxy else 0.075)],
    ]
