"""The faces of coupe and convertible. Each function changes a basic design; z(0) is the sill, z(1) the edge of the nose or tail."""

from face_design import NONE, FaceDesign
from polygons import cut_corners, rounded, symmetric


def coupe_face(design: FaceDesign):
    """Draw blade lamps, a low wide mouth, corner scoops and one thin line of light across the tail."""
    half, z = design.body.spec.half_width, design.body.nose_z
    _sport_nose(design, half, z)
    design.grille = rounded(symmetric([(0.40, z(0.20)), (0.50, z(0.29)), (0.40, z(0.60)), (0.20, z(0.645))]), 0.045)
    design.blade_count, design.grille_frame_material = 9, "gloss_black"
    design.front_plate_z = z(0.275)
    z = design.body.tail_z
    _sport_tail(design, half, z)
    design.tail_bar = symmetric([(half - 0.41, z(0.79)), (half - 0.41, z(0.825))])
    design.tail_lines.append(([(0, z(0.808)), (half - 0.42, z(0.808))], 0.010))
    design.exhausts = [(y, 0.045) for y in (half - 0.34, half - 0.46, -(half - 0.34), -(half - 0.46))]


def convertible_face(design: FaceDesign):
    """Draw the coupe's lamps with a smaller chrome grille."""
    half, z = design.body.spec.half_width, design.body.nose_z
    _sport_nose(design, half, z)
    design.grille = rounded(symmetric([(0.34, z(0.30)), (0.44, z(0.36)), (0.40, z(0.62)), (0.30, z(0.66))]), 0.045)
    design.blade_count, design.grille_frame_material, design.blade_material = 4, "chrome", "chrome"
    design.front_plate_z = z(0.235)
    _sport_tail(design, half, design.body.tail_z)
    design.tail_bar = NONE
    design.exhausts = [(half - 0.36, 0.04), (-(half - 0.36), 0.04)]


def _sport_nose(design, half, z):
    lamp = [(half - 0.44, z(0.80)), (half - 0.43, z(0.86)), (half - 0.2, z(0.97))]
    lamp += [(half + 0.12, z(1.12)), (half + 0.12, z(0.98)), (half - 0.18, z(0.83))]
    design.lamp = cut_corners(lamp, 1)
    design.vane_spacing = 9
    design.front_badge_z = z(0.80)
    design.intake = rounded(symmetric([(0.50, z(0.065)), (0.52, z(0.135))]), 0.012)
    design.intake_blade_count = 3
    side = [(half - 0.35, z(0.17)), (half - 0.125, z(0.21)), (half - 0.115, z(0.50)), (half - 0.20, z(0.55))]
    design.side_intake = rounded(side, 0.03)
    design.lenses = [(half - 0.335, z(0.865), 0.7), (half - 0.255, z(0.90), 0.7)]
    design.light_lines = [([(half - 0.415, z(0.815)), (half - 0.19, z(0.85)), (half - 0.05, z(1.0))], 0.012, "light_line")]
    design.corner_lights = [([(half - 0.30, z(0.22)), (half - 0.19, z(0.47))], 0.035, 0.010, "dim_light_line")]


def _sport_tail(design, half, z):
    outline = [(half - 0.40, z(0.765)), (half - 0.40, z(0.84)), (half - 0.2, z(0.855))]
    outline += [(half + 0.1, z(0.90)), (half + 0.1, z(0.74)), (half - 0.2, z(0.75))]
    design.tail_lamp = cut_corners(outline, 1)
    design.tail_lines = [([(half - 0.38, z(0.805)), (half - 0.2, z(0.81)), (half - 0.07, z(0.825))], 0.016)]
    design.plate_recess = symmetric([(0.27, z(0.50)), (0.30, z(0.665))])
    design.rear_plate_z = z(0.58)
