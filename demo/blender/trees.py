"""Trees and hedges made of leaves."""

import numpy as np

from room_shapes import smooth_path
from shapes import join, sweep


def make_tree(seed: int, height: float, leaf_count: int = 26000):
    """Return the meshes (wood, leaves) of a gum tree with its foot at the origin."""
    random = np.random.default_rng(seed)
    branches, tips = [], []

    def grow(start, direction, length, thickness, depth):
        bend = direction + random.normal(size=3) * 0.22
        points = [start, start + direction * length * 0.5, start + (direction + bend) * length * 0.5]
        path = smooth_path(points, 8)
        wide = np.linspace(thickness, thickness * 0.62, 8)
        branches.append(sweep(path, wide, wide, (0.3, 0.9, 0.1), 2, 2))
        if depth == 0:
            tips.append(path[-1])
            return
        if depth < 3:
            tips.append(path[-1])
        for _ in range(3):
            turned = direction * 0.62 + random.normal(size=3) * 0.52 + np.array([0, 0, 0.20])
            grow(path[-1], turned / np.linalg.norm(turned), length * random.uniform(0.58, 0.80), thickness * 0.60, depth - 1)

    grow(np.zeros(3), np.array([0.03, 0.02, 1.0]), height * 0.36, height * 0.042, 4)
    return join(branches), make_leaves(random, np.array(tips), height * 0.075, leaf_count, 0.11)


def make_hedge(seed: int, centre, size, leaf_count: int = 7000):
    """Return the leaves of a clipped hedge, or of a bed of plants."""
    random = np.random.default_rng(seed)
    places = random.uniform(-0.5, 0.5, (leaf_count // 12, 3)) * size + centre
    return make_leaves(random, places, 0.07, leaf_count, 0.055)


def make_leaves(random, places, spread, count, size):
    """Return `count` pointed leaves around places (n, 3)."""
    spot = places[random.integers(len(places), size=count)]
    offset = random.normal(size=(count, 3))
    offset *= (spread * random.uniform(0.2, 1.25, count) / np.linalg.norm(offset, axis=1))[:, None]
    centre = spot + offset * [1.15, 1.15, 0.8]
    along = random.normal(size=(count, 3)) + [0, 0, -0.5]
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(along, random.normal(size=(count, 3)))
    across /= np.linalg.norm(across, axis=1)[:, None]
    length = (size * random.uniform(0.7, 1.4, count))[:, None]
    corners = [centre + along * length, centre + across * length * 0.30, centre - along * length, centre - across * length * 0.30]
    vertices = np.stack(corners, 1).reshape(-1, 3)
    first = 4 * np.arange(count)[:, None]
    return vertices, np.concatenate([first + [0, 1, 2], first + [0, 2, 3]])
