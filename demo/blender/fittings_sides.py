"""Roof rails, window trim, door handles, mirrors, spoiler, aerial fin, wipers, underbody and wheel wells."""

import numpy as np

from car import UP, Car
from curves import gradient, smooth_max
from meshing import clip, surface_net
from polygons import cut_corners, inset
from shapes import disc, lathe, rounded_box, sweep


def add_roof_rails(car: Car):
    """Add the roof rails of bodies that have them."""
    if not car.spec.has_roof_rails:
        return
    x = np.linspace(0.0, -1.55, 40)
    y = 0.585 - 0.02 * ((x + 0.8) / 0.8) ** 2
    z = car.body.top_z(x, y)
    rise = np.clip(np.minimum(0.02 - x, x + 1.57) / 0.14, 0, 1) ** 0.5
    car.add("roof_rail", sweep(np.stack([x, y, z + 0.022 * rise + 0.002], 1), 0.030, 0.022, UP), "satin_black")
    for foot in (-0.06, -1.47):
        centre = (foot, float(np.interp(foot, x[::-1], y[::-1])), float(car.body.top_z(foot, 0.58)) + 0.01)
        car.add("roof_rail_foot", rounded_box(centre, (0.12, 0.03, 0.04), (0.5, 0.5), 16), "satin_black")


def add_side_fittings(car: Car):
    """Add the fittings of sides, roof and underbody."""
    if car.spec.is_open:
        _add_opening_rim(car)
    else:
        _add_window_trim(car)
    for x, z in car.outlines.handles:
        _add_handle(car, x, z)
    _add_mirror(car)
    if car.spec.cladding == "arches" and not car.spec.is_boxy:
        _add_spoiler(car)
    _add_fin(car)
    _add_wipers(car)
    _add_underbody(car)


def _add_opening_rim(car):
    line = np.stack([np.linspace(car.outlines.pillar_x - 0.05, -1.1, 40), np.full(40, car.spec.half_width - 0.152)], 1)
    car.add("opening_rim", sweep(car.body.on_top(line), 0.03, 0.02, UP, 6), "satin_black")


def _add_window_trim(car):
    outline = cut_corners(inset(cut_corners(car.outlines.side_window, 1), -0.016), 1)
    line = car.body.on_side(np.r_[outline, outline[:1]])
    normals = car.body.normals(line)
    car.add("window_trim", sweep(line - normals * 0.001, 0.010, 0.008, normals, 4), "satin_metal")


def _add_handle(car, handle_x, handle_z):
    x = np.linspace(handle_x - 0.085, handle_x + 0.105, 24)
    skin_y = car.body.side_y(x, x * 0 + handle_z + 0.012)
    rise = np.clip(np.minimum(x - x[0], x[-1] - x) / 0.03, 0, 1) ** 0.5
    y = np.interp(x, [x[0], x[-1]], [skin_y[0], skin_y[-1]])
    line = np.stack([x, y + 0.004 + 0.016 * rise, x * 0 + handle_z + 0.004 * (x - handle_x)], 1)
    car.add("handle", sweep(line, 0.012, 0.024, UP, 6, power=2.6), "paint")


def _add_mirror(car):
    front, belt_z = car.outlines.pillar_x, car.outlines.belt_z
    x0, z0 = front + 0.015, belt_z(front) + 0.105
    y0 = float(car.body.side_y(x0 - 0.1, belt_z(x0 - 0.1) - 0.02))

    def housing(x, y, z):
        u, v, w = (x - x0) / 0.085, (y - y0 - 0.135) / 0.125, (z - z0) / 0.078
        taper = 1 - 0.22 * v
        box = np.abs(u + 0.25 * v * v) ** 2.6 + np.abs(v) ** 3 + np.abs(w / taper + 0.10) ** 2.8
        back = (x0 - 0.055 - x) / 0.085
        return smooth_max((box ** (1 / 2.7) - 1) * 0.07, back * 0.085, 0.012)

    vertices, faces = surface_net(housing, [x0 - 0.14, y0 - 0.02, z0 - 0.12], [x0 + 0.13, y0 + 0.30, z0 + 0.12], 0.006)
    height = vertices[:, 2] - (z0 - 0.030)
    for half, material in (
        (clip(vertices, faces, -height + 0.0015), "paint"),
        (clip(vertices, faces, height + 0.0015), "gloss_black"),
    ):
        normals = gradient(housing, half[0])
        normals /= np.linalg.norm(normals, axis=1)[:, None]
        car.add("mirror", half, material, normals)
    glass = rounded_box((x0 - 0.0565, y0 + 0.128, z0 - 0.004), (0.006, 0.165, 0.098), (0.3, 0.3), 24)
    car.add("mirror_glass", glass, "mirror")
    arm = [(x0 - 0.02, y0 - 0.03, z0 - 0.115), (x0 - 0.015, y0 + 0.03, z0 - 0.095), (x0 - 0.01, y0 + 0.07, z0 - 0.06)]
    car.add("mirror_arm", sweep(arm, 0.07, 0.028, UP, 6), "gloss_black")


def _add_spoiler(car):
    y = np.linspace(-0.60, 0.60, 61)
    header = car.spec.cabin.rear_header[0]
    x = header - 0.075 + 0.10 * (y / 0.6) ** 2
    z = car.body.top_z(x * 0 + header + 0.10, np.abs(y)) - 0.032
    line = np.stack([x, y, z - 0.018 * (np.abs(y) / 0.6) ** 4], 1)
    car.add("spoiler", sweep(line, 0.30, 0.040, [-0.10, 0, 1], 10, power=2.5), "paint", mirrored=False)
    light = np.stack([x[20:41] - 0.151, y[20:41], z[20:41] - 0.006], 1)
    car.add("brake_light", sweep(light, 0.006, 0.012, UP, 3), "red_reflector", mirrored=False)


def _add_fin(car):
    x = -1.85 if car.spec.is_open else car.spec.cabin.rear_header[0] + 0.22
    z = float(car.body.top_z(x, 0.0))
    line = [(x + 0.10, 0, z - 0.005), (x + 0.04, 0, z + 0.016), (x - 0.03, 0, z + 0.030), (x - 0.075, 0, z + 0.034)]
    fin = sweep(line, [0.02, 0.034, 0.026, 0.008], [0.02, 0.04, 0.07, 0.075], UP, 6, power=2.4)
    car.add("fin", fin, "gloss_black", mirrored=False)


def _add_wipers(car):
    cowl_z = car.body.windscreen.base[1]
    for start, end in ((-0.62, 0.02), (-0.06, 0.60)):
        z = np.linspace(cowl_z + 0.015, cowl_z + 0.05, 24) + 0.03 * np.sin(np.linspace(0, 3.1, 24))
        line = car.body.on_end(np.stack([np.linspace(start, end, 24), z], 1))
        normals = car.body.normals(line)
        car.add("wiper", sweep(line + normals * 0.012, 0.012, 0.014, normals, 4), "matt_black", mirrored=False)


def _add_underbody(car):
    body, half = car.body, car.spec.half_width
    size = (body.front - body.rear - 0.35, 2 * (half - 0.30), 0.18)
    car.add("underbody", rounded_box((body.centre, 0, body.bottom + 0.10), size, (0.1, 0.1), 16), "shadow", mirrored=False)
    radius, wheel_radius = body.arch_radius, car.spec.wheel_radius
    for axle in body.axles:
        vertices, faces = lathe([(radius + 0.006, 0.40), (radius + 0.006, half - 0.035)], 64, -0.35, np.pi + 0.35)
        car.add("wheel_well", (vertices + [axle, 0, wheel_radius], faces), "shadow")
        vertices, faces = disc((axle, 0.42, wheel_radius), radius + 0.01)
        car.add("wheel_well_wall", clip(vertices, faces, body.bottom + 0.04 - vertices[:, 2]), "shadow")
