"""Wide pictures: the car on the right, space for text on the left."""

import tempfile
from dataclasses import dataclass
from pathlib import Path

import bpy
from PIL import Image

from assembly import assemble
from cameras import View, add_fitted_camera
from materials import set_paint
from outdoor import SCENERIES, add_scenery, use_film_look
from paints import PAINTS
from scene import add_car, painted_material, render_png, set_up
from shots import Options
from studio import BRIGHT, DARK, add_studio

STUDIOS = {"dark": DARK, "bright": BRIGHT}
QUALITY = 80


@dataclass(frozen=True)
class Hero:
    """A wide picture of one car in an outdoor scene or a studio."""

    body: str
    face: str
    scene: str
    paint: str
    yaw: float
    eye: float
    fill_up: float = 0.72
    lower: float = 0.06
    """How far the car stands below the middle of the picture, in shares of its height."""


HEROES = {
    "hero-4x4-outdoor": Hero("4x4", "a", "dawn", "bronze", 40, 1.05),
    "hero-coupe-dark": Hero("coupe", "a", "dark", "red", 38, 0.95),
    "hero-ute-bush": Hero("ute", "b", "bush", "orange", 42, 1.1),
    "hero-suv-coast": Hero("suv", "a", "coast", "blue", 40, 1.1),
    "hero-sedan-dusk": Hero("sedan", "b", "dusk", "silver", 38, 1.0),
    "hero-suv-dark": Hero("suv", "b", "dark", "white", 40, 1.0),
    "hero-hatch-bright": Hero("hatch", "a", "bright", "red", 38, 1.05),
    "hero-caravan-bush": Hero("caravan", "a", "bush", "white", -40, 0.9, fill_up=0.80),
}


def draw_heroes(names, options: Options):
    """Draw the named heroes."""
    for name in names:
        path = options.out / f"{name}.webp"
        if options.redraw or not path.exists():
            _draw_hero(HEROES[name], path, options)
            print(name, flush=True)


def _draw_hero(hero: Hero, path: Path, options: Options):
    width, height = options.size
    set_up(width, height, options.samples)
    car = assemble(hero.body, hero.face)
    add_car(car)
    set_paint(painted_material(car), PAINTS[hero.paint])
    view = View(hero.yaw, hero.eye, 22, 0.50, hero.fill_up, shift=(0.22, -hero.lower))
    add_fitted_camera(car, view, width / height)
    if hero.scene in SCENERIES:
        # A caravan is seen from the left, so the scenery behind it lies on the other side.
        add_scenery(hero.scene, side=1 if hero.yaw > 0 else -1)
        use_film_look(SCENERIES[hero.scene].exposure)
    else:
        add_studio(car.centre, STUDIOS[hero.scene])
        bpy.context.scene.view_settings.view_transform = "Khronos PBR Neutral"
    with tempfile.TemporaryDirectory() as folder:
        rendered = Path(folder) / "hero.png"
        render_png(rendered)
        path.parent.mkdir(parents=True, exist_ok=True)
        with Image.open(rendered) as image:
            image.convert("RGB").save(path, "WEBP", quality=QUALITY, method=6)
