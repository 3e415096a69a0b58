"""Flat outlines: arrays of shape (n, 2) with the corners of a closed polygon, and distances to them."""

import numpy as np


def polygon_distance(polygon, u, v, radius=0):
    """Return the signed distance of the points (u, v) to a polygon, negative inside.

    `u` and `v` are arrays of the same shape. `radius` rounds the corners.
    """
    polygon = np.asarray(polygon, float)
    if radius:
        polygon = inset(polygon, radius)
    squared = np.full(u.shape, 1e9)
    inside = np.zeros(u.shape, bool)
    for a, b in zip(polygon, np.roll(polygon, -1, 0)):
        edge = b - a
        length = (edge * edge).sum()
        if length < 1e-14:
            continue
        du, dv = u - a[0], v - a[1]
        t = np.clip((du * edge[0] + dv * edge[1]) / length, 0, 1)
        squared = np.minimum(squared, (du - t * edge[0]) ** 2 + (dv - t * edge[1]) ** 2)
        crosses = (a[1] > v) != (b[1] > v)
        inside ^= crosses & (u < (b[0] - a[0]) * (v - a[1]) / (b[1] - a[1] if b[1] != a[1] else 1) + a[0])
    distance = np.sqrt(squared)
    return np.where(inside, -distance, distance) - radius


def inset(polygon, distance):
    """Move every edge of a polygon inwards by `distance`. A negative distance moves them outwards."""
    before = np.roll(polygon, 1, 0)
    after = np.roll(polygon, -1, 0)
    area = (polygon[:, 0] * after[:, 1] - after[:, 0] * polygon[:, 1]).sum()
    sign = 1 if area > 0 else -1
    normals = []
    for edge in (polygon - before, after - polygon):
        normal = sign * np.stack([-edge[:, 1], edge[:, 0]], 1)
        normal /= np.linalg.norm(normal, axis=1)[:, None] + 1e-12
        normals.append(normal)
    mitre = normals[0] + normals[1]
    mitre = mitre / np.maximum((mitre * mitre).sum(1), 0.3)[:, None] * 2
    return polygon + mitre * distance


def rounded(polygon, radius, steps=6):
    """Round the corners of a polygon with curves of `steps` points. Short sides limit the radius."""
    polygon = np.asarray(polygon, float)
    corners = []
    for i in range(len(polygon)):
        before, corner, after = polygon[i - 1], polygon[i], polygon[(i + 1) % len(polygon)]
        length_before, length_after = np.linalg.norm(before - corner), np.linalg.norm(after - corner)
        d = min(radius, 0.45 * length_before, 0.45 * length_after)
        p, q = corner + (before - corner) / length_before * d, corner + (after - corner) / length_after * d
        t = np.linspace(0, 1, steps)[:, None]
        corners.append((1 - t) ** 2 * p + 2 * t * (1 - t) * corner + t * t * q)
    return np.concatenate(corners)


def cut_corners(polygon, rounds=2):
    """Soften a closed polygon by cutting each corner at a quarter of its sides, `rounds` times (Chaikin's method)."""
    polygon = np.asarray(polygon, float)
    for _ in range(rounds):
        following = np.roll(polygon, -1, 0)
        finer = np.empty((2 * len(polygon), 2))
        finer[0::2] = 0.75 * polygon + 0.25 * following
        finer[1::2] = 0.25 * polygon + 0.75 * following
        polygon = finer
    return polygon


def symmetric(points):
    """Return a closed polygon from the points of its half with a positive first coordinate."""
    points = np.array(points, float)
    return np.concatenate([points, (points * [-1, 1])[::-1]])


def arc(u, v, radius, start, end, count):
    """Return `count` points on an arc around (u, v), from `start` to `end` degrees."""
    angle = np.radians(np.linspace(start, end, count))
    return np.stack([u + radius * np.cos(angle), v + radius * np.sin(angle)], 1)


def rectangle(width, height, radius, centre=(0, 0)):
    """Return a rectangle with rounded corners."""
    corners = [[-width / 2, -height / 2], [width / 2, -height / 2], [width / 2, height / 2], [-width / 2, height / 2]]
    return rounded(np.array(corners) + centre, radius)


def box_outline(u0, u1, v0, v1):
    """Return the four corners of a rectangle from (u0, v0) to (u1, v1)."""
    return np.array([(u0, v0), (u1, v0), (u1, v1), (u0, v1)], float)
