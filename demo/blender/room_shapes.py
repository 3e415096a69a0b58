"""Shapes of rooms as triangle meshes: soft boxes, profiles along a line, pipes, seams and pictures on a panel."""

import bpy
import numpy as np

from shapes import grid, join, sweep


def soft_box(centre, size, radius=0.01, cell=0.2, turn=(0, 0, 0)):
    """Return a box with round edges and evenly spaced points. `turn` are degrees around x, y and z."""
    half = np.asarray(size, float) / 2
    radius = min(radius, half.min() * 0.999)
    axes = [_edge_points(h, radius, cell) for h in half]
    sides = []
    for axis in range(3):
        a, b = np.meshgrid(axes[(axis + 1) % 3], axes[(axis + 2) % 3], indexing="ij")
        for sign in (1, -1):
            points = np.zeros((*a.shape, 3))
            points[..., axis], points[..., (axis + 1) % 3], points[..., (axis + 2) % 3] = sign * half[axis], a, b
            vertices, faces = grid(points)
            sides.append((vertices, faces if sign > 0 else faces[:, ::-1]))
    vertices, faces = join(sides)
    inner = np.clip(vertices, radius - half, half - radius)
    out = vertices - inner
    vertices = inner + radius * out / np.linalg.norm(out, axis=1)[:, None]
    _, first, index = np.unique(np.round(vertices, 6), axis=0, return_index=True, return_inverse=True)
    return place((vertices[first], index.reshape(-1)[faces]), centre, turn)


def _edge_points(half, radius, cell):
    steps = np.tan(np.linspace(0, np.pi / 4, 5))[1:] * radius
    flat = half - radius
    middle = np.linspace(-flat, flat, max(2, int(np.ceil(2 * flat / cell)) + 1))
    return np.concatenate([-flat - steps[::-1], middle, flat + steps])


def place(mesh, centre=(0, 0, 0), turn=(0, 0, 0)):
    """Return a mesh turned by degrees around x, y and z (in this order) and then moved."""
    vertices, faces = mesh
    for axis, degrees in enumerate(turn):
        if degrees:
            c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
            a, b = (axis + 1) % 3, (axis + 2) % 3
            turned = vertices.copy()
            turned[:, a], turned[:, b] = c * vertices[:, a] - s * vertices[:, b], s * vertices[:, a] + c * vertices[:, b]
            vertices = turned
    return vertices + np.asarray(centre, float), faces


def mirror(mesh):
    """Return a mesh mirrored to the other side of the room (y)."""
    return mesh[0] * [1, -1, 1], mesh[1][:, ::-1]


def round_corners(points, radius, steps=5):
    """Return a closed outline (n, 2) with round corners. `radius` is one number or one for each corner."""
    points = np.asarray(points, float)
    radius = np.broadcast_to(radius, len(points))
    rounded = []
    for corner, before, after, r in zip(points, np.roll(points, 1, 0), np.roll(points, -1, 0), radius):
        a, b = before - corner, after - corner
        reach = [min(r, np.linalg.norm(d) * 0.48) / np.linalg.norm(d) for d in (a, b)]
        t = np.linspace(0, 1, steps + 1)[:, None]
        rounded.append((1 - t) ** 2 * (corner + a * reach[0]) + 2 * t * (1 - t) * corner + t**2 * (corner + b * reach[1]))
    return np.concatenate(rounded)


def loft(outline, along, position):
    """Return a solid: `position(u, v, t)` places each point (u, v) of a closed outline for each t of `along`."""
    outline = np.concatenate([outline, outline[:1]])
    t = np.asarray(along, float)[:, None]
    u, v = (np.broadcast_to(outline[:, k][None], (len(t), len(outline))) for k in (0, 1))
    rings = np.stack(np.broadcast_arrays(*position(u, v, t)), 2).astype(float)
    vertices, faces = grid(rings)
    count, ring = len(vertices), len(outline)
    k = np.arange(ring - 1)
    last = (len(t) - 1) * ring + k
    caps = [np.stack([np.full(ring - 1, count), k, k + 1], 1), np.stack([np.full(ring - 1, count + 1), last + 1, last], 1)]
    ends = np.concatenate([rings[:1, :-1].mean(1), rings[-1:, :-1].mean(1)])
    vertices, faces = np.concatenate([vertices, ends]), np.concatenate([faces, *caps])
    return vertices, faces if _volume(vertices, faces) > 0 else faces[:, ::-1]


def _volume(vertices, faces):
    a, b, c = (vertices[faces[:, k]] for k in range(3))
    return float(np.einsum("ij,ij->", a, np.cross(b, c)))


def slab(outline, bottom, top, bevel=0.004):
    """Return a plate with an outline (n, 2) in (x, y), between two heights, with a bevel at the top."""
    outline = np.asarray(outline, float)
    centre = outline.mean(0)
    reach = np.abs(outline - centre).max()

    def position(u, v, t):
        inset = np.where(t > 1, 1 - bevel * (t - 1) / reach, 1)
        height = np.where(t > 1, top - bevel * (2 - t), bottom + (top - bevel - bottom) * t)
        return centre[0] + (u - centre[0]) * inset, centre[1] + (v - centre[1]) * inset, height

    return loft(outline, [0, 1, 1.5, 2], position)


def smooth_path(points, count=40):
    """Return a smooth line (count, 3) through a few points."""
    points = np.asarray(points, float)
    padded = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    at = np.linspace(0, len(points) - 1.000001, count)
    i = at.astype(int)
    t = (at - i)[:, None]
    p0, p1, p2, p3 = (padded[i + k] for k in range(4))
    return 0.5 * (2 * p1 + t * (p2 - p0) + t**2 * (2 * p0 - 5 * p1 + 4 * p2 - p3) + t**3 * (3 * (p1 - p2) + p3 - p0))


def pipe(points, width, height=None, up=None, power=2, count=40):
    """Return a tube along a smooth line through a few points. Without `up`, its height points up, or across if the line rises."""
    path = smooth_path(points, count)
    if up is None:
        tangent = np.gradient(path, axis=0)
        steepest = np.abs(tangent / np.linalg.norm(tangent, axis=1)[:, None]).max(0)
        up = np.eye(3)[next((axis for axis in (2, 0, 1) if steepest[axis] < 0.9), 1)]
    return sweep(path, width, width if height is None else height, up, 4, power)


def ring(centre, radius, thickness, axis=(0, 0, 1), segments=64):
    """Return a ring around an axis."""
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    across = np.cross(axis, [0, 1, 0] if abs(axis[1]) < 0.9 else [1, 0, 0])
    across /= np.linalg.norm(across)
    angle = np.linspace(0, 2 * np.pi, segments + 1)[:, None]
    path = np.asarray(centre) + radius * (np.cos(angle) * across + np.sin(angle) * np.cross(axis, across))
    path[-1] = path[0]
    return sweep(path, thickness, thickness, axis, 4, 2)


def stitches(path, pitch=0.007, thickness=0.0016):
    """Return a row of stitches along a line (n, 3)."""
    path = np.asarray(path, float)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    starts = np.arange(0, length[-1] - pitch, pitch)
    row = []
    for start in starts:
        ends = [np.array([np.interp(start + d, length, path[:, k]) for k in range(3)]) for d in (0, pitch * 0.35, pitch * 0.7)]
        row.append(sweep(np.array(ends), thickness, thickness, (0.3, 0.2, 1), 1, 2))
    return join(row)


def add_picture(name, pixels, centre, width, height, turn, strength=1.0):
    """Add a panel that shines with a picture (rows, columns, 3) from 0 to 1. Without `turn` it lies flat and its top points to x."""
    rows, columns = pixels.shape[:2]
    image = bpy.data.images.new(name, columns, rows)
    values = np.ones((rows, columns, 4), np.float32)
    values[..., :3] = pixels[::-1]
    image.pixels.foreach_set(values.ravel())
    image.update()
    w, h = width / 2, height / 2
    corners = np.array([[-h, w, 0], [-h, -w, 0], [h, -w, 0], [h, w, 0]], float)
    vertices, _ = place((corners, None), centre, turn)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices.tolist(), [], [(0, 1, 2, 3)])
    uv = mesh.uv_layers.new()
    uv.data.foreach_set("uv", [0, 0, 1, 0, 1, 1, 0, 1])
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = image
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0.004, 0.004, 0.005, 1)
    shader.inputs["Roughness"].default_value = 0.12
    shader.inputs["Emission Strength"].default_value = strength
    links.new(texture.outputs[0], shader.inputs["Emission Color"])
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new(name, mesh))
