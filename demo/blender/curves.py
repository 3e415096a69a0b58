"""Smooth curves, smooth minimum and maximum, and gradients of fields. All functions accept NumPy arrays."""

import numpy as np


def smooth_curve(points, blur=0.05, step=0.01):
    """Return a function that follows `points` smoothly.

    `points` are pairs (x, value). A monotone cubic runs through them, a Gaussian of `blur` metres softens it,
    and the result is sampled every `step` metres. Outside the points, the function keeps the value of the nearest end.
    """
    points = np.array(sorted(map(tuple, points)), float)
    x, value = points[:, 0], points[:, 1]
    pad = blur * 4
    samples = np.arange(x[0] - pad, x[-1] + pad + step, step)
    y = _monotone_cubic(x, value, np.clip(samples, x[0], x[-1]))
    if blur > 0:
        reach = int(np.ceil(3 * blur / step))
        kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) * step / blur) ** 2)
        kernel /= kernel.sum()
        y = np.convolve(np.pad(y, reach, "edge"), kernel, "valid")
    start, count = samples[0], len(y)

    def curve(position):
        u = np.clip((np.asarray(position, float) - start) / step, 1, count - 3.001)
        j = u.astype(int)
        t = u - j
        p0, p1, p2, p3 = y[j - 1], y[j], y[j + 1], y[j + 2]
        return p1 + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)))

    return curve


def _monotone_cubic(x, value, at):
    """Return the Hermite cubic through (x, value) at the positions `at`, without overshoot."""
    slope = np.diff(value) / np.diff(x)
    tangent = np.empty(len(x))
    tangent[0], tangent[-1] = slope[0], slope[-1]
    a, b = slope[:-1], slope[1:]
    tangent[1:-1] = np.where(a * b <= 0, 0, 2 * a * b / np.where(a + b == 0, 1, a + b))
    i = np.clip(np.searchsorted(x, at, "right") - 1, 0, len(x) - 2)
    width = x[i + 1] - x[i]
    t = (at - x[i]) / width
    ends = value[i] * (2 * t**3 - 3 * t**2 + 1) + value[i + 1] * (3 * t**2 - 2 * t**3)
    return ends + width * (tangent[i] * (t**3 - 2 * t**2 + t) + tangent[i + 1] * (t**3 - t**2))


def smooth_max(a, b, radius):
    """Return the maximum of `a` and `b`, rounded where they differ by less than `radius`."""
    h = np.maximum(radius - np.abs(a - b), 0)
    return np.maximum(a, b) + h**3 / (6 * radius * radius)


def smooth_min(a, b, radius):
    """Return the minimum of `a` and `b`, rounded where they differ by less than `radius`."""
    return -smooth_max(-a, -b, radius)


def smooth_step(start, end, x):
    """Return 0 before `start`, 1 after `end` and a smooth ramp between them. `start` may be larger than `end`."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def gradient(field, points, step=0.002):
    """Return the gradient of `field(x, y, z)` at `points` (n, 3) by central differences."""
    return np.stack([(field(*(points + e).T) - field(*(points - e).T)) / (2 * step) for e in np.eye(3) * step], 1)
