"""Cut the skin into glass, lamps, openings, doors and panels. Each function returns the rest of the skin."""

import numpy as np

from car import Car
from curves import smooth_step
from cutting import intersection, nothing, split, through_front, through_lamp, through_rear, through_side, through_top
from load_bed import cut_load_bed
from meshing import clip
from polygons import inset, polygon_distance, rounded

FRONT_OPENINGS_FROM = 1.2


def cut_skin(car: Car, skin):
    """Cut the mesh of the skin and add all pieces to the car."""
    skin = _cut_wheel_arches(car, skin)
    if car.spec.is_open:
        skin = _cut_open_top(car, skin)
    liner = _cut_liner(car, skin)
    skin = _cut_side_windows(car, skin)
    skin = _cut_screens(car, skin)
    skin = _cut_lamps(car, skin)
    skin = _cut_front_openings(car, skin)
    skin = _cut_cladding(car, skin)
    if car.spec.bed:
        skin, liner = cut_load_bed(car, skin, liner)
    skin = _cut_hood_and_tailgate(car, skin)
    skin = _cut_doors(car, skin)
    skin = _cut_bumpers(car, skin)
    car.add_panel("skin", skin, "paint", 0.014)
    _add_liner(car, liner)


def _cut_wheel_arches(car, skin):
    body, radius = car.body, car.spec.wheel_radius

    def arches(x, y, z):
        return np.maximum(np.minimum(*[np.hypot(x - axle, z - radius) - body.arch_radius for axle in body.axles]), 0.42 - y)

    return split(skin, arches, 0)[1]


def _cut_open_top(car, skin):
    body, cowl, outline = car.body, car.spec.cabin.cowl, car.outlines.open_top

    def opening(x, y, z):
        below = body.top_line(x) - 0.20 - z
        before = x - cowl[0] + 0.25 + 2.0 * np.maximum(0, z - cowl[1] - 0.02)
        return np.maximum(polygon_distance(outline, x, y), np.maximum(below, before))

    return split(skin, opening, 0)[1]


def _windscreen(car, outline, radius):
    return through_front(outline, radius, min(0.3, car.spec.cabin.header[0] - 0.12))


def _rear_screen(car, outline, radius):
    return through_rear(outline, radius, -0.5 if car.spec.bed else -0.9)


def _above_belt(car):
    """Return the field of the skin that belongs to the cabin."""
    body = car.body
    return lambda x, y, z: body.cabin_field(x, y, z) - body.lower_field(x, y, z) + 0.006


def _cut_liner(car, skin):
    """Return the dark liner behind the gaps between panels. It has the same openings as the skin."""
    outlines, face = car.outlines, car.face
    liner = split(skin, through_side(outlines.side_window), 0.0)[1]
    liner = split(liner, intersection(_windscreen(car, outlines.windscreen_frame, 0.04), _above_belt(car)))[1]
    liner = split(liner, _rear_screen(car, outlines.rear_screen_frame, 0.04))[1]
    for field in (
        through_lamp(face.lamp, face.lamp_limit),
        through_lamp(face.tail_lamp, face.tail_lamp_limit),
        through_front(face.grille, 0, FRONT_OPENINGS_FROM),
        through_front(face.intake, 0, FRONT_OPENINGS_FROM),
        through_front(face.side_intake, 0, FRONT_OPENINGS_FROM),
        through_rear(face.tail_bar),
    ):
        liner = split(liner, field, -0.02)[1]
    return liner


def _cut_side_windows(car, skin):
    outlines = car.outlines
    outline, door_end, rear_end = outlines.side_window, outlines.front_door_end, outlines.rear_door_end
    window, skin = split(skin, lambda x, y, z: polygon_distance(outline, x, z) - 0.014, 0.003)
    glass, frame = split(window, through_side(outline, 0.03), 0)
    b_pillar, glass = split(glass, _pillar(car, door_end - 0.012, door_end - 0.055, 0.042), 0)
    if car.spec.is_two_door:
        c_pillar = nothing(skin)
    else:
        c_pillar, glass = split(glass, _pillar(car, rear_end + 0.01, rear_end + 0.12, 0.016), 0)
    corner_bar, glass = split(glass, _pillar(car, outlines.pillar_x - 0.17, outlines.pillar_x - 0.24, 0.008), 0)
    front, rear = split(glass, lambda x, y, z: door_end - x, 0)
    car.add_panel("front_glass", front, "clear_glass", 0.004, 0.0008, "matt_black", 0.006)
    car.add_panel("rear_glass", rear, "tinted_glass", 0.004, 0.0008, "matt_black", 0.006)
    car.add_panel("window_frame", frame, "gloss_black", 0.012)
    for name, pillar in (("b_pillar", b_pillar), ("c_pillar", c_pillar), ("corner_bar", corner_bar)):
        on_door, beside = split(pillar, through_side(outlines.front_door), 0.004)
        car.add_panel(name, on_door, "gloss_black", 0.01, offset=0.001)
        car.add_panel(name, beside, "gloss_black", 0.01, offset=0.001)
    return skin


def _pillar(car, lower_x, upper_x, half_width):
    """Return the field of a band across the side windows that leans from `lower_x` at the belt line to `upper_x`."""
    belt_z = car.outlines.belt_z(lower_x)

    def field(x, y, z):
        return np.abs(x - (lower_x + (upper_x - lower_x) * np.clip((z - belt_z) / 0.45, 0, 1.2))) - half_width

    return field


def _cut_screens(car, skin):
    outlines = car.outlines
    screen, skin = split(skin, intersection(_windscreen(car, outlines.windscreen_frame, 0.05), _above_belt(car)), 0.005)
    glass, frame = split(screen, _windscreen(car, outlines.windscreen_glass, 0.06), 0)
    car.add_panel("windscreen", glass, "clear_glass", 0.004, 0.001, "matt_black", 0.003)
    car.add_panel("windscreen_frame", frame, "gloss_black", 0.008, offset=0.003)
    screen, skin = split(skin, _rear_screen(car, outlines.rear_screen_frame, 0.05), 0.005)
    glass, frame = split(screen, _rear_screen(car, outlines.rear_screen_glass, 0.06), 0)
    car.add_panel("rear_screen", glass, "tinted_glass", 0.004, 0.001, "matt_black", 0.003)
    car.add_panel("rear_screen_frame", frame, "gloss_black", 0.008, offset=0.003)
    return skin


def _cut_lamps(car, skin):
    face = car.face
    lamp, skin = split(skin, through_lamp(face.lamp, face.lamp_limit, 0.012), 0.004)
    car.add_panel("lamp_lens", lamp, "lamp_lens", 0.006, 0.002, "lens_edge")
    car.add_pocket("lamp", lamp, 0.055, "lamp_housing", "lamp_housing")
    lamp, skin = split(skin, through_lamp(face.tail_lamp, face.tail_lamp_limit, 0.012), 0.004)
    car.add_panel("tail_lens", lamp, "red_lens", 0.006, 0.002)
    car.add_pocket("tail_lamp", lamp, 0.04, "lamp_housing", "tail_lamp_back")
    bar, skin = split(skin, through_rear(face.tail_bar, 0.004), 0.003)
    car.add_panel("tail_bar_lens", bar, "red_lens", 0.006)
    car.add_pocket("tail_bar", bar, 0.03, "lamp_housing", "tail_lamp_back")
    return skin


def _cut_front_openings(car, skin):
    face = car.face
    for name, outline, depth, wall, back in (
        ("grille", face.grille, 0.06, "gloss_black", "shadow"),
        ("intake", face.intake, 0.07, "plastic", "shadow"),
        ("side_intake", face.side_intake, 0.05, "gloss_black", "plastic"),
    ):
        opening, skin = split(skin, through_front(outline, 0, FRONT_OPENINGS_FROM), 0)
        car.add_pocket(name, opening, depth, wall, back)
    skid, skin = split(skin, through_front(face.front_skid, 0.02, FRONT_OPENINGS_FROM), 0.003)
    car.add_panel("front_skid", skid, "satin_metal", 0.01)
    skid, skin = split(skin, through_rear(face.rear_skid, 0.02, -1.2), 0.003)
    car.add_panel("rear_skid", skid, "satin_metal", 0.01)
    return skin


def _cut_cladding(car, skin):
    if car.spec.cladding == "none":
        return skin
    body, spec = car.body, car.spec

    def arches_and_sills(x, y, z):
        arches = np.minimum(*[np.hypot(x - axle, z - spec.wheel_radius) - body.arch_radius - 0.066 for axle in body.axles])
        rear_sill = z - body.bottom - 0.13 - 0.16 * smooth_step(body.rear + 0.5, body.rear + 0.15, x)
        return np.minimum(arches, np.where(x > 0, z - body.bottom - 0.135, rear_sill))

    def bumpers_and_strip(x, y, z):
        axle = spec.wheelbase / 2
        bumpers = z - body.bottom - np.where(np.abs(x) < axle, 0.07, np.where(x > 0, 0.36, 0.30))
        strip = np.maximum(np.abs(z - body.bottom - 0.30) - 0.045, np.abs(x) - axle + body.arch_radius * 0.85)
        return np.minimum(bumpers, strip)

    if spec.cladding == "arches":
        cladding, skin = split(skin, arches_and_sills, 0.003)
    else:
        cladding, skin = split(skin, bumpers_and_strip, 0.004)
    car.add_panel("cladding", cladding, "plastic", 0.012)
    return skin


def _cut_hood_and_tailgate(car, skin):
    spec, outlines = car.spec, car.outlines
    hood, skin = split(skin, through_top(outlines.hood, 0.03, car.body.bottom + 0.45), 0.0095)
    car.add_panel("hood", hood, "paint", 0.02, 0.0025)
    if spec.is_open:
        front, rear = spec.half_width - 0.24, spec.half_width - 0.27
        outline = rounded(np.array([(-1.1, -front), (-1.1, front), (-1.50, rear), (-1.50, -rear)]), 0.08)
        cover, skin = split(skin, through_top(outline, 0, 0.7), 0.008)
        car.add_panel("soft_top_cover", cover, "roof_fabric", 0.02, 0.003)
    tailgate, skin = split(skin, through_rear(outlines.tailgate, 0.05, -1.53 if spec.is_open else -1.2), 0.0085)
    if spec.is_van:
        # Two doors: the cut before y = 0 leaves a gap between the halves.
        tailgate = clip(*tailgate, 0.004 - tailgate[0][:, 1])
    car.add_panel("tailgate", tailgate, "paint", 0.02, 0.0025)
    return skin


def _cut_doors(car, skin):
    body, spec, outlines = car.body, car.spec, car.outlines
    door, skin = split(skin, through_side(outlines.front_door, 0.012), 0.0095)
    car.add_panel("front_door", door, "paint", 0.02, 0.0025)
    if not spec.is_two_door:
        door, skin = split(skin, through_side(outlines.rear_door, 0.05 if spec.is_van else 0.012), 0.0095)
        car.add_panel("rear_door", door, "paint", 0.02, 0.0025)
    x, z = -spec.wheelbase / 2 - 0.02, body.tail_height
    outline = np.array([(x - 0.16, z - 0.20), (x, z - 0.20), (x, z - 0.345), (x - 0.16, z - 0.345)])
    flap, skin = split(skin, lambda x, y, z: np.maximum(polygon_distance(outline, x, z, 0.035), 0.5 - y), 0.004)
    car.add_panel("fuel_flap", flap, "paint", 0.01)
    return skin


def _cut_bumpers(car, skin):
    body, axle, radius = car.body, car.spec.wheelbase / 2, car.body.arch_radius
    z = body.nose_z(0.80)
    corners = [(axle + radius * 0.6, z - 0.16), (axle + radius + 0.11, z - 0.05), (body.front - 0.33, z + 0.03)]
    bumper, skin = split(skin, through_side(np.array(corners + [(3, z + 0.12), (3, -1), (axle, -1)])), 0.006)
    car.add_panel("front_bumper", bumper, "paint", 0.014)
    z = body.tail_z(0.47)
    corners = [(-axle - radius * 0.5, z - 0.05), (-axle - radius - 0.1, z + 0.01), (body.rear + 0.25, z)]
    bumper, skin = split(skin, through_side(np.array(corners + [(-4, z), (-4, -1), (-axle, -1)])), 0.006)
    car.add_panel("rear_bumper", bumper, "paint", 0.014)
    return skin


def _add_liner(car, liner):
    """Add the liner in two pieces, so that the one behind the front door can be hidden together with the door."""
    for part in split(liner, through_side(inset(car.outlines.front_door, 0.02), 0.012), 0):
        if len(part[1]):
            normals = car.body.normals(part[0])
            car.add("liner", (part[0] - normals * 0.022, part[1]), "shadow", normals)
