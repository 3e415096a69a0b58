"""Cuts through the skin: fields (x, y, z) that are negative inside an outline, and the cut itself."""

import numpy as np

from meshing import clip
from polygons import polygon_distance


def split(mesh, field, gap=0.0045):
    """Cut a mesh along the zero surface of a field. Returns the parts inside and outside, with a gap between them."""
    vertices, faces = mesh
    if not len(faces):
        return mesh, mesh
    distance = field(*vertices.T)
    return clip(vertices, faces, distance + gap / 2), clip(vertices, faces, gap / 2 - distance)


def nothing(mesh):
    """Return an empty mesh."""
    return mesh[0][:0], mesh[1][:0]


def through_side(outline, radius=0):
    """Return the field of an outline in side view (x, z)."""
    return lambda x, y, z: polygon_distance(outline, x, z, radius)


def through_front(outline, radius=0, behind=0.3):
    """Return the field of an outline in end view (y, z), limited to x > `behind`."""
    return lambda x, y, z: np.maximum(polygon_distance(outline, y, z, radius), behind - x)


def through_rear(outline, radius=0, before=-0.5):
    """Return the field of an outline in end view (y, z), limited to x < `before`."""
    return lambda x, y, z: np.maximum(polygon_distance(outline, y, z, radius), x - before)


def through_top(outline, radius=0, above=0.0):
    """Return the field of an outline in top view (x, y), limited to z > `above`."""
    return lambda x, y, z: np.maximum(polygon_distance(outline, x, y, radius), above - z)


def through_lamp(outline, limit, radius=0):
    """Return the field of a lamp: an outline in end view (y, z), limited by one in side view (x, z)."""
    return lambda x, y, z: np.maximum(polygon_distance(outline, y, z, radius), polygon_distance(limit, x, z))


def intersection(*fields):
    """Return the field of the space that all fields share."""
    return lambda x, y, z: np.maximum.reduce([field(x, y, z) for field in fields])
