"""A car as a list of pieces: meshes with a name and a material. Other modules add the pieces; scene.py turns them into objects."""

from dataclasses import dataclass, field

import numpy as np

from body import Body
from body_spec import BodySpec
from face_design import FaceDesign
from meshing import folded_edge, open_edges
from outlines import Outlines
from shapes import rounded_box, sweep

UP = (0, 0, 1)


@dataclass(frozen=True)
class Piece:
    """One mesh. Without normals (n, 3), sharp edges come from the angle between faces."""

    name: str
    vertices: np.ndarray
    faces: np.ndarray
    material: str
    normals: np.ndarray | None = None
    is_mirrored: bool = False
    """Whether the same piece also stands on the other side of the plane y = 0."""


@dataclass
class Car:
    """The measures, outlines and pieces of one car. A caravan has no outlines and no face."""

    body: Body
    outlines: Outlines | None = None
    face: FaceDesign | None = None
    pieces: list[Piece] = field(default_factory=list)
    wheel: list[Piece] = field(default_factory=list)
    """One wheel around the origin, its outer side towards +y."""
    wheel_places: list[tuple[float, float, float, int]] = field(default_factory=list)
    """Where wheels stand: x, distance from the middle, z, and the side: 1 for left, -1 for right."""
    drawbar_end: float | None = None
    """x of the front end of a caravan's drawbar."""

    @property
    def spec(self) -> BodySpec:
        """The measures of the body."""
        return self.body.spec

    @property
    def front(self) -> float:
        """x of the front end, with the drawbar."""
        return self.body.front if self.drawbar_end is None else self.drawbar_end

    @property
    def rear(self) -> float:
        """x of the rear end."""
        return self.body.rear

    @property
    def centre(self) -> float:
        """x halfway between the ends."""
        return (self.front + self.rear) / 2

    def add(self, name, mesh, material, normals=None, mirrored=True):
        """Add a mesh (vertices, faces)."""
        self.pieces.append(Piece(name, mesh[0], mesh[1], material, normals, mirrored))

    def add_box(self, name, centre, size, material, roundness=0.2, mirrored=False):
        """Add a rounded box."""
        self.add(name, rounded_box(centre, size, (roundness, roundness), 20), material, mirrored=mirrored)

    def add_panel(self, name, mesh, material, depth=0.014, bevel=0.0018, edge_material="shadow", offset=0):
        """Add a piece of the skin with a folded edge of `depth` metres. `offset` moves it inwards."""
        vertices, faces = mesh
        if not len(faces):
            return
        normals = self.body.normals(vertices)
        vertices = vertices - normals * offset
        self.add(name, (vertices, faces), material, normals)
        edge = folded_edge(vertices, faces, normals, depth, bevel)
        if edge:
            edge_vertices, edge_faces, edge_normals = edge
            lip = len(edge_faces) * 2 // 3
            self.add(name + "_edge", (edge_vertices, edge_faces[:lip]), material, edge_normals)
            self.add(name + "_edge", (edge_vertices, edge_faces[lip:]), edge_material, edge_normals)

    def add_pocket(self, name, mesh, depth, wall_material, back_material):
        """Add a recess where a piece of the skin was: its back `depth` metres further in, and its walls."""
        vertices, faces = mesh
        if not len(faces):
            return
        normals = self.body.normals(vertices)
        back = vertices - normals * depth
        self.add(name + "_back", (back, faces), back_material, normals)
        edges = open_edges(vertices, faces)
        a, b, count = edges[:, 0], edges[:, 1], len(vertices)
        walls = np.concatenate([np.stack([a, b, b + count], 1), np.stack([a, b + count, a + count], 1)])
        self.add(name + "_wall", (np.concatenate([vertices, back]), walls), wall_material)

    def add_strip(self, name, line, depth, width, height, material, direction=1, points=60):
        """Add a bar along a line (n, 2) in end view, `depth` metres below the skin of the front (1) or rear (-1)."""
        line = np.array(line, float)
        distance = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
        at = np.linspace(0, distance[-1], points)
        on_skin = self.body.on_end(np.stack([np.interp(at, distance, line[:, i]) for i in (0, 1)], 1), direction)
        normals = self.body.normals(on_skin)
        self.add(name, sweep(on_skin - normals * depth, width, height, normals), material)
