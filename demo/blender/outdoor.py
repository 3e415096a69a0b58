"""The outdoor scene: a road along x under a physical sky, a rail, a verge, water or a plain, and ridges on the horizon.

The camera stands at y < 0 and looks across the road. With `side` -1, everything is mirrored for a camera at y > 0.
"""

import math
from dataclasses import dataclass

import bpy
import numpy as np

from curves import smooth_step
from material_table import LOOKS
from materials import NodeMaterial, make_principled
from scene import add_object
from shapes import grid, rounded_box, sweep
from studio import QUAD, add_ramp, new_world

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Scenery:
    """What differs between the outdoor scenes. Grounds have a dark and a light colour."""

    sun_height: float
    """Degrees above the horizon."""
    sun_direction: float
    """Degrees, as Blender's sky texture counts them: 0 is behind the road, 180 behind the camera."""
    exposure: float
    """Stops."""
    dust: float
    verge: tuple[Colour, Colour]
    plain: tuple[Colour, Colour]
    """The sea, or dry land."""
    ridges: tuple[Colour, Colour, Colour]
    """Colours of the ridges, from near to far."""
    road: tuple[Colour, Colour] = ((0.030, 0.031, 0.033), (0.135, 0.134, 0.131))
    has_sea: bool = True
    has_rail: bool = True
    sky: float = 0.115
    """Brightness of the sky and its sun."""


_SEA = ((0.010, 0.045, 0.060), (0.016, 0.062, 0.078))
_GREEN_VERGE = ((0.065, 0.075, 0.028), (0.26, 0.22, 0.12))
_DRY_VERGE = ((0.14, 0.085, 0.035), (0.38, 0.25, 0.12))

SCENERIES = {
    "coast": Scenery(
        sun_height=34,
        sun_direction=-118,
        exposure=0.4,
        dust=0.1,
        verge=_GREEN_VERGE,
        plain=_SEA,
        ridges=((0.085, 0.115, 0.10), (0.16, 0.21, 0.235), (0.27, 0.335, 0.385)),
    ),
    "bush": Scenery(
        sun_height=38,
        sun_direction=-125,
        exposure=0.4,
        dust=0.3,
        verge=_DRY_VERGE,
        plain=((0.17, 0.12, 0.05), (0.34, 0.25, 0.12)),
        ridges=((0.075, 0.085, 0.040), (0.12, 0.125, 0.085), (0.20, 0.215, 0.22)),
        road=((0.19, 0.085, 0.040), (0.34, 0.17, 0.085)),
        has_sea=False,
        has_rail=False,
    ),
    "paddock": Scenery(
        sun_height=46,
        sun_direction=-138,
        exposure=0.3,
        dust=0.2,
        verge=((0.055, 0.085, 0.022), (0.17, 0.20, 0.07)),
        plain=((0.055, 0.090, 0.022), (0.15, 0.19, 0.06)),
        ridges=((0.035, 0.058, 0.022), (0.065, 0.092, 0.062), (0.115, 0.145, 0.15)),
        road=((0.17, 0.155, 0.13), (0.33, 0.31, 0.27)),
        has_sea=False,
        has_rail=False,
    ),
    "lake": Scenery(
        sun_height=24,
        sun_direction=-116,
        exposure=0.5,
        dust=0.9,
        verge=_DRY_VERGE,
        plain=((0.012, 0.040, 0.062), (0.020, 0.058, 0.080)),
        ridges=((0.11, 0.085, 0.075), (0.17, 0.15, 0.17), (0.27, 0.25, 0.30)),
        road=((0.20, 0.17, 0.13), (0.38, 0.33, 0.26)),
        has_rail=False,
    ),
    "dawn": Scenery(
        sun_height=7,
        sun_direction=-100,
        exposure=1.0,
        dust=2.0,
        verge=_DRY_VERGE,
        plain=((0.12, 0.085, 0.045), (0.24, 0.17, 0.09)),
        ridges=((0.075, 0.070, 0.075), (0.15, 0.13, 0.145), (0.27, 0.22, 0.24)),
        road=((0.10, 0.065, 0.045), (0.22, 0.15, 0.10)),
        has_sea=False,
        has_rail=False,
    ),
    "dusk": Scenery(
        sun_height=3,
        sun_direction=-75,
        exposure=1.6,
        dust=2.5,
        verge=_GREEN_VERGE,
        plain=_SEA,
        ridges=((0.060, 0.060, 0.080), (0.11, 0.10, 0.14), (0.20, 0.16, 0.21)),
    ),
}


def add_scenery(name: str, side: int = 1):
    """Add one of the `SCENERIES`."""
    look = SCENERIES[name]
    add_sky(look, side)
    _add_rectangle("road", (-300, 300, -40, 4.4), side, look.road, 55, 0.8, bump=(0.6, 0.006))
    if look.has_rail:
        _add_rectangle("line", (-300, 300, 3.55, 3.68), side, ((0.45,) * 3, (0.70,) * 3), 60, 0.6, bump=(0.1, 0.01), z=0.003)
        _add_rail(side)
    _add_verge(look, side)
    if look.has_sea:
        _add_rectangle("sea", (-9000, 9000, 12, 16000), side, look.plain, 0.35, 0.10, bump=(0.55, 0.25), z=-7.5, specular=0.5)
    else:
        _add_rectangle("plain", (-9000, 9000, 12, 16000), side, look.plain, 1.1, 1, bump=(0.6, 0.3), z=-1.2, specular=0)
    for ridge in range(3):
        _add_ridge(ridge, look.ridges[ridge], side)


def add_sky(look: Scenery, side: int):
    """Add the sky with its sun."""
    tree, background = new_world()
    sky = tree.nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_elevation = math.radians(look.sun_height)
    # The mirrored scene has its sun on the other side of the road.
    sky.sun_rotation = math.radians(look.sun_direction if side > 0 else 180 - look.sun_direction)
    sky.sun_size = math.radians(1.2)
    sky.sun_intensity = 0.55
    sky.dust_density = look.dust
    sky.air_density = 1.0
    background.inputs[1].default_value = look.sky
    tree.links.new(sky.outputs[0], background.inputs[0])


def _add_ground(name, mesh, side, colours, scale, roughness, bump, z=0.0, specular=0.3):
    vertices, faces = mesh
    if side < 0:
        vertices, faces = vertices * [1, -1, 1], faces[:, ::-1]
    ground = add_object(name, vertices, faces, _ground_material(name, colours, scale, roughness, bump, specular))
    ground.location.z = z


def _ground_material(name, colours, scale, roughness, bump, specular):
    """Create a material that mixes a dark and a light colour by fine and coarse noise."""
    m = NodeMaterial.create(name)
    shader, coordinates, fine, coarse = m.node("BsdfPrincipled"), m.node("TexCoord"), m.node("TexNoise"), m.node("TexNoise")
    half, total, relief = m.node("Math"), m.node("Math"), m.node("Bump")
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular IOR Level"].default_value = specular
    fine.inputs["Scale"].default_value = scale
    fine.inputs["Detail"].default_value = 8
    fine.inputs["Roughness"].default_value = 0.75
    coarse.inputs["Scale"].default_value = scale * 0.012
    coarse.inputs["Detail"].default_value = 5
    for noise in (fine, coarse):
        m.link(coordinates.outputs["Object"], noise.inputs["Vector"])
    half.operation, total.operation = "MULTIPLY", "MULTIPLY_ADD"
    half.inputs[1].default_value = total.inputs[1].default_value = 0.5
    m.link(coarse.outputs[0], half.inputs[0])
    m.link(fine.outputs[0], total.inputs[0])
    m.link(half.outputs[0], total.inputs[2])
    m.link(add_ramp(m.material.node_tree, [(0.32, colours[0]), (0.68, colours[1])], total.outputs[0]), shader.inputs["Base Color"])
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = bump
    m.link(fine.outputs[0], relief.inputs["Height"])
    m.link(relief.outputs[0], shader.inputs["Normal"])
    m.link(shader.outputs[0], m.output.inputs[0])
    return m.material


def _add_rectangle(name, extent, side, colours, scale, roughness, bump, z=0.0, specular=0.3):
    x0, x1, y0, y1 = extent
    corners = np.array([[x0, y0, 0], [x1, y0, 0], [x1, y1, 0], [x0, y1, 0]], float)
    _add_ground(name, (corners, QUAD), side, colours, scale, roughness, bump, z, specular)


def _add_verge(look, side):
    """Add the rough strip beside the road. It falls to the sea, or runs level into the plain."""
    x, across = np.arange(-300, 301, 1.0), np.linspace(0, 1, 30)
    kernel = np.exp(-0.5 * (np.arange(-4, 5) / 1.8) ** 2)
    kernel /= kernel.sum()
    noise = np.random.default_rng(3).normal(size=(601, 30))
    noise = np.apply_along_axis(lambda column: np.convolve(column, kernel, "same"), 0, noise)
    d = across[None]
    fall = 9 * d**2.2 if look.has_sea else 1.6 * smooth_step(0.1, 1, d)
    z = 0.02 + 0.18 * np.minimum(1, d * 8) - fall + noise * 0.22 * np.minimum(1, d * 6)
    y = np.broadcast_to(4.4 + (across**1.6)[None] * 22, (601, 30))
    vertices, faces = grid(np.stack([np.broadcast_to(x[:, None], (601, 30)), y, z], 2))
    _add_ground("verge", (vertices, faces[:, ::-1]), side, look.verge, 9, 0.95, bump=(0.6, 0.05), specular=0.05)


def _add_rail(side):
    material = make_principled("galvanised", LOOKS["galvanised"])
    x = np.arange(-120, 121, 1.0)
    for y, z, width, height, power in ((4.75, 0.62, 0.05, 0.30, 4), (4.71, 0.545, 0.06, 0.09, 2), (4.71, 0.695, 0.06, 0.09, 2)):
        line = np.stack([x, x * 0 + y * side, x * 0 + z], 1)
        add_object("rail", *sweep(line, width, height, [0, 0, 1], 6, power=power), material)
    for post in np.arange(-60, 61, 3.0):
        add_object("post", *rounded_box((post, 4.82 * side, 0.36), (0.10, 0.09, 0.75), (0.1, 0.1), 8), material)


def _add_ridge(number, colour, side):
    """Add a ridge. Its waves are random but the same in every picture."""
    y, height, start, end = ((1500, 120, -1400, 40), (2800, 210, -2600, 900), (5200, 330, -6000, 2400))[number]
    x = np.linspace(start, end, 400)
    share = (x - start) / (end - start)
    random = np.random.default_rng(number + 5)
    waves = ((1.3, 0.35), (2.7, 0.22), (6, 0.10), (13, 0.05), (29, 0.025), (61, 0.012))
    rise = sum(np.sin(share * frequency * 6.28 + random.uniform(0, 6)) * size for frequency, size in waves)
    ends = np.clip((1 - share) * 5, 0, 1) ** 0.7 * np.clip(share * 6, 0, 1)
    top = np.maximum(0, height * (0.55 + 0.45 * rise) * ends)
    foot = np.stack([x, x * 0 + y, x * 0 - 8], 1)
    crest = np.stack([x, x * 0 + y + height * 1.2, top - 8], 1)
    lighter = tuple(min(1, v * 1.35) for v in colour)
    _add_ground(f"ridge{number}", grid(np.stack([foot, crest], 1)), side, (colour, lighter), 0.012, 1, bump=(0.4, 3), specular=0)


def use_film_look(exposure: float):
    """Make Blender's own tone mapping suit sunlight."""
    settings = bpy.context.scene.view_settings
    settings.view_transform, settings.look, settings.exposure = "AgX", "AgX - Medium High Contrast", exposure
