"""The faces of suv, 4x4, ute and van. Each function changes a basic design; z(0) is the sill, z(1) the edge of the nose or tail."""

import numpy as np

from face_design import NONE, FaceDesign
from polygons import rounded, symmetric


def suv_face(design: FaceDesign):
    """Draw the basic design with a higher rear badge."""
    design.has_rear_wiper = True
    design.rear_badge_z = design.body.tail_z(0.86)


def four_wheel_drive_face(design: FaceDesign):
    """Draw the basic design without tail pipes."""
    design.has_rear_wiper = True
    design.exhausts = []
    design.rear_badge_z = design.body.tail_z(0.70)


def ute_face(design: FaceDesign):
    """Draw stacked lamps with a C-shaped light line, a six-sided grille and tail lamps of three blocks."""
    half, z = design.body.spec.half_width, design.body.nose_z
    design.lamp = rounded(
        [
            (half - 0.345, z(0.585)),
            (half - 0.375, z(0.70)),
            (half - 0.335, z(0.885)),
            (half - 0.15, z(0.91)),
            (half + 0.12, z(0.93)),
            (half + 0.12, z(0.66)),
            (half - 0.2, z(0.565)),
        ],
        0.03,
    )
    grille = [(0.40, z(0.455)), (half - 0.405, z(0.66)), (half - 0.375, z(0.85)), (half - 0.42, z(0.895))]
    design.grille = rounded(symmetric(grille), 0.04)
    design.blade_count, design.vane_spacing, design.grille_frame_material = 4, 0.045, "satin_black"
    design.intake = rounded(symmetric([(half - 0.50, z(0.08)), (half - 0.42, z(0.24))]), 0.03)
    side = [(half - 0.34, z(0.12)), (half - 0.17, z(0.16)), (half - 0.16, z(0.40)), (half - 0.30, z(0.38))]
    design.side_intake = rounded(side, 0.03)
    design.front_plate_z, design.front_badge_z = z(0.345), z(0.675)
    design.lenses = [(half - 0.245, z(0.80), 1.15), (half - 0.255, z(0.665), 1.0)]
    line = [(half - 0.10, z(0.885)), (half - 0.30, z(0.862)), (half - 0.345, z(0.70)), (half - 0.315, z(0.615)), (half - 0.16, z(0.605))]
    design.light_lines = [(line, 0.016, "light_line")]
    design.corner_lights = [([(half - 0.245, z(0.20)), (half - 0.225, z(0.32))], 0.05, 0.03, "projector_lens")]
    _ute_tail(design, half, design.body.tail_z)


def _ute_tail(design, half, z):
    outline = [(half - 0.165, z(0.47)), (half - 0.155, z(0.97)), (half + 0.1, z(0.97)), (half + 0.1, z(0.47))]
    design.tail_lamp = rounded(outline, 0.02)
    inner, outer = half - 0.135, half - 0.065
    design.tail_lines = [
        ([(inner, z(low)), (outer, z(low)), (outer, z(low + 0.10)), (inner, z(low + 0.10)), (inner, z(low))], 0.010)
        for low in (0.51, 0.665, 0.82)
    ]
    design.exhausts = []
    design.rear_badge_z = z(0.74)


def van_face(design: FaceDesign):
    """Draw tall corner lamps, a grille with two slots, a dark bumper and upright tail lamps."""
    half, z = design.body.spec.half_width, design.body.nose_z
    front = design.body.front
    lamp = [(half - 0.31, z(0.60)), (half - 0.30, z(0.80)), (half - 0.16, z(0.97)), (half + 0.12, z(1.06)), (half + 0.12, z(0.64))]
    design.lamp = rounded(lamp, 0.04)
    design.lamp_limit = np.array([(front - 0.34, 2), (front - 0.22, 0), (3, 0), (3, 2)])
    design.grille = rounded(symmetric([(half - 0.42, z(0.66)), (half - 0.37, z(0.80)), (half - 0.42, z(0.835))]), 0.03)
    design.blade_count, design.vane_spacing, design.grille_frame_material = 4, 9, "gloss_black"
    design.front_plate_z, design.front_badge_z = z(0.47), z(0.90)
    design.intake = rounded(symmetric([(half - 0.46, z(0.12)), (half - 0.40, z(0.34))]), 0.03)
    side = [(half - 0.30, z(0.16)), (half - 0.17, z(0.18)), (half - 0.16, z(0.33)), (half - 0.29, z(0.32))]
    design.side_intake = rounded(side, 0.025)
    design.front_skid = NONE
    design.lenses = [(half - 0.215, z(0.72), 1.25), (half - 0.175, z(0.86), 0.95)]
    line = [(half - 0.285, z(0.79)), (half - 0.275, z(0.64)), (half - 0.10, z(0.66))]
    design.light_lines = [(line, 0.014, "light_line")]
    design.corner_lights = [([(half - 0.23, z(0.23)), (half - 0.22, z(0.275))], 0.05, 0.02, "projector_lens")]
    _van_tail(design, half, design.body.tail_z)


def _van_tail(design, half, z):
    rear = design.body.rear
    outline = [(half - 0.125, z(0.42)), (half - 0.12, z(1.02)), (half + 0.1, z(1.02)), (half + 0.1, z(0.42))]
    design.tail_lamp = rounded(outline, 0.025)
    design.tail_lamp_limit = np.array([(rear + 0.15, 3), (rear + 0.13, 0), (-4, 0), (-4, 3)])
    upper, lower = [(half - 0.09, z(0.74)), (half - 0.085, z(0.98))], [(half - 0.09, z(0.47)), (half - 0.09, z(0.56))]
    design.tail_lines = [(upper, 0.022), (lower, 0.022)]
    design.rear_skid = NONE
    design.exhausts = []
    design.plate_recess = NONE
    # The doors meet where a badge would be, so it stays hidden behind the plate.
    design.rear_plate_z = design.rear_badge_z = z(0.42)
