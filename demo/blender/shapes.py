"""Simple solids as triangle meshes (vertices, faces): swept tubes, lathed parts, rounded boxes and plates."""

import numpy as np


def grid(points):
    """Connect a grid of points (a, b, 3) to triangles."""
    a, b = points.shape[:2]
    i = np.arange(a * b).reshape(a, b)
    quads = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)
    return points.reshape(-1, 3), np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])


def lathe(profile, segments=128, start=0, end=2 * np.pi):
    """Turn a profile of pairs (radius, y) around the y axis, from angle `start` to `end` in radians."""
    profile = np.asarray(profile, float)
    angle = np.linspace(start, end, segments + 1)
    radius = profile[:, 0][None]
    y = np.broadcast_to(profile[:, 1], (segments + 1, len(profile)))
    return grid(np.stack([radius * np.cos(angle)[:, None], y, radius * np.sin(angle)[:, None]], 2))


def sweep(path, width, height, up, steps=8, power=4):
    """Move a cross-section along a path (n, 3) and close both ends.

    The section is a superellipse: `power` 2 is an ellipse, higher powers are boxier; a quarter of it has `steps` points.
    `up` points along its height, one vector for all or one for each point. `width` and `height` may be arrays (n).
    """
    path = np.asarray(path, float)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    up = np.broadcast_to(np.asarray(up, float), path.shape)
    side = np.cross(tangent, up)
    side /= np.linalg.norm(side, axis=1)[:, None] + 1e-12
    up = np.cross(side, tangent)
    angle = np.linspace(0, 2 * np.pi, steps * 4 + 1)
    c = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** (2 / power)
    d = np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** (2 / power)
    width = np.broadcast_to(width, len(path))[:, None, None]
    height = np.broadcast_to(height, len(path))[:, None, None]
    rings = path[:, None] + side[:, None] * (c[None, :, None] * width / 2) + up[:, None] * (d[None, :, None] * height / 2)
    vertices, faces = grid(rings)
    count, ring = len(vertices), len(angle)
    first = np.arange(ring - 1)
    last = (len(path) - 1) * ring + first
    start_cap = np.stack([np.full(ring - 1, count), first, first + 1], 1)
    end_cap = np.stack([np.full(ring - 1, count + 1), last + 1, last], 1)
    return np.concatenate([vertices, np.stack([path[0], path[-1]])]), np.concatenate([faces, start_cap, end_cap])


def rounded_box(centre, size, roundness=(0.3, 0.3), steps=40):
    """Return a superellipsoid of `size` metres. Small `roundness` (in side and top view) is boxy, 1 is an ellipsoid."""
    u = np.linspace(-np.pi / 2, np.pi / 2, steps)
    v = np.linspace(-np.pi, np.pi, 2 * steps)
    u, v = np.meshgrid(u, v, indexing="ij")

    def power(x, exponent):
        return np.sign(x) * np.abs(x) ** exponent

    x = power(np.cos(u), roundness[0]) * power(np.cos(v), roundness[1]) * size[0] / 2
    y = power(np.cos(u), roundness[0]) * power(np.sin(v), roundness[1]) * size[1] / 2
    z = power(np.sin(u), roundness[0]) * size[2] / 2
    vertices, faces = grid(np.stack([x, y, z], 2))
    return vertices + np.asarray(centre), faces


def puck(centre, radius, height, segments=40):
    """Return a short cylinder along y with a bevelled front."""
    profile = [(radius, -height / 2), (radius, height * 0.25), (radius * 0.93, height / 2), (0, height / 2)]
    vertices, faces = lathe(profile[::-1], segments)
    return vertices + np.asarray(centre), faces


def plate(outline, back, front, direction=1, bevel=0.003):
    """Return a plate across x with an outline (n, 2) in (y, z), from x = `back` to x = `front`.

    `direction` is 1 when the front faces forwards and -1 when it faces backwards.
    """
    outline = np.asarray(outline, float)
    count = len(outline)
    centre = outline.mean(0)
    smaller = centre + (outline - centre) * (1 - bevel / np.abs(outline - centre).max())
    layers = [np.c_[np.full(count, x), p] for x, p in ((back, outline), (front - direction * bevel, outline), (front, smaller))]
    vertices = np.concatenate(layers + [[[front, *centre]]])
    k = np.arange(count)
    following = (k + 1) % count
    faces = [np.stack([following + 2 * count, k + 2 * count, np.full(count, 3 * count)], 1)]
    for a in (0, count):
        faces += [np.stack([k + a, following + a, following + a + count], 1)]
        faces += [np.stack([k + a, following + a + count, k + a + count], 1)]
    return vertices, np.concatenate(faces)


def disc(centre, radius, segments=48):
    """Return a flat disc across y."""
    angle = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    vertices = np.zeros((segments + 1, 3))
    vertices[:segments, 0] = radius * np.cos(angle)
    vertices[:segments, 2] = radius * np.sin(angle)
    k = np.arange(segments)
    return vertices + centre, np.stack([k, (k + 1) % segments, np.full(segments, segments)], 1)


def join(meshes):
    """Return one mesh from several."""
    all_vertices, all_faces, offset = [], [], 0
    for vertices, faces in meshes:
        all_vertices.append(vertices)
        all_faces.append(faces + offset)
        offset += len(vertices)
    return np.concatenate(all_vertices), np.concatenate(all_faces)
