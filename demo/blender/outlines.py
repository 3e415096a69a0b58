"""Outlines of doors, windows, bonnet and tailgate: polygons (n, 2) in side view (x, z), end view (y, z) or top view (x, y)."""

import numpy as np

from body import Body, ScreenPlane
from polygons import arc, rounded, symmetric

NOWHERE = np.array([(50.0, 50), (50.1, 50), (50.1, 50.1)])
"""An outline far from the car, for pieces that a body does not have."""


class Outlines:
    """The outlines of one body that do not depend on its face."""

    def __init__(self, body: Body):
        self.body = body
        self.spec = spec = body.spec
        self.roof_frame = 0.125 if spec.is_boxy else 0.092
        self.front_axle = spec.wheelbase / 2
        self.sill = body.bottom + (0.145 if spec.cladding == "arches" else 0.09)
        self.pillar = self._pillar()
        self.pillar_x = self.pillar[0][0]
        self._place_doors()
        self.side_window = NOWHERE if spec.is_open else self._side_window()
        self.front_door = self._front_door()
        self.rear_door = self._sliding_door() if spec.is_van else self._rear_door()
        self._draw_screens()
        self.hood = self._hood()
        self.tailgate = self._tailgate()
        self.open_top = self._open_top() if spec.is_open else None
        self.handles = self._handles()

    def belt_z(self, x):
        """Return the height of the side windows' lower edge."""
        return self.body.top_line(x) + 0.024

    def window_top_z(self, x):
        """Return the height of the side windows' upper edge."""
        return self.body.roof_line(x) - self.roof_frame

    def door_top_z(self, x):
        """Return the height of the doors' upper edge."""
        return float(self.window_top_z(x)) + 0.045

    def _pillar(self):
        """Return points (x, z) on the front edge of the side window, along the windscreen pillar."""
        body = self.body
        screen = body.windscreen
        margin = (0.075 if self.spec.is_boxy else 0.058) / screen.normal_x
        points = []
        for z in np.arange(float(body.top_line(0.9)), self.spec.height, 0.02):
            y = body.cabin_half_width(screen.base[0], z)
            x = float(screen.x_at(z) - body.windscreen_bow * y * y) - margin
            if self.belt_z(x) < z < self.window_top_z(x):
                points.append((x, z))
        return points

    def _place_doors(self):
        """Set x of the rear edges of the front and rear door."""
        spec, axle = self.spec, self.front_axle
        if spec.is_van:
            self.front_door_end = 0.40
            self.rear_door_end = self.front_door_end - 1.14
        else:
            longer = 0.1 if spec.wheelbase > 3 else 0
            self.front_door_end = axle - 1.70 if spec.is_two_door else axle - 1.53 - longer
            self.rear_door_end = axle - 2.38 - (-0.06 if spec.bed else 0)

    def _side_window(self):
        window = self.spec.side_window
        top, bottom, kick = window.rear_top, window.rear_bottom, window.kick
        front = self.pillar_x
        points = [(front + 0.03, self.belt_z(front)), *self.pillar[1:]]
        points += [(x, self.window_top_z(x)) for x in np.arange(self.pillar[-1][0] - 0.03, top, -0.05)]
        points += [(top, self.window_top_z(top)), (bottom, self.belt_z(bottom) + kick)]
        points += [(x, self.belt_z(x) + kick * max(0, 1 - (x - bottom) / 0.7) ** 2) for x in np.arange(bottom + 0.12, front, 0.08)]
        return np.array([(float(x), float(z)) for x, z in points])

    def _front_door(self):
        end, sill, front, belt = self.front_door_end, self.sill, self.pillar_x, self.belt_z
        hinge = self.front_axle - self.spec.wheel_radius - 0.16
        lower = [
            (end, sill),
            (hinge - 0.19, sill),
            (hinge - 0.06, sill + 0.02),
            (hinge - 0.015, sill + 0.18),
            (hinge, belt(hinge) - 0.30),
            (hinge + 0.03, belt(hinge) - 0.05),
        ]
        if self.spec.is_open:
            above = [(front - 0.02, belt(front) - 0.0), (front - 0.06, belt(front) + 0.2), (end - 0.02, belt(end) + 0.2)]
            return np.array(lower + above + [(end + 0.004, belt(end) - 0.3)])
        frame = [(front + 0.045, belt(front) + 0.005)]
        frame += [(x + 0.04, z + 0.02) for x, z in self.pillar[2::3]]
        frame += [(x, self.door_top_z(x)) for x in np.arange(self.pillar[-1][0] - 0.05, end, -0.06)]
        rear = [(end - 0.05, self.door_top_z(end)), (end - 0.012, belt(end)), (end + 0.004, belt(end) - 0.3)]
        return np.array(lower + frame + rear)

    def _rear_door(self):
        start, end, sill, belt = self.front_door_end, self.rear_door_end, self.sill, self.belt_z
        radius = self.body.arch_radius + 0.075
        around_arch = arc(-self.front_axle, self.spec.wheel_radius, radius, 20, 118, 15)
        around_arch = [p for p in around_arch if p[1] > sill + 0.03 and p[0] > end - 0.02]
        points = [(start, sill), (start + 0.004, belt(start) - 0.3), (start - 0.012, belt(start))]
        points += [(start - 0.05, self.door_top_z(start))]
        points += [(x, self.door_top_z(x)) for x in np.arange(start - 0.1, end + 0.12, -0.06)]
        points += [(end + 0.09, self.door_top_z(end)), (end + 0.0, belt(end) + 0.02), (end - 0.03, belt(end) - 0.18)]
        if around_arch:
            points += [tuple(p) for p in around_arch[::-1]] + [(around_arch[0][0] + 0.05, sill)]
        else:
            points += [(end - 0.03, sill)]
        return np.array(points)

    def _sliding_door(self):
        start, end, sill = self.front_door_end, self.rear_door_end, self.sill
        return np.array([(start, sill + 0.01), (start, self.door_top_z(start)), (end, self.door_top_z(end)), (end, sill + 0.01)])

    def _draw_screens(self):
        """Draw the windscreen and the rear screen: the outer edge of the frame and the clear glass inside."""
        front, rear = self.body.windscreen, self.body.rear_screen
        low, high = front.base[1], front.top_z
        if self.spec.is_open:
            self.windscreen_frame = self._screen(front, low - 0.04, high - 0.050, 0.105)
            self.windscreen_glass = self._screen(front, low + 0.02, high - 0.070, 0.125)
        else:
            self.windscreen_frame = self._screen(front, low - 0.04, high + 0.002, 0.06)
            self.windscreen_glass = self._screen(front, low + 0.02, high - 0.035, 0.088)
        low, high = rear.base[1] + (0.07 if self.spec.bed else 0), rear.top_z
        self.rear_screen_frame = self._screen(rear, low + 0.05, high - 0.055, 0.105)
        self.rear_screen_glass = self._screen(rear, low + 0.085, high - 0.085, 0.14)

    def _screen(self, plane: ScreenPlane, low, high, margin):
        z = np.linspace(low, high, 9)
        x = plane.x_at(z)
        return symmetric(np.stack([self.body.cabin_half_width(x, z) - margin, z], 1))

    def _hood(self):
        """Return the bonnet in top view."""
        front, cowl = self.body.front, self.body.windscreen.base[0]
        half = np.array(
            [
                (front - 0.155, 0.02),
                (front - 0.17, 0.35),
                (front - 0.235, 0.60),
                (front - 0.42, 0.735),
                (self.front_axle - 0.05, 0.775),
                (cowl - 0.05, 0.745),
                (cowl - 0.11, 0.3),
            ]
        )
        return np.concatenate([half, (half * [1, -1])[::-1]])

    def _tailgate(self):
        half, z, top = self.spec.half_width, self.body.tail_z, self.body.rear_screen.top_z
        if self.spec.bed:
            return rounded(symmetric([(half - 0.17, z(0.40)), (half - 0.165, z(0.97))]), 0.03)
        if self.spec.is_boxy:
            lower = [(half - 0.185, z(0.36)), (half - 0.18, z(0.70)), (half - 0.185, z(1.0))]
            return rounded(symmetric(lower + [(half - 0.26, top - 0.06), (half - 0.32, top - 0.012)]), 0.05)
        return symmetric(
            [
                (half - 0.23, z(0.45)),
                (half - 0.185, z(0.50)),
                (half - 0.17, z(0.70)),
                (half - 0.165, z(0.9)),
                (half - 0.21, z(1.05)),
                (half - 0.36, top - 0.03),
                (half - 0.45, top - 0.015),
                (0.1, top - 0.008),
            ]
        )

    def _open_top(self):
        """Return the opening of a convertible in top view."""
        half, front = self.spec.half_width, self.body.windscreen.base[0] - 0.34
        corners = [(front, -(half - 0.15)), (front + 0.05, 0), (front, half - 0.15)]
        corners += [(-1.18, half - 0.17), (-1.22, 0), (-1.18, -(half - 0.17))]
        return rounded(np.array(corners), 0.10)

    def _handles(self):
        """Return the positions (x, z) of the door handles."""
        start, end = self.front_door_end, self.rear_door_end
        front = (start + 0.13, self.belt_z(start) - 0.105)
        if self.spec.is_two_door:
            return [front]
        if self.spec.is_van:
            return [front, (start - 0.17, self.belt_z(start) - 0.105)]
        return [front, (end + 0.175, self.belt_z(end + 0.15) - 0.10)]
