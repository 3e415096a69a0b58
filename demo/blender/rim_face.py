"""The spoked face of a wheel: one sector of a sheet, cut by the openings between spokes and repeated around the hub."""

from dataclasses import dataclass

import numpy as np

from car import Piece
from curves import smooth_min, smooth_step
from meshing import clip, folded_edge
from shapes import grid


@dataclass(frozen=True)
class RimDesign:
    """The spokes of a wheel. Radii are shares of the rim's radius."""

    spokes: int
    width: tuple[float, float, float]
    """Half width of a spoke at the hub, its growth per radius, and its flare at the rim."""
    slot: str | None = None
    """Opening inside each spoke: None, "straight" or "wide" (a Y-shaped spoke)."""
    groove: float = 0.016
    """Depth of the groove along each spoke."""
    inner: float = 0.30
    """Where the openings begin."""
    outer: float | None = None
    """Where the openings end. None: 3 cm before the rim."""
    material: str = "light_alloy"


RIMS = {
    "suv": RimDesign(5, (0.046, -0.010, 0.016), slot="straight"),
    "4x4": RimDesign(6, (0.046, -0.010, 0.016), slot="straight", material="dark_alloy"),
    "ute": RimDesign(6, (0.070, -0.022, 0.022), groove=0.010, inner=0.40, material="dark_alloy"),
    "sedan": RimDesign(10, (0.0165, 0.004, 0.010), groove=0, inner=0.26),
    "wagon": RimDesign(7, (0.026, 0.004, 0.014), slot="wide", groove=0, inner=0.28),
    "hatch": RimDesign(5, (0.070, -0.030, 0.020), groove=0.014, inner=0.33),
    "coupe": RimDesign(7, (0.036, -0.006, 0.010), slot="straight", groove=0, inner=0.27, material="dark_alloy"),
    "convertible": RimDesign(9, (0.020, 0.0, 0.012), groove=0.004, inner=0.26),
    "van": RimDesign(8, (0.034, 0.0, 0.0), groove=0, inner=0.58, outer=0.84, material="satin_metal"),
    "caravan": RimDesign(6, (0.045, 0.0, 0.01), groove=0, inner=0.42, outer=0.9),
}


class RimFace:
    """The face of one body's wheel, with the rim's radius and half the tyre's width in metres."""

    def __init__(self, name: str, rim: float, half: float):
        self.design = RIMS[name]
        self.rim = rim
        self.half = half
        self.sector = 2 * np.pi / self.design.spokes

    def pieces(self) -> list[Piece]:
        """Return the pieces of all spokes."""
        vertices, faces = self._sheet()
        vertices, faces = clip(vertices, faces, 0.0 - self._openings(vertices))
        normals = self._normals(vertices)
        edge_vertices, edge_faces, edge_normals = folded_edge(vertices, faces, normals, 0.040, 0.003, self._is_opening_edge)
        pieces = []
        for k in range(self.design.spokes):
            t = 2 * np.pi * k / self.design.spokes
            turn = np.array([[np.cos(t), 0, -np.sin(t)], [0, 1, 0], [np.sin(t), 0, np.cos(t)]]).T
            pieces.append(Piece("rim_face", vertices @ turn, faces, self.design.material, normals @ turn))
            pieces.append(Piece("spoke_side", edge_vertices @ turn, edge_faces, "spoke_side", edge_normals @ turn))
        return pieces

    def height(self, x, z):
        """Return y of the sheet at (x, z)."""
        r = np.hypot(x, z) / self.rim
        beside = self._angle_beside_spoke(x, z) * r * self.rim
        base = self.half * (0.60 + 0.26 * smooth_step(0.25, 1.0, r))
        groove = -self.design.groove * np.exp(-((beside / 0.014) ** 2)) * smooth_step(0.22, 0.45, r)
        return base + groove - 0.004 * smooth_step(0.0, 0.2, 0.2 - r)

    def _angle_beside_spoke(self, x, z):
        """Return the angle to the middle of the nearest spoke. The added turns keep the remainder positive."""
        return np.abs((np.arctan2(z, x) + 20 * np.pi) % self.sector - np.pi / self.design.spokes)

    def _sheet(self):
        """Return the mesh of one sector before it is cut."""
        angle = np.linspace(0, self.sector, 320 // self.design.spokes * 2 + 1)
        radius = np.linspace(0.03, self.rim - 0.012, 80)
        radius, angle = np.meshgrid(radius, angle, indexing="ij")
        x, z = radius * np.cos(angle), radius * np.sin(angle)
        vertices, faces = grid(np.stack([x, self.height(x, z), z], 2))
        return vertices, faces[:, ::-1]

    def _openings(self, vertices):
        """Return the distance to the openings, negative inside."""
        design, rim = self.design, self.rim
        r = np.hypot(vertices[:, 0], vertices[:, 2])
        beside = self._angle_beside_spoke(vertices[:, 0], vertices[:, 2]) * r
        q = r / rim
        width = design.width[0] + design.width[1] * q + design.width[2] * smooth_step(0.75, 1.0, q)
        end = design.outer * rim if design.outer else rim - 0.030
        opening = np.maximum(width - beside, np.maximum(design.inner * rim - r, r - end))
        if design.slot is None:
            return opening
        if design.slot == "wide":
            slot = np.maximum(beside - 0.062 * (q - 0.52) * rim / 0.27, np.maximum(0.60 * rim - r, r - (rim - 0.034)))
        else:
            slot = np.maximum(beside - (0.010 + 0.012 * q), np.maximum(0.48 * rim - r, r - (rim - 0.034)))
        return smooth_min(opening, slot, 0.004)

    def _normals(self, vertices):
        x, z, e = vertices[:, 0], vertices[:, 2], 1e-3
        slope_x = (self.height(x + e, z) - self.height(x - e, z)) / (2 * e)
        slope_z = (self.height(x, z + e) - self.height(x, z - e)) / (2 * e)
        normals = np.stack([-slope_x, np.ones(len(vertices)), -slope_z], 1)
        return normals / np.linalg.norm(normals, axis=1)[:, None]

    def _is_opening_edge(self, points):
        """Exclude the hub, the rim and the borders to the neighbouring sectors."""
        r = np.hypot(points[:, 0], points[:, 2])
        angle = (np.arctan2(points[:, 2], points[:, 0]) + 20 * np.pi) % self.sector
        is_border = np.minimum(angle, self.sector - angle) < 1e-4
        return (r > 0.035) & (r < self.rim - 0.0125) & ~is_border
