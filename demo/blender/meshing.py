"""Triangle meshes: from a field to a surface, exact cuts, and the folded edges of panels.

A mesh is a pair (vertices, faces): an array (n, 3) of metres and an array (m, 3) of vertex numbers.
"""

import numpy as np

from curves import gradient

CORNERS = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]


def surface_net(field, low, high, cell):
    """Mesh the surface where `field(x, y, z)` is zero (negative inside) between the corners `low` and `high`.

    Places one vertex in each crossed cell of `cell` metres, then moves it onto the surface by Newton steps.
    """
    counts = np.ceil((np.array(high) - low) / cell).astype(int)
    values = _sample(field, low, counts, cell)
    inside = values < 0
    crossed = np.zeros(counts, int)
    for corner in CORNERS:
        crossed += inside[tuple(slice(corner[d], corner[d] + counts[d]) for d in range(3))]
    cells = np.argwhere((crossed > 0) & (crossed < 8))
    number = -np.ones(counts, np.int64)
    number[tuple(cells.T)] = np.arange(len(cells))
    points = np.array(low) + cell * (cells + _mean_crossings(values, cells))
    quads = np.concatenate([_quads_across(inside, number, axis) for axis in range(3)])
    faces = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
    for _ in range(4):
        points = newton_step(field, points, cell * 0.6)
    return points, faces


def newton_step(field, points, limit):
    """Move points towards the zero surface of a field, by at most about `limit` metres."""
    g = gradient(field, points)
    value = np.clip(field(*points.T), -limit, limit)[:, None]
    return points - value * g / np.maximum((g * g).sum(1), 0.05)[:, None]


def _sample(field, low, counts, cell):
    """Return the field on the grid in slices, which limits the memory for large bodies."""
    axes = [low[i] + cell * np.arange(counts[i] + 1) for i in range(3)]
    values = np.empty(counts + 1, np.float32)
    for start in range(0, counts[0] + 1, 32):
        x, y, z = np.meshgrid(axes[0][start : start + 32], axes[1], axes[2], indexing="ij")
        values[start : start + 32] = field(x, y, z)
    return values


def _mean_crossings(values, cells):
    """Return the mean of the points where the edges of each cell cross the surface, in cell units."""
    total = np.zeros((len(cells), 3))
    count = np.zeros(len(cells))
    at_corner = [values[tuple((cells + corner).T)] for corner in CORNERS]
    for a in range(8):
        for b in range(a + 1, 8):
            if sum(abs(CORNERS[a][d] - CORNERS[b][d]) for d in range(3)) != 1:
                continue
            crosses = (at_corner[a] < 0) != (at_corner[b] < 0)
            t = np.where(crosses, at_corner[a] / np.where(crosses, at_corner[a] - at_corner[b], 1), 0)[:, None]
            total += crosses[:, None] * (np.array(CORNERS[a]) + t * (np.array(CORNERS[b]) - CORNERS[a]))
            count += crosses
    return total / count[:, None]


def _quads_across(inside, number, axis):
    """Return the quads around all grid edges along `axis` that cross the surface."""
    u, w = (axis + 1) % 3, (axis + 2) % 3
    lower = [slice(1, -1)] * 3
    upper = list(lower)
    lower[axis] = slice(0, -1)
    upper[axis] = slice(1, None)
    edges = np.argwhere(inside[tuple(lower)] != inside[tuple(upper)])
    base = edges + [0 if d == axis else 1 for d in range(3)]
    is_start_inside = inside[tuple(base.T)]
    corners = []
    for du, dw in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
        neighbour = base.copy()
        neighbour[:, u] += du
        neighbour[:, w] += dw
        corners.append(number[tuple(neighbour.T)])
    quads = np.stack(corners, 1)
    quads[~is_start_inside] = quads[~is_start_inside][:, ::-1]
    return quads[(quads >= 0).all(1)]


def clip(vertices, faces, distance, tolerance=1e-6):
    """Keep the part of a mesh where `distance` (one number per vertex) is negative. Cuts triangles exactly."""
    distance = np.where(np.abs(distance) < tolerance, tolerance, distance)
    inside = distance < 0
    count = inside[faces].sum(1)
    kept = [faces[count == 3]]
    points = [vertices]
    one = _odd_first(faces[count == 1], inside, True)
    two = _odd_first(faces[count == 2], inside, False)
    edges = np.concatenate([one[:, [0, 1]], one[:, [0, 2]], two[:, [0, 1]], two[:, [0, 2]]])
    if len(edges):
        cut, which = np.unique(np.sort(edges, 1), axis=0, return_inverse=True)
        t = distance[cut[:, 0]] / (distance[cut[:, 0]] - distance[cut[:, 1]])
        points.append(vertices[cut[:, 0]] + t[:, None] * (vertices[cut[:, 1]] - vertices[cut[:, 0]]))
        which = which.reshape(-1) + len(vertices)
        a, b = len(one), len(two)
        kept.append(np.stack([one[:, 0], which[:a], which[a : 2 * a]], 1))
        p, q = which[2 * a : 2 * a + b], which[2 * a + b :]
        kept += [np.stack([p, two[:, 1], two[:, 2]], 1), np.stack([p, two[:, 2], q], 1)]
    return _drop_unused(np.concatenate(points), np.concatenate(kept))


def _odd_first(faces, inside, is_odd_inside):
    """Rotate triangles so that the vertex on the other side than its two neighbours comes first."""
    first = np.argmax(inside[faces] == is_odd_inside, 1)
    return np.stack([faces[np.arange(len(faces)), (first + j) % 3] for j in range(3)], 1)


def _drop_unused(vertices, faces):
    used, number = np.unique(faces, return_inverse=True)
    return vertices[used], number.reshape(faces.shape)


def boundary_edges(faces):
    """Return the edges (n, 2) that belong to one face only."""
    edges = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    _, first, count = np.unique(np.sort(edges, 1), axis=0, return_index=True, return_counts=True)
    return edges[first[count == 1]]


def open_edges(vertices, faces):
    """Return the boundary edges except those in the plane y = 0, where the mirrored half continues."""
    edges = boundary_edges(faces)
    return edges[~((np.abs(vertices[edges[:, 0], 1]) < 2e-4) & (np.abs(vertices[edges[:, 1], 1]) < 2e-4))]


def folded_edge(vertices, faces, normals, depth=0.012, bevel=0.0015, mask=None):
    """Return the folded edge of a panel: a rounded lip and a wall that goes `depth` metres inwards.

    `mask(points)` limits it to edges whose two ends pass. Returns (vertices, faces, normals), or None without edges.
    The last third of the faces is the wall.
    """
    edges = open_edges(vertices, faces)
    if mask is not None:
        edges = edges[mask(vertices[edges[:, 0]]) & mask(vertices[edges[:, 1]])]
    if not len(edges):
        return None
    used, number = np.unique(edges, return_inverse=True)
    edges = number.reshape(edges.shape)
    n, p = normals[used], vertices[used]
    along = p[edges[:, 1]] - p[edges[:, 0]]
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-12
    out = np.zeros_like(p)
    across = np.cross(along, (n[edges[:, 0]] + n[edges[:, 1]]) / 2)
    np.add.at(out, edges[:, 0], across)
    np.add.at(out, edges[:, 1], across)
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-12
    rings = [p, p + out * bevel * 0.7 - n * bevel * 0.3, p + out * bevel - n * bevel, p + out * bevel - n * depth]
    ring_normals = [n, n * 0.7 + out * 0.7, out, out]
    strips = []
    for ring in range(3):
        a, b = edges[:, 0] + ring * len(p), edges[:, 1] + ring * len(p)
        strips += [np.stack([a, a + len(p), b + len(p)], 1), np.stack([a, b + len(p), b], 1)]
    return np.concatenate(rings), np.concatenate(strips), np.concatenate(ring_normals)
