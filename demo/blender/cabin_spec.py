"""The cabins: a low one for cars and a tall one for SUVs, utes and vans, each in two trims. x points forwards, y to the left, z up.

x = 0 is in the front seats and z = 0 is the floor. The driver sits on the right, at y < 0.
"""

from dataclasses import dataclass

from room_materials import room_material
from scene import add_object

DRIVER = -0.37
"""The middle of the driver's seat."""


@dataclass(frozen=True)
class Trim:
    """The materials of a trim."""

    leather: str
    insert: str
    thread: str
    inlay: str
    lining: str


TRIMS = {
    "black": Trim("black_leather", "black_insert", "pale_thread", "ash", "head_lining"),
    "tan": Trim("tan_leather_room", "tan_insert", "cream_thread", "walnut", "head_lining"),
}


@dataclass(frozen=True)
class Cabin:
    """Measures in metres of a cabin, and its trim."""

    half: float
    """Half the width at the doors."""
    belt: float
    roof: float
    seat: float
    """Height of the seats' base."""
    is_tall: bool
    trim: Trim

    def add(self, mesh, material: str):
        """Add a mesh in a material of the room."""
        return add_object(material, *mesh, room_material(material))

    def roof_half(self):
        """Return half the width at the roof."""
        return self.half - 0.13


def make_cabin(name: str, trim: str) -> Cabin:
    """Return the cabin "car" or "tall" in the trim "black" or "tan"."""
    if name == "tall":
        return Cabin(0.78, 0.78, 1.38, 0.36, True, TRIMS[trim])
    return Cabin(0.74, 0.68, 1.20, 0.26, False, TRIMS[trim])
