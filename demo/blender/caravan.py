"""The caravan: its own skin, cut with the tools of the cars. Door and awning are on the left (y > 0)."""

import numpy as np

from body import Body
from body_spec import BodySpec
from car import Car
from caravan_fittings import add_caravan_fittings
from curves import smooth_max
from cutting import split, through_front, through_rear
from meshing import folded_edge
from polygons import box_outline, inset, polygon_distance, rounded, symmetric
from shapes import rounded_box
from wheels import add_wheel

AXLES_AT = -0.05
DOOR = box_outline(0.92, 1.56, 0.52, 2.36)
SIDE_WINDOWS = [box_outline(-2.28, -1.25, 1.42, 2.02), box_outline(-0.80, 0.38, 1.42, 2.02), box_outline(1.82, 2.22, 1.52, 2.0)]
STRIPES = [
    ("paint", [(-2.9, 1.24), (-0.6, 1.14), (1.0, 1.16), (3, 1.36), (3, 1.19), (1.0, 1.00), (-0.6, 0.99), (-2.9, 1.14)]),
    ("stripe", [(-2.9, 1.11), (-0.6, 0.955), (1.0, 0.965), (3, 1.16), (3, 1.115), (1.0, 0.925), (-0.6, 0.915), (-2.9, 1.085)]),
    ("paint", [(-2.9, 1.50), (-2.2, 1.34), (-1.2, 1.235), (-0.2, 1.18), (-1.2, 1.20), (-2.2, 1.28), (-2.9, 1.40)]),
]
"""The stripes along the sides: material and outline in side view."""


class CaravanBody(Body):
    """The skin of the caravan: a profile in side view with rounded edges and slightly curved sides."""

    def __init__(self, spec: BodySpec):
        self.spec = spec
        self.front, self.rear, self.bottom = 2.86, -2.66, spec.ground_clearance
        self.axles = [AXLES_AT + 0.42, AXLES_AT - 0.42]
        self.arch_radius = spec.wheel_radius + 0.06
        self.dent = None
        front = [(2.60, 0.42), (2.84, 0.60), (2.83, 1.22), (2.46, 2.36), (2.16, 2.60)]
        self.profile = np.array(front + [(-2.36, 2.60), (-2.60, 2.42), (-2.65, 0.62), (-2.5, 0.42)])

    def smooth_field(self, x, y, z):
        """Return the field of the skin."""
        x, y, z = np.broadcast_arrays(x, y, z)
        side = np.abs(y) - self.spec.half_width + 0.012 * ((z - 1.3) / 1.2) ** 2
        return smooth_max(polygon_distance(self.profile, x, z, 0.13), side, 0.09)


def assemble_caravan(spec: BodySpec, cell: float) -> Car:
    """Return the caravan with all its pieces. Its plain skin needs no cells below 18 mm."""
    car = Car(CaravanBody(spec), drawbar_end=4.02)
    skin = car.body.mesh(max(cell * 1.7, 0.018))
    _cut_caravan(car, skin)
    add_caravan_fittings(car)
    add_wheel(car)
    radius = spec.wheel_radius
    car.wheel_places = [(axle, spec.half_width - 0.16, radius, side) for axle in car.body.axles for side in (1, -1)]
    return car


def _cut_caravan(car, whole):
    skin = _cut_wheel_well(car, whole)
    skin = _cut_windows(car, skin)
    door, skin = split(skin, _through_wall(car, DOOR, 0.07), 0)
    _add_door(car, door)
    hatch, skin = split(skin, through_front(symmetric([(0.98, 0.64), (0.98, 1.12)]), 0.05, 0.9), 0.012)
    car.add_panel("front_hatch", hatch, "caravan_body", 0.02, 0.003)
    locker, skin = split(skin, _through_wall(car, box_outline(-2.2, -1.6, 0.66, 0.98), 0.04), 0.010)
    _paint_stripes(locker, lambda material, mesh: _add_skin(car, mesh, material))
    vertices, faces, normals = folded_edge(skin[0], skin[1], car.body.normals(skin[0]), 0.02, 0.003)
    car.add("skin_edge", (vertices, faces), "plastic", normals)
    _paint_stripes(skin, lambda material, mesh: _add_skin(car, mesh, material))
    _add_liner(car, whole)


def _through_wall(car, outline, radius=0):
    """Return the field of an outline in side view, limited to the side wall."""
    return lambda x, y, z: np.maximum(polygon_distance(outline, x, z, radius), car.spec.half_width - 0.12 - y)


def _cut_wheel_well(car, skin):
    outline = rounded(box_outline(-0.90, 0.80, 0.2, 0.80), 0.26)
    skin = split(skin, lambda x, y, z: np.maximum(polygon_distance(outline, x, z), 0.7 - y), 0)[1]
    well = rounded_box((AXLES_AT, car.spec.half_width - 0.30, 0.60), (1.75, 0.5, 0.46), (0.15, 0.15), 16)
    car.add("wheel_well", well, "shadow")
    return skin


def _cut_windows(car, skin):
    front, rear = symmetric([(0.86, 1.42), (0.80, 2.06)]), symmetric([(0.80, 1.42), (0.80, 2.0)])
    windows = [(_through_wall(car, p, 0.09), _through_wall(car, inset(p, 0.035), 0.07)) for p in SIDE_WINDOWS]
    windows.append((through_front(front, 0.08, 0.9), through_front(inset(front, 0.035), 0.06, 0.9)))
    windows.append((through_rear(rear, 0.09, -0.9), through_rear(inset(rear, 0.035), 0.07, -0.9)))
    for outer, inner in windows:
        window, skin = split(skin, outer, 0.004)
        glass, frame = split(window, inner, 0)
        car.add_panel("window", glass, "dark_glass", 0.01, 0.003, "matt_black", -0.004)
        car.add_panel("window_frame", frame, "gloss_black", 0.012, 0.003, offset=-0.010)
    return skin


def _add_door(car, door):
    """Add the door on the left, and the plain wall in its place on the right."""
    leaf = split(door, _through_wall(car, DOOR, 0.07), 0.014)[0]
    normals = car.body.normals(door[0])
    car.add("door_gap", (door[0] - normals * 0.022, door[1]), "shadow", normals, mirrored=False)
    glass, panel = split(leaf, _through_wall(car, box_outline(1.02, 1.46, 1.50, 2.12), 0.06), 0.004)
    _paint_stripes(panel, lambda material, mesh: _add_left(car, "door", mesh, material, material))
    _add_left(car, "door_window", glass, "dark_glass", "dark_glass", -0.003)
    _paint_stripes(door, lambda material, mesh: _add_right_wall(car, mesh, material))


def _add_left(car, name, mesh, material, edge_material, offset=0):
    """Add a piece with a folded edge on the left side only."""
    vertices, faces = mesh
    if not len(faces):
        return
    normals = car.body.normals(vertices)
    vertices = vertices - normals * offset
    car.add(name, (vertices, faces), material, normals, mirrored=False)
    edge = folded_edge(vertices, faces, normals, 0.02, 0.003)
    if edge:
        car.add(name + "_edge", edge[:2], edge_material, edge[2], mirrored=False)


def _add_right_wall(car, mesh, material):
    vertices, faces = mesh
    if len(faces):
        normals = car.body.normals(vertices)
        car.add("wall", (vertices * [1, -1, 1], faces[:, ::-1]), material, normals * [1, -1, 1], mirrored=False)


def _add_skin(car, mesh, material):
    if len(mesh[1]):
        car.add("skin", mesh, material, car.body.normals(mesh[0]))


def _paint_stripes(mesh, add):
    """Cut a mesh along the stripes and call `add(material, mesh)` for each part. At the rear, stripes stay on the sides."""
    for material, outline in STRIPES:
        part, mesh = split(mesh, _within_stripe(outline), 0)
        add(material, part)
    part, mesh = split(mesh, lambda x, y, z: z - 0.60, 0)
    add("plastic", part)
    add("caravan_body", mesh)


def _within_stripe(outline):
    return lambda x, y, z: np.maximum(polygon_distance(outline, x, z), np.where(x < 0, 0.9 - y, -1))


def _add_liner(car, whole):
    vertices, faces = whole
    is_kept = ~((np.abs(vertices[:, 0] - AXLES_AT) < 0.92) & (vertices[:, 2] < 0.9))
    normals = car.body.normals(vertices)
    car.add("liner", (vertices - normals * 0.06, faces[is_kept[faces].all(1)]), "shadow", normals)
