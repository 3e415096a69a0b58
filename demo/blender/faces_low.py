"""The faces of sedan, hatch and wagon. Each function changes a basic design; z(0) is the sill, z(1) the edge of the nose or tail."""

from face_design import NONE, FaceDesign
from polygons import cut_corners, rounded, symmetric


def sedan_face(design: FaceDesign):
    """Draw slim lamps with a drooping light line, a shield grille with upright bars and L-shaped tail lamps."""
    half, z = design.body.spec.half_width, design.body.nose_z
    lamp = [(half - 0.47, z(0.80)), (half - 0.46, z(0.87)), (half - 0.22, z(0.935))]
    lamp += [(half + 0.12, z(1.04)), (half + 0.12, z(0.90)), (half - 0.17, z(0.80))]
    design.lamp = cut_corners(lamp, 1)
    design.grille = rounded(symmetric([(0.36, z(0.40)), (0.43, z(0.53)), (0.44, z(0.74)), (0.41, z(0.835))]), 0.03)
    design.blade_count, design.vane_spacing, design.grille_frame_material = 2, 0.030, "chrome"
    design.intake = rounded(symmetric([(half - 0.40, z(0.075)), (half - 0.34, z(0.19))]), 0.03)
    side = [(half - 0.245, z(0.21)), (half - 0.145, z(0.25)), (half - 0.135, z(0.56)), (half - 0.185, z(0.56))]
    design.side_intake = rounded(side, 0.02)
    design.front_plate_z, design.front_badge_z = z(0.27), z(0.90)
    design.lenses = [(half - 0.375, z(0.852), 0.8), (half - 0.285, z(0.868), 0.8)]
    line = [(half - 0.43, z(0.812)), (half - 0.17, z(0.825)), (half - 0.055, z(0.925)), (half - 0.045, z(0.99))]
    design.light_lines = [(line, 0.013, "light_line")]
    design.corner_lights = [([(half - 0.195, z(0.28)), (half - 0.16, z(0.50))], 0.012, 0.010, "dim_light_line")]
    _sedan_tail(design, half, design.body.tail_z)


def _sedan_tail(design, half, z):
    outline = [(half - 0.40, z(0.76)), (half - 0.40, z(0.835)), (half - 0.2, z(0.86)), (half + 0.1, z(0.885))]
    outline += [(half + 0.1, z(0.58)), (half - 0.12, z(0.57)), (half - 0.17, z(0.72))]
    design.tail_lamp = cut_corners(outline, 1)
    design.tail_bar = NONE
    design.tail_lines = [
        ([(half - 0.37, z(0.80)), (half - 0.20, z(0.825)), (half - 0.10, z(0.835)), (half - 0.075, z(0.62))], 0.014),
        ([(half - 0.36, z(0.77)), (half - 0.17, z(0.775)), (half - 0.125, z(0.70))], 0.008),
    ]
    design.plate_recess = symmetric([(0.27, z(0.57)), (0.30, z(0.72))])
    design.rear_plate_z = z(0.645)
    design.exhausts = [(half - 0.34, 0.040), (-(half - 0.34), 0.040)]
    design.rear_badge_z = z(0.835)


def hatch_face(design: FaceDesign):
    """Draw compact lamps joined by a slim band, a closed nose with one large mouth and boomerang tail lamps."""
    half, z = design.body.spec.half_width, design.body.nose_z
    lamp = [(half - 0.40, z(0.725)), (half - 0.42, z(0.85)), (half - 0.22, z(0.95))]
    lamp += [(half + 0.12, z(1.03)), (half + 0.12, z(0.80)), (half - 0.14, z(0.70))]
    design.lamp = cut_corners(lamp, 1)
    design.grille = rounded(symmetric([(half - 0.425, z(0.765)), (half - 0.432, z(0.838))]), 0.014)
    design.blade_count, design.vane_spacing, design.grille_frame_material = 2, 9, "gloss_black"
    design.front_plate_z, design.front_badge_z = z(0.60), z(0.80)
    design.intake = rounded(symmetric([(0.40, z(0.10)), (0.52, z(0.20)), (0.45, z(0.44)), (0.33, z(0.475))]), 0.04)
    design.intake_blade_count = 8
    side = [(half - 0.26, z(0.17)), (half - 0.13, z(0.22)), (half - 0.125, z(0.42)), (half - 0.23, z(0.40))]
    design.side_intake = rounded(side, 0.025)
    design.lenses = [(half - 0.305, z(0.805), 1.1), (half - 0.205, z(0.825), 0.95)]
    hook = [(half - 0.385, z(0.84)), (half - 0.36, z(0.745)), (half - 0.14, z(0.722)), (half - 0.06, z(0.80))]
    band = [(0.02, z(0.755)), (half - 0.45, z(0.755))]
    design.light_lines = [(hook, 0.014, "light_line"), (band, 0.006, "dim_light_line")]
    design.corner_lights = [([(half - 0.195, z(0.26)), (half - 0.18, z(0.345))], 0.045, 0.02, "projector_lens")]
    _hatch_tail(design, half, design.body.tail_z)


def _hatch_tail(design, half, z):
    outline = [(half - 0.31, z(0.70)), (half - 0.30, z(0.79)), (half - 0.17, z(0.86)), (half - 0.13, z(0.99))]
    outline += [(half + 0.1, z(1.0)), (half + 0.1, z(0.66)), (half - 0.12, z(0.645))]
    design.tail_lamp = cut_corners(outline, 1)
    design.tail_bar = NONE
    design.tail_lines = [
        ([(half - 0.285, z(0.75)), (half - 0.14, z(0.785)), (half - 0.085, z(0.955))], 0.018),
        ([(half - 0.26, z(0.71)), (half - 0.06, z(0.70))], 0.008),
    ]
    design.plate_recess = symmetric([(0.27, z(0.50)), (0.30, z(0.645))])
    design.rear_plate_z = z(0.572)
    design.has_rear_wiper = True


def wagon_face(design: FaceDesign):
    """Draw lamps of two elements, a wide grille of bright crossbars and tail lamps that climb the rear corners."""
    half, z = design.body.spec.half_width, design.body.nose_z
    lamp = [(half - 0.48, z(0.745)), (half - 0.48, z(0.875)), (half - 0.2, z(0.935))]
    lamp += [(half + 0.12, z(1.0)), (half + 0.12, z(0.83)), (half - 0.2, z(0.745))]
    design.lamp = cut_corners(lamp, 1)
    design.grille = rounded(symmetric([(0.37, z(0.475)), (0.405, z(0.53)), (0.415, z(0.86)), (0.38, z(0.895))]), 0.03)
    design.blade_count, design.vane_spacing, design.blade_material = 7, 9, "satin_metal"
    design.front_plate_z, design.front_badge_z = z(0.36), z(0.68)
    design.intake = rounded(symmetric([(0.34, z(0.10)), (0.38, z(0.25))]), 0.02)
    side = [(half - 0.44, z(0.11)), (half - 0.17, z(0.15)), (half - 0.15, z(0.34)), (half - 0.40, z(0.28))]
    design.side_intake = rounded(side, 0.03)
    design.lenses = [(half - 0.39, z(0.825), 1.05), (half - 0.285, z(0.84), 1.05)]
    upper = [(half - 0.455, z(0.86)), (half - 0.22, z(0.905)), (half - 0.09, z(0.94)), (half - 0.055, z(0.86))]
    lower = [(half - 0.45, z(0.765)), (half - 0.21, z(0.77))]
    design.light_lines = [(upper, 0.012, "light_line"), (lower, 0.008, "dim_light_line")]
    design.corner_lights = [([(half - 0.37, z(0.175)), (half - 0.20, z(0.20))], 0.03, 0.020, "projector_lens")]
    _wagon_tail(design, half, design.body.tail_z)


def _wagon_tail(design, half, z):
    outline = [(half - 0.42, z(0.70)), (half - 0.42, z(0.79)), (half - 0.21, z(0.81)), (half - 0.165, z(1.0))]
    outline += [(half + 0.1, z(1.0)), (half + 0.1, z(0.66)), (half - 0.2, z(0.67))]
    design.tail_lamp = cut_corners(outline, 1)
    design.tail_bar = NONE
    design.tail_lines = [
        ([(half - 0.39, z(0.765)), (half - 0.17, z(0.77)), (half - 0.115, z(0.96))], 0.013),
        ([(half - 0.39, z(0.72)), (half - 0.085, z(0.72)), (half - 0.075, z(0.93))], 0.009),
    ]
    design.exhausts = [(half - 0.38, 0.036), (-(half - 0.38), 0.036)]
    design.has_rear_wiper = True
