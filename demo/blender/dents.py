"""Dents in the skin: behind the door handles and around the rear number plate."""

import numpy as np

from car import Car
from curves import smooth_step
from polygons import polygon_distance


def press_dents(car: Car):
    """Give the body its dents. Call it before the body is meshed."""
    handles = car.outlines.handles
    recess = car.face.plate_recess
    behind = car.body.rear + 0.4

    def dent(x, y, z):
        depth = 0
        for handle_x, handle_z in handles:
            depth = depth + 0.012 * np.exp(-(((x - handle_x) / 0.055) ** 4) - ((z - handle_z) / 0.03) ** 4) * (y > 0.5)
        is_rear = x < behind
        if np.any(is_rear):
            distance = polygon_distance(recess, y, z, 0.02)
            depth = depth + np.where(is_rear, 0.028 * smooth_step(0.018, -0.018, distance), 0)
        return depth

    car.body.dent = dent
