"""The pictures of rooms: cabins in two trims, the caravan's room, and panoramas of the three."""

import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import bpy
from PIL import Image

from cabin import add_cabin
from cameras import add_panorama_camera, add_plain_camera
from caravan_room import add_caravan_room
from outdoor import use_film_look
from scene import render_png, set_up
from shots import Options

QUALITY = 72
PANORAMA = (2560, 1280)


@dataclass(frozen=True)
class RoomShot:
    """A picture of a room: where the camera stands, what it looks at, and its vertical angle. A panorama has no angle."""

    name: str
    eye: tuple[float, float, float]
    look: tuple[float, float, float]
    angle: float | None = None
    size: tuple[int, int] | None = None
    """Width and height of a panorama in pixels."""


@dataclass(frozen=True)
class Place:
    """A room and its pictures."""

    add: Callable[[], None]
    shots: list[RoomShot]
    exposure: float
    quality: int = QUALITY


def _cabin_shots(name, trim, rise):
    prefix = f"cabin-{name}-{trim}"
    return [
        RoomShot(f"{prefix}-dashboard", (-0.26, -0.03, 1.0 + 1.35 * rise), (0.72, -0.03, 0.60 + 1.2 * rise), 64),
        RoomShot(f"{prefix}-seats", (0.52, 0.50, 0.98 + rise), (-0.30, -0.28, 0.50 + rise), 62),
        RoomShot(f"{prefix}-rear", (-0.36, 0.0, 0.98 + rise), (-1.25, 0, 0.55 + rise), 66),
    ]


def list_places() -> list[Place]:
    """Return all rooms with their pictures."""
    places = []
    for name, rise in (("car", 0.0), ("tall", 0.11)):
        for trim in ("black", "tan"):
            shots = _cabin_shots(name, trim, rise)
            if trim == "black":
                eye = (-0.10, 0, 0.93 + rise)
                shots.append(RoomShot(f"cabin-{name}-panorama", eye, (1, 0, eye[2]), size=PANORAMA))
            places.append(Place(lambda name=name, trim=trim: add_cabin(name, trim), shots, 0.6 if trim == "black" else 0.45))
    caravan = [
        RoomShot("cabin-caravan-living", (-2.25, -0.12, 1.45), (1.6, 0.06, 0.92), 60),
        RoomShot("cabin-caravan-kitchen", (-1.0, 0.72, 1.5), (0.42, -0.9, 0.88), 60),
        RoomShot("cabin-caravan-bed", (0.50, -0.16, 1.42), (2.4, 0.02, 0.80), 58),
        RoomShot("cabin-caravan-panorama", (-0.2, 0, 1.4), (1, 0, 1.4), size=PANORAMA),
    ]
    return [*places, Place(add_caravan_room, caravan, 0.7)]


ROOM_NAMES = tuple(shot.name for place in list_places() for shot in place.shots)


def draw_rooms(names, options: Options):
    """Draw the named pictures of rooms. Panoramas are larger than `options.size` by their own factor."""
    for place in list_places():
        draw_place(place, names, options)


def draw_place(place: Place, names, options: Options):
    """Draw the named pictures of one place, which is built for the first that is missing."""
    shots = [shot for shot in place.shots if shot.name in names and options.is_missing(f"{shot.name}.webp")]
    for number, shot in enumerate(shots):
        start = monotonic()
        if number == 0:
            set_up(*options.size, options.samples)
            bpy.context.scene.cycles.diffuse_bounces = 3
            place.add()
            use_film_look(place.exposure)
        width, height = _aim_at(shot, options)
        bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = width, height
        save_render(options.out / f"{shot.name}.webp", place.quality)
        print(f"{shot.name}: {monotonic() - start:.0f} s", flush=True)


def _aim_at(shot, options):
    """Add the camera of a picture. Returns the picture's width and height."""
    if shot.size is None:
        add_plain_camera(shot.eye, shot.look, shot.angle)
        return options.size
    add_panorama_camera(shot.eye, shot.look)
    # A quick look in a smaller size makes panoramas smaller too.
    share = min(1, options.size[0] / 960)
    return tuple(int(pixels * share) for pixels in shot.size)


def save_render(path: Path, quality: int):
    """Render the scene to a WebP file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        rendered = Path(folder) / "picture.png"
        render_png(rendered)
        with Image.open(rendered) as image:
            part = path.with_suffix(".part")
            image.convert("RGB").save(part, "WEBP", quality=quality, method=6)
            part.replace(path)
