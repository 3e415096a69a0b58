"""Floor, roof lining, pillars, mirrors and the bonnet. Windows are the openings in between."""

import numpy as np

from cabin_spec import DRIVER, Cabin
from room_shapes import loft, mirror, pipe, place, round_corners, slab, soft_box
from shapes import grid, sweep


def add_shell(cabin: Cabin):
    """Add everything around the seats."""
    half = cabin.half
    cabin.add(soft_box((-0.2, 0, -0.03), (3.0, 2 * half, 0.06), 0.01), "carpet")
    cabin.add(soft_box((1.12, 0, 0.3), (0.06, 2 * half, 0.8), 0.02), "carpet")
    for y in (DRIVER, -DRIVER):
        cabin.add(soft_box((0.52, y, 0.008), (0.55, 0.46, 0.014), 0.006), "carpet")
        cabin.add(soft_box((0.90, y, 0.12), (0.4, 0.46, 0.02), 0.008, turn=(0, -38, 0)), "carpet")
    _add_roof(cabin)
    for side in (1, -1):
        cabin.add(soft_box((-0.35, side * (half + 0.035), cabin.belt / 2 - 0.08), (3.1, 0.05, cabin.belt + 0.06), 0.01), "carpet")
        _add_pillars(cabin, side)
        _add_visor(cabin, side)
        _add_outer_mirror(cabin, side)
    _add_rear(cabin)
    _add_mirror(cabin)
    _add_bonnet(cabin)


def _add_roof(cabin):
    """Add the roof lining, of a tall cabin around a glass roof."""
    half, top = cabin.roof_half(), cabin.roof
    front, rear = 0.36, -1.62
    x, share = np.meshgrid(np.linspace(front, rear, 60), np.linspace(-1, 1, 60), indexing="ij")
    along = (x - rear) / (front - rear)
    z = top + 0.045 - 0.05 * np.abs(share) ** 3 - 0.05 * (2 * along - 1.1) ** 2
    vertices, faces = grid(np.stack([x, share * (half + 0.02), z], 2))
    if cabin.is_tall:
        middle = vertices[faces].mean(1)
        faces = faces[~((np.abs(middle[:, 1]) < 0.40) & (middle[:, 0] < 0.02) & (middle[:, 0] > -1.25))]
        edge = round_corners([(0.02, -0.40), (0.02, 0.40), (-1.25, 0.40), (-1.25, -0.40)], 0.08)
        edge = np.concatenate([edge, edge[:1]])
        height = top + 0.042 - 0.05 * (2 * (edge[:, 0] - rear) / (front - rear) - 1.1) ** 2
        cabin.add(sweep(np.c_[edge, height], 0.05, 0.02, (0, 0, 1), 4, 4), cabin.trim.lining)
        cabin.add(soft_box((-0.60, 0, top + 0.035), (0.09, 0.86, 0.02), 0.008), cabin.trim.lining)
    cabin.add((vertices, faces), cabin.trim.lining)
    console = soft_box((0.24, 0, top - 0.020), (0.20, 0.20, 0.045), 0.018, turn=(0, 8, 0))
    cabin.add(console, cabin.trim.lining)
    for y in (-0.05, 0.05):
        cabin.add(soft_box((0.22, y, top - 0.040), (0.05, 0.05, 0.012), 0.005, turn=(0, 8, 0)), "lamp_lens")
        cabin.add(soft_box((0.28, y, top - 0.046), (0.025, 0.035, 0.008), 0.003, turn=(0, 8, 0)), "satin_black")
    for side in (1, -1):
        handle = [
            (-0.62, half - 0.01, top - 0.035),
            (-0.64, half - 0.05, top - 0.05),
            (-0.80, half - 0.05, top - 0.05),
            (-0.82, half - 0.01, top - 0.035),
        ]
        mesh = pipe(handle, 0.022, 0.016)
        cabin.add(mesh if side > 0 else mirror(mesh), cabin.trim.lining)


def _add_pillars(cabin, side):
    half, high, top, belt = cabin.half, cabin.roof_half(), cabin.roof, cabin.belt
    upright = cabin.is_tall
    foot = 1.02 if upright else 1.12
    posts = (
        # A pillar and the rail above the doors in one sweep
        (
            [
                (foot, half, belt - 0.02),
                (0.72, half - 0.055, belt + 0.28),
                (0.40, high + 0.01, top - 0.02),
                (-0.5, high + 0.02, top + 0.005),
                (-1.5, high - 0.01, top - 0.06),
            ],
            0.085,
            0.052,
        ),
        # B pillar
        ([(-0.43, half - 0.01, belt - 0.5), (-0.42, half - 0.015, belt), (-0.40, high + 0.025, top - 0.02)], 0.13, 0.055),
        # C pillar
        (
            [(-1.28, half - 0.01, belt - 0.1), (-1.42, half - 0.04, belt + 0.22), (-1.45 if upright else -1.30, high, top - 0.04)],
            0.20 if upright else 0.24,
            0.07,
        ),
        # D pillar, beside the rear window
        ([(-1.78, half - 0.12, belt - 0.02), (-1.66, high - 0.03, belt + 0.3), (-1.55, high - 0.05, top - 0.05)], 0.16, 0.07),
    )
    for points, width, depth in posts:
        mesh = pipe(points, width, depth, (0, 1, 0.12), 3.2, 50)
        cabin.add(mesh if side > 0 else mirror(mesh), cabin.trim.lining)
    # The lower half of the B pillar, the quarter window's frame and the dark seal around the side windows.
    lower = soft_box((-0.425, side * (half - 0.02), belt * 0.5), (0.15, 0.06, belt), 0.02)
    cabin.add(lower, "lower_plastic")
    if upright:
        cabin.add(pipe([(0.80, side * (half - 0.01), belt), (0.74, side * (half - 0.05), belt + 0.26)], 0.03, count=8), "lower_plastic")
    seal = [(0.90, half - 0.005, belt + 0.012), (-0.3, half + 0.005, belt + 0.012), (-1.35, half - 0.01, belt + 0.03)]
    mesh = pipe(seal, 0.02, 0.03, power=4)
    cabin.add(mesh if side > 0 else mirror(mesh), "lower_plastic")


def _add_visor(cabin, side):
    outline = round_corners([(0.0, -0.20), (0.0, 0.20), (0.16, 0.20), (0.17, -0.17)], 0.025)
    mesh = place(slab(outline, -0.012, 0.012, 0.006), (0.24, 0.34 * side, cabin.roof - 0.035), (0, 14, 0))
    cabin.add(mesh, cabin.trim.lining)


def _add_outer_mirror(cabin, side):
    x, y, z = 0.86, side * (cabin.half + 0.19), cabin.belt + 0.07
    vertices, faces = soft_box((0, 0, 0), (0.12, 0.24, 0.15), 0.055, 0.03)
    vertices[:, 0] += (vertices[:, 1] * side) * -0.25
    cabin.add((vertices + [x, y, z], faces), "bonnet")
    cabin.add(soft_box((x - 0.062, y, z), (0.008, 0.19, 0.11), 0.0035, turn=(0, 0, 14 * side)), "mirror")
    cabin.add(pipe([(x + 0.02, y, z - 0.05), (x + 0.02, side * cabin.half, z - 0.09)], 0.05, 0.03, count=8), "lower_plastic")


def _add_rear(cabin):
    """Add the parcel shelf, the tail's lining and the head lining's end above the rear window."""
    half, belt, top = cabin.half, cabin.belt, cabin.roof
    shelf = loft(
        round_corners([(-1.86, -0.05), (-1.86, 0.0), (-1.40, 0.0), (-1.40, -0.05)], 0.02),
        np.linspace(-1, 1, 9),
        lambda u, v, t: (u + 0 * t, t * (half - 0.02) + 0 * u, belt - 0.01 + v + 0 * t),
    )
    cabin.add(shelf, "carpet")
    for y in (-0.42, 0.42):
        cabin.add(soft_box((-1.62, y, belt - 0.005), (0.15, 0.22, 0.012), 0.005), "speaker")
    cabin.add(soft_box((-1.60, 0, top - 0.02), (0.14, 1.1, 0.06), 0.025, turn=(0, -18, 0)), cabin.trim.lining)
    for side in (1, -1):
        cabin.add(soft_box((-1.55, side * (half - 0.03), belt * 0.55), (0.75, 0.10, belt), 0.04), "lower_plastic")
    cabin.add(soft_box((-1.80, 0, belt * 0.5), (0.05, 2 * half, belt), 0.02), "carpet")


def _add_mirror(cabin):
    x, z = 0.36, cabin.roof - 0.10
    body = soft_box((x, -0.02, z), (0.035, 0.25, 0.072), 0.016, 0.02, (0, -12, -10))
    cabin.add(body, "piano")
    cabin.add(soft_box((x - 0.0155, -0.023, z + 0.003), (0.008, 0.232, 0.058), 0.0035, turn=(0, -12, -10)), "mirror")
    cabin.add(pipe([(x + 0.01, -0.01, z + 0.01), (x + 0.05, 0, z + 0.05), (x + 0.06, 0, z + 0.11)], 0.02, count=10), "lower_plastic")
    cabin.add(soft_box((x + 0.08, 0, z + 0.085), (0.09, 0.10, 0.05), 0.02, turn=(0, 30, 0)), "lower_plastic")


def _add_bonnet(cabin):
    """Add the bonnet outside, with two creases, and the wipers at rest."""
    belt, half = cabin.belt, cabin.half
    rise = 0.02 if cabin.is_tall else -0.04
    x, share = np.meshgrid(np.linspace(1.18, 2.35, 40), np.linspace(-1, 1, 61), indexing="ij")
    along = (x - 1.18) / 1.17
    crease = 0.030 * np.exp(-(((np.abs(share) - 0.62) / 0.10) ** 2))
    z = belt - 0.05 + rise - 0.07 * along - 0.16 * along**4 + crease - 0.06 * np.abs(share) ** 6 + 0.02 * (1 - share**2)
    cabin.add(grid(np.stack([x, share * half * (1.0 - 0.08 * along**3), z], 2)), "bonnet")
    cabin.add(soft_box((1.17, 0, belt - 0.09 + rise), (0.10, 2 * half, 0.06), 0.02), "lower_plastic")
    for y in (-0.30, 0.32):
        blade = [(1.16, y - 0.30, belt - 0.025 + rise), (1.13, y, belt - 0.012 + rise), (1.12, y + 0.28, belt - 0.018 + rise)]
        cabin.add(pipe(blade, 0.016, 0.020, power=4), "lower_plastic")
