"""The places where stock is photographed. Each brand of the demonstration has its own."""

import math
from dataclasses import dataclass

import bpy

from car import Car
from outdoor import SCENERIES, add_scenery
from studio import STOCK, StudioLook, add_studio


@dataclass(frozen=True)
class Studio:
    """A room with white lamps."""

    look: StudioLook = STOCK
    tint: tuple[float, float, float] = (1, 1, 1)
    """Colour of all lamps. Light is linear, so it is applied after rendering."""
    is_cut_out: bool = False
    exposure: float = 1

    has_white_light = True

    def add(self, car: Car, side: int):
        """Add the room around a car."""
        add_studio(car.centre, self.look, self.is_cut_out)


@dataclass(frozen=True)
class Outdoors:
    """A road under the sky. Its light is coloured."""

    scenery: str
    tint: tuple[float, float, float] = (1, 1, 1)
    is_cut_out = False
    has_white_light = False

    @property
    def exposure(self) -> float:
        """Factor of the light."""
        return math.pow(2, SCENERIES[self.scenery].exposure)

    def add(self, car: Car, side: int):
        """Add the scenery on the side of the car that is away from the camera."""
        add_scenery(self.scenery, side)
        bpy.context.scene.render.film_transparent = False


_GALLERY = StudioLook(
    reflected=[(0, 0.06), (0.165, 0.06), (0.19, 0.02), (0.28, 0.04), (0.55, 0.16), (1, 0.16)],
    visible=[(0, 0.040), (0.166, 0.040), (0.20, 0.110), (0.32, 0.055), (0.6, 0.018)],
    floor=(0.055, 0.056, 0.058),
    far_floor=0.040,
    fade=(3.6, 11),
    floor_roughness=0.20,
    lamps=0.80,
)
_HALL = StudioLook(
    reflected=[(0, 0.25), (0.165, 0.22), (0.19, 0.08), (0.28, 0.12), (0.55, 0.42), (1, 0.42)],
    visible=[(0, 0.34), (0.166, 0.34), (0.167, 0.19), (0.30, 0.24), (0.6, 0.16)],
    floor=(0.40, 0.40, 0.40),
    far_floor=0.34,
    fade=(3.2, 9),
    floor_roughness=0.28,
)
_TERRACE = StudioLook(
    reflected=[(0, 0.34), (0.165, 0.34), (0.19, 0.16), (0.28, 0.22), (0.55, 0.50), (1, 0.50)],
    visible=[(0, 0.46), (0.166, 0.46), (0.20, 0.86), (0.34, 0.58), (0.6, 0.40)],
    floor=(0.50, 0.51, 0.52),
    far_floor=0.46,
    fade=(3.0, 8),
    floor_roughness=0.12,
)

PLACES = {
    "studio": Studio(),
    "gallery": Studio(_GALLERY, tint=(1.06, 1.0, 0.92)),
    "hall": Studio(_HALL, tint=(1.03, 1.0, 0.96)),
    "terrace": Studio(_TERRACE, tint=(0.93, 0.99, 1.08)),
}
"""Where cars are photographed."""

CUT_OUT = Studio(is_cut_out=True)
CAMPS = {"studio": Outdoors("bush"), **{name: Outdoors(name) for name in ("coast", "paddock", "lake")}}
"""Where caravans are photographed. Pictures from the bush are named like those of cars from the studio."""
