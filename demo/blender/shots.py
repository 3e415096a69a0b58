"""Render a view of a car once, and mix every paint from it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import numpy as np
from PIL import Image

from assembly import assemble
from car import Car
from material_table import OWN_COLOUR
from materials import set_paint
from paints import LIGHT_PAINT, PAINTS
from picture_names import name_car
from places import PLACES, Outdoors, Studio
from scene import add_car, painted_material, render_linear, render_mask, set_up
from tone_map import to_bytes, tone_map

QUALITY = 60


@dataclass(frozen=True)
class Output:
    """A picture file in one paint, and optionally one with the mirrored picture."""

    paint: str
    file: str
    mirrored: str | None = None

    @property
    def files(self) -> list[str]:
        """All files to write."""
        return [self.file] if self.mirrored is None else [self.file, self.mirrored]


@dataclass(frozen=True)
class Shot:
    """One view of a car and its pictures."""

    name: str
    add_camera: Callable[[Car, float], None]
    """Adds the camera for a car and the aspect of the picture."""
    outputs: list[Output]
    side: int = 1
    """1 if the camera stands on the right of the car, -1 on the left."""


@dataclass(frozen=True)
class Options:
    """Options of the command line."""

    out: Path
    samples: int
    size: tuple[int, int]
    redraw: bool = False
    raw: Path | None = None
    """Folder that keeps the renderings, so that further paints need no rendering."""
    wanted: frozenset[str] | None = None
    """The files to draw, or None for all."""

    def is_missing(self, file: str) -> bool:
        """Return whether a file has to be drawn."""
        return (self.wanted is None or file in self.wanted) and (self.redraw or not (self.out / file).exists())


def draw_shots(body: str, face: str, shots: list[Shot], options: Options, place: Studio | Outdoors = PLACES["studio"]):
    """Draw all shots of a car in a place. Skips existing files, and does not build the car when nothing is missing."""
    renderer = ViewRenderer(body, face, options, place)
    for shot in sorted(shots, key=lambda shot: shot.side):
        outputs = [output for output in shot.outputs if any(map(options.is_missing, output.files))]
        if not outputs:
            continue
        start = monotonic()
        black, light = renderer.render(shot)
        for output in outputs:
            picture = mix_paint(black, light, PAINTS[output.paint], np.array(place.tint, np.float32) * place.exposure)
            for file, pixels in zip(output.files, (picture, picture[:, ::-1])):
                if options.is_missing(file):
                    save_picture(pixels, options.out / file)
        print(f"{name_car(body, face)} {shot.name}: {len(outputs)} paints, {monotonic() - start:.0f} s", flush=True)


class ViewRenderer:
    """Renders the views of one car. Builds the car for the first view that needs it, and again for the other side outdoors."""

    def __init__(self, body: str, face: str, options: Options, place: Studio | Outdoors):
        self.body, self.face = body, face
        self.options = options
        self.place = place
        self.car = None
        self.side = None

    def render(self, shot: Shot) -> tuple[np.ndarray, np.ndarray]:
        """Return linear light with black and with light paint. A kept rendering is read instead."""
        path = self._raw_path(shot)
        if path and path.exists():
            kept = np.load(path).astype(np.float32)
            return split_paints(kept[:, :, :-1], kept[:, :, -1:])
        if self.car is None or (shot.side != self.side and not self.place.has_white_light):
            self.car = self._build(shot.side)
        width, height = self.options.size
        shot.add_camera(self.car, width / height)
        painted = painted_material(self.car)
        if not self.place.has_white_light:
            return self._render_twice(painted)
        set_paint(painted, (LIGHT_PAINT, 0, 0))
        image = render_linear()
        image = image if self.place.is_cut_out else image[:, :, :3]
        # The stripes of a caravan are blue, and its body takes the paint.
        mask = render_mask((*OWN_COLOUR, "paint") if painted != "paint" else OWN_COLOUR)
        if path:
            path.parent.mkdir(parents=True, exist_ok=True)
            np.save(path, np.concatenate([image, mask], -1).astype(np.float16))
        return split_paints(image, mask)

    def _render_twice(self, painted: str) -> tuple[np.ndarray, np.ndarray]:
        """Render in black and in light paint, because coloured light leaves no free channel."""
        pictures = []
        for brightness in (0, LIGHT_PAINT):
            set_paint(painted, (brightness,) * 3)
            pictures.append(render_linear()[:, :, :3])
        return pictures[0], pictures[1]

    def _build(self, side: int) -> Car:
        set_up(*self.options.size, self.options.samples)
        car = assemble(self.body, self.face)
        add_car(car)
        self.place.add(car, side)
        self.side = side
        return car

    def _raw_path(self, shot):
        raw = self.options.raw if self.place.has_white_light else None
        return raw / f"{name_car(self.body, self.face)}-{shot.name}.npy" if raw else None


def split_paints(image, own_colour):
    """Return the light (height, width, 3 or 4) with black and with light paint of one rendering in red paint.

    All lamps of the studio are white and most materials grey. So the red channel shows the car as if its paint were light,
    and green and blue as if it were black. `own_colour` (height, width, 1) is the share of each pixel that belongs to
    coloured materials, which keep their colour.
    """
    red, green, blue = (image[..., channel : channel + 1] for channel in range(3))
    alpha = image[..., 3:]
    black = np.concatenate([green, green, blue], -1) * (1 - own_colour) + image[..., :3] * own_colour
    light = black + (red - green) * (1 - own_colour)
    return np.concatenate([black, alpha], -1), np.concatenate([light, alpha], -1)


def mix_paint(black, light, colour, tint=1):
    """Return bytes (height, width, 3 or 4) of a picture in a paint; the first row is the highest.

    The light of a scene is linear in the colour of the paint, so every paint is a mix of black and light paint. `tint` is the colour of
    all lamps. With alpha, the mix uses premultiplied colours; the result is not premultiplied, as WebP expects.
    """
    share = np.array(colour, np.float32) / LIGHT_PAINT
    mixed = (black[..., :3] + (light[..., :3] - black[..., :3]) * share) * tint
    if black.shape[-1] == 3:
        return to_bytes(tone_map(mixed)[::-1])
    alpha = np.clip(black[..., 3:], 0, 1)
    mixed = np.where(alpha > 1e-4, mixed / np.maximum(alpha, 1e-4), 0)
    return to_bytes(np.concatenate([tone_map(mixed), alpha], -1)[::-1])


def save_picture(pixels, path: Path):
    """Write a WebP file. An interrupted run leaves no half-written picture."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    Image.fromarray(np.ascontiguousarray(pixels)).save(part, "WEBP", quality=QUALITY, method=6)
    part.replace(path)
