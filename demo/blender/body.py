"""The painted skin of a car as a field: negative inside, zero on the surface. Meshing and lookups start from it."""

from dataclasses import dataclass

import numpy as np

from body_spec import BodySpec
from curves import gradient, smooth_curve, smooth_max, smooth_min
from meshing import clip, newton_step, surface_net
from profiles import SECTIONS, nose_profile, tail_profile, width_line


@dataclass(frozen=True)
class ScreenPlane:
    """The plane of a screen in side view: its lower end, length, direction along it and outward normal."""

    base: list[float]
    length: float
    along_x: float
    along_z: float
    normal_x: float
    normal_z: float

    @classmethod
    def between(cls, base, top, faces_forwards: bool) -> "ScreenPlane":
        """Return the plane from the lower to the upper end, pairs (x, z)."""
        d = np.subtract(top, base)
        length = np.hypot(*d)
        sign = 1 if faces_forwards else -1
        return cls(base, length, d[0] / length, d[1] / length, abs(d[1] / length) * sign, abs(d[0] / length))

    @property
    def top_z(self) -> float:
        """Height of the upper end."""
        return self.base[1] + self.length * self.along_z

    def x_at(self, z):
        """Return x on the plane at the height z."""
        return self.base[0] - (z - self.base[1]) * self.normal_z / self.normal_x

    def coordinates(self, x, z):
        """Return the share of the way up the screen and the distance in front of it."""
        px, pz = x - self.base[0], z - self.base[1]
        return (px * self.along_x + pz * self.along_z) / self.length, px * self.normal_x + pz * self.normal_z


class Body:
    """The skin of one body. It is symmetric: only the left half (y > 0) is meshed."""

    def __init__(self, spec: BodySpec):
        self.spec = spec
        self.bottom = spec.ground_clearance
        self.front = spec.wheelbase / 2 + spec.front_overhang
        self.rear = -spec.wheelbase / 2 - spec.rear_overhang
        self.top_line = smooth_curve(spec.top_line, 0.07)
        self.nose_height = spec.top_line[1][1]
        self.nose_rise = self.nose_height - self.bottom
        nose = nose_profile(spec, self.bottom, self.nose_height)
        self.nose_line = smooth_curve([[z, self.front + offset] for z, offset in nose], 0.03)
        self.tail_height = float(self.top_line(self.rear))
        self.tail_rise = self.tail_height - self.bottom
        tail = tail_profile(spec, self.bottom, self.tail_height)
        self.tail_line = smooth_curve([[z, self.rear + offset] for z, offset in tail], 0.022)
        self.width_line = smooth_curve(width_line(spec, self.front, self.rear), 0.12)
        self.section = smooth_curve(SECTIONS[spec.section], 0.012, 0.004)
        self.axles = [spec.wheelbase / 2, -spec.wheelbase / 2]
        self.arch_radius = spec.wheel_radius + (0.055 if spec.cladding == "arches" else 0.04)
        cabin = spec.cabin
        self.windscreen = ScreenPlane.between(cabin.cowl, cabin.header, True)
        self.rear_screen = ScreenPlane.between(cabin.rear_base, cabin.rear_header, False)
        self.roof_line = smooth_curve(cabin.roof_line, 0.1)
        self.dent = None
        self._set_roundness()

    def _set_roundness(self):
        """Set how far the ends and screens bow towards the sides, and the radii that blend the surfaces."""
        boxy, van = self.spec.is_boxy, self.spec.is_van
        self.front_bow = 0.12 if van else 0.10 if boxy else 0.14
        self.front_corner = 0.08 if boxy else 0.15
        self.rear_bow = 0.04 if boxy else 0.09
        self.rear_corner = 0.03 if boxy else 0.10
        self.corner_blend = 0.30 if boxy else 0.32
        self.top_blend = 0.13 if boxy else 0.12
        self.rear_blend = 0.16 if boxy else 0.22
        self.windscreen_bow = 0.16 if van else 0.14 if boxy else 0.22
        self.rear_screen_bow = 0.05 if boxy else 0.12

    @property
    def centre(self) -> float:
        """Return x halfway between the ends."""
        return (self.front + self.rear) / 2

    def nose_z(self, share):
        """Return the height at a share of the nose: 0 at the sill, 1 at its upper edge."""
        return self.bottom + self.nose_rise * share

    def tail_z(self, share):
        """Return the height at a share of the tail: 0 at the sill, 1 at its upper edge."""
        return self.bottom + self.tail_rise * share

    def cabin_half_width(self, x, z):
        """Return y of the side glass."""
        cabin = self.spec.cabin
        rise = np.maximum(z - self.top_line(x), 0)
        return (
            self.width_line(x)
            - cabin.inset
            - 0.018
            - cabin.lean * rise
            - 0.06 * rise * rise
            - (0.01 if self.spec.is_boxy else 0.05) * np.maximum(0, -x - 0.6) ** 2 * 0.35
            - 0.02 * np.maximum(0, x - 0.2) ** 2
        )

    def lower_field(self, x, y, z):
        """Return the field of the body below the belt line."""
        top_z = self.top_line(x)
        slope = (self.top_line(x + 0.01) - top_z) / 0.01
        q = y / self.spec.half_width
        raised_from = 0.30 + 0.26 * np.clip((self.front - x) / 1.25, 0, 1)
        dome_height = 0.016 if self.spec.is_sport else 0.015
        dome = np.where(x < 0, 0, dome_height * 0.5 * (1 - np.tanh((y - raised_from) / 0.026)))
        top = (z - dome - (top_z - 0.035 * q * q)) / np.sqrt(1 + slope * slope)
        share = (z - self.bottom) / (top_z - self.bottom)
        side = y - (self.width_line(x) + self.section(share) + self._flare(x, z, share))
        q2 = q * q
        q6 = q2**3
        front = (x - (self.nose_line(z) - self.front_bow * q2 - self.front_corner * q6)) * 0.93
        rear = ((self.tail_line(z) + self.rear_bow * q2 + self.rear_corner * q6) - x) * 0.95
        field = smooth_max(smooth_max(side, front, self.corner_blend), rear, self.rear_blend)
        field = smooth_max(field, top, self.top_blend)
        return smooth_max(field, self.bottom - z, 0.08)

    def _flare(self, x, z, share):
        """Return how far the side swells outwards: at the wheel arches, the sill and the rear shoulder."""
        spec = self.spec
        has_arches = spec.cladding == "arches"
        flare = 0
        for axle in self.axles:
            d = np.hypot(x - axle, z - spec.wheel_radius)
            if has_arches:
                lip = 0.018 * 0.5 * (1 - np.tanh((d - self.arch_radius - 0.066) / 0.006))
                flare = flare + lip + 0.014 * np.exp(-(((d - self.arch_radius) / 0.16) ** 2))
            else:
                flare = flare + (0.03 if spec.is_sport else 0.02) * np.exp(-((np.maximum(0, d - self.arch_radius) / 0.11) ** 2))
        if has_arches:
            flare = flare + 0.014 * 0.5 * (1 - np.tanh((z - self.bottom - 0.13) / 0.007))
        if not spec.is_boxy:
            axle = spec.wheelbase / 2
            flare = (
                flare
                + 0.022 * np.exp(-(((x + axle + 0.05) / 0.48) ** 2)) * np.exp(-(((share - 0.78) / 0.22) ** 2))
                + 0.008 * np.exp(-(((x - axle) / 0.42) ** 2)) * np.exp(-(((share - 0.80) / 0.2) ** 2))
            )
        return flare

    def cabin_field(self, x, y, z):
        """Return the field of the glasshouse. Of an open car only a shell behind the windscreen stays."""
        cabin = self.spec.cabin
        y2 = y * y
        roof_z = self.roof_line(x)
        slope = (self.roof_line(x + 0.01) - roof_z) / 0.01
        roof = (z - (roof_z - 0.045 * y2 - 0.03 * y2 * y2)) / np.sqrt(1 + slope * slope)
        side = (y - self.cabin_half_width(x, z)) * 0.95
        share, distance = self.windscreen.coordinates(x, z)
        front = distance + self.windscreen_bow * y2 * self.windscreen.normal_x - 0.072 * share * (1 - share)
        share, distance = self.rear_screen.coordinates(x, z)
        rear = distance - self.rear_screen_bow * y2 * self.rear_screen.normal_x - 0.06 * share * (1 - share)
        field = smooth_max(side, front, cabin.screen_blend)
        if self.spec.is_open:
            field = smooth_max(smooth_max(field, roof, 0.06), -front - 0.050, 0.015)
        else:
            field = smooth_max(smooth_max(field, roof, cabin.roof_blend), rear, cabin.rear_blend)
        return smooth_max(field, self.top_line(x) - 0.14 - z, 0.02)

    def smooth_field(self, x, y, z):
        """Return the field without dents."""
        y = np.abs(y)
        return smooth_min(self.lower_field(x, y, z), self.cabin_field(x, y, z), 0.035)

    def field(self, x, y, z):
        """Return the field with dents (`dent(x, y, z)` in metres), such as the recess of the rear plate."""
        value = self.smooth_field(x, y, z)
        return value if self.dent is None else value + self.dent(x, np.abs(y), z)

    def normals(self, points):
        """Return the outward unit normals at points (n, 3) on the skin."""
        g = gradient(self.field, points, 0.0015)
        return g / (np.linalg.norm(g, axis=1)[:, None] + 1e-12)

    def side_y(self, x, z):
        """Return y of the skin's left side at (x, z)."""
        x, z = np.asarray(x, float), np.asarray(z, float)
        return _bisect(lambda y: self.field(x, y, z), x * 0 + 0.0, 1.4)

    def end_x(self, y, z, direction=1):
        """Return x of the skin's front (`direction` 1) or rear (-1) at (y, z)."""
        y, z = np.asarray(y, float), np.asarray(z, float)
        return _bisect(lambda x: self.field(x, y, z), y * 0, 4.0 * direction)

    def top_z(self, x, y):
        """Return z of the skin's top at (x, y)."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        return _bisect(lambda z: self.field(x, y, z), x * 0 + self.bottom + 0.1, 3.0)

    def on_side(self, outline):
        """Return points (n, 3) on the left side from an outline (n, 2) in (x, z)."""
        outline = np.asarray(outline, float)
        return np.stack([outline[:, 0], self.side_y(outline[:, 0], outline[:, 1]), outline[:, 1]], 1)

    def on_end(self, outline, direction=1):
        """Return points (n, 3) on the front or rear from an outline (n, 2) in (y, z)."""
        outline = np.asarray(outline, float)
        return np.stack([self.end_x(outline[:, 0], outline[:, 1], direction), outline[:, 0], outline[:, 1]], 1)

    def on_top(self, outline):
        """Return points (n, 3) on the top from an outline (n, 2) in (x, y)."""
        outline = np.asarray(outline, float)
        return np.stack([outline[:, 0], outline[:, 1], self.top_z(outline[:, 0], outline[:, 1])], 1)

    def mesh(self, cell=0.011):
        """Return the mesh (vertices, faces) of the left half, with cells of `cell` metres."""
        low = [self.rear - 0.05, -2 * cell, self.bottom - 0.04]
        high = [self.front + 0.05, self.spec.half_width + 0.06, self.spec.height + 0.06]
        vertices, faces = surface_net(self.smooth_field, low, high, cell)
        for _ in range(3):
            vertices = newton_step(self.field, vertices, 0.02)
        return clip(vertices, faces, -vertices[:, 1])


def _bisect(field, inside, outside):
    """Return the position between `inside` and `outside` where the field turns positive."""
    inside, outside = np.broadcast_arrays(np.asarray(inside, float), np.asarray(outside, float))
    inside, outside = inside.copy(), outside.copy()
    for _ in range(34):
        middle = (inside + outside) / 2
        is_outside = field(middle) > 0
        outside = np.where(is_outside, middle, outside)
        inside = np.where(is_outside, inside, middle)
    return inside
