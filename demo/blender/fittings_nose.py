"""What sits in the nose: light lines and lenses, the bars of grille and intake, and corner lights."""

import numpy as np

from car import Car
from polygons import polygon_distance
from shapes import rounded_box, sweep


def add_nose_fittings(car: Car):
    """Add the fittings of the nose."""
    for line, width, material in car.face.light_lines:
        car.add_strip("light_line", line, 0.016, width, 0.012, material)
    for y, z, scale in car.face.lenses:
        _add_lens(car, y, z, scale)
    _add_grille_blades(car)
    _add_grille_vanes(car)
    _add_grille_frame(car)
    _add_intake_blades(car)
    for line, width, depth, material in car.face.corner_lights:
        car.add_strip("corner_light", line, depth, width, 0.014, material, points=12)


def _add_lens(car, y, z, scale):
    point = car.body.on_end([(y, z)])[0]
    centre = point - car.body.normals(point[None])[0] * 0.042
    axis = np.array([1, 0.25, -0.02])
    axis = axis / np.linalg.norm(axis)
    lens = rounded_box(centre, (0.05, 0.052 * scale, 0.046 * scale), (0.8, 0.8), 20)
    car.add("lens", lens, "projector_lens")
    angle = np.linspace(0, 2 * np.pi, 33)
    u = np.cross(axis, [0, 0, 1])
    u /= np.linalg.norm(u)
    v = np.cross(u, axis)
    ring = centre + axis * 0.012 + 0.032 * scale * (np.cos(angle)[:, None] * u + np.sin(angle)[:, None] * v * 0.9)
    car.add("lens_ring", sweep(ring, 0.008, 0.02, axis), "chrome")


def _bar_half_width(car, outline, z, margin):
    """Return how far a bar at the height z reaches inside an outline, or None when it is outside."""
    y = np.linspace(0, car.spec.half_width, 400)
    is_inside = polygon_distance(outline, y, y * 0 + z) < -margin
    return y[is_inside].max() if is_inside.any() else None


def _add_bar(car, name, z, half_width, points, depth, width, height, material):
    y = np.linspace(-half_width, half_width, points)
    line = car.body.on_end(np.stack([y, y * 0 + z], 1))
    normals = car.body.normals(line)
    car.add(name, sweep(line - normals * depth, width, height, normals, 4), material, mirrored=False)


def _add_grille_blades(car):
    face = car.face
    width = 0.024 if face.blade_count > 5 else 0.05
    for z in np.linspace(face.grille[:, 1].min(), face.grille[:, 1].max(), face.blade_count)[1:-1]:
        half_width = _bar_half_width(car, face.grille, z, 0.004)
        if half_width is not None:
            _add_bar(car, "grille_blade", z, half_width, 81, 0.020, width, 0.011, face.blade_material)


def _add_grille_vanes(car):
    face = car.face
    # A grille without blades gets strong upright bars instead of thin vanes.
    is_thin = face.blade_count > 2
    depth, width, height, material = (0.030, 0.012, 0.006, "grille_vane") if is_thin else (0.016, 0.020, 0.009, "grille")
    first = face.vane_spacing * (1 if is_thin else 0.5)
    for y in np.arange(first, car.spec.half_width - 0.4, face.vane_spacing):
        z = np.linspace(face.grille[:, 1].min(), face.grille[:, 1].max(), 200)
        is_inside = polygon_distance(face.grille, z * 0 + y, z) < -0.002
        if is_inside.sum() < 4:
            continue
        z = np.linspace(z[is_inside].min(), z[is_inside].max(), 12)
        line = car.body.on_end(np.stack([z * 0 + y, z], 1))
        normals = car.body.normals(line)
        car.add("grille_vane", sweep(line - normals * depth, width, height, normals, 3), material)


def _add_grille_frame(car):
    outline = car.body.on_end(np.r_[car.face.grille, car.face.grille[:1]])
    normals = car.body.normals(outline)
    frame = sweep(outline + normals * 0.001, 0.012, 0.016, normals, 4)
    car.add("grille_frame", frame, car.face.grille_frame_material, mirrored=False)


def _add_intake_blades(car):
    outline = car.face.intake
    for z in np.linspace(outline[:, 1].min(), outline[:, 1].max(), car.face.intake_blade_count)[1:-1]:
        half_width = _bar_half_width(car, outline, z, 0.003)
        if half_width is not None:
            _add_bar(car, "intake_blade", z, half_width, 61, 0.03, 0.03, 0.014, "grille")
