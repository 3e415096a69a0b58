"""Materials of rooms and buildings: leather, cloth, timber, stone, bricks and sheet metal."""

from dataclasses import dataclass

import bpy

from material_table import GLASS, LOOKS, Look
from materials import make_glass, make_principled
from studio import add_ramp


@dataclass(frozen=True)
class Surface:
    """A look with a pattern. `size` is that of the pattern in metres, `relief` the depth of its bumps in metres."""

    look: Look
    pattern: str = "noise"
    size: tuple[float, float, float] = (0.01, 0.01, 0.01)
    relief: float = 0.0005
    second: tuple[float, float, float] | None = None
    """The second colour of the pattern."""


def leather(colour, roughness=0.42) -> Surface:
    """Return grained leather."""
    return Surface(Look(colour, 0, roughness, specular=0.45), "cells", (0.0045,) * 3, 0.0006)


def wood(light, dark, along=0) -> Surface:
    """Return timber with the grain along an axis."""
    size = [0.018, 0.018, 0.018]
    size[along] = 0.5
    return Surface(Look(light, 0, 0.42, 0.15, 0.3), "grain", tuple(size), 0.0002, dark)


def cloth(colour, second) -> Surface:
    """Return woven cloth."""
    return Surface(Look(colour, 0, 0.9, specular=0.15), "noise", (0.0022,) * 3, 0.0008, second)


SURFACES = {
    # Cabins
    "soft_touch": Surface(Look((0.017, 0.0172, 0.018), 0, 0.5, specular=0.4), "cells", (0.003,) * 3, 0.0005),
    "lower_plastic": Surface(Look((0.022, 0.022, 0.023), 0, 0.58), "cells", (0.003,) * 3, 0.0004),
    "piano": Surface(Look((0.005, 0.005, 0.006), 0, 0.08, 1, 0.02), relief=0),
    "black_leather": leather((0.021, 0.021, 0.022), 0.40),
    "black_insert": leather((0.032, 0.032, 0.033), 0.44),
    "tan_leather_room": leather((0.265, 0.112, 0.045), 0.44),
    "tan_insert": leather((0.30, 0.132, 0.056), 0.48),
    "wheel_leather": leather((0.016, 0.016, 0.017), 0.36),
    "pale_thread": Surface(Look((0.42, 0.41, 0.40), 0, 0.6), relief=0),
    "cream_thread": Surface(Look((0.62, 0.50, 0.36), 0, 0.6), relief=0),
    "head_lining": cloth((0.50, 0.49, 0.47), (0.40, 0.39, 0.375)),
    "carpet": cloth((0.020, 0.020, 0.021), (0.034, 0.034, 0.035)),
    "walnut": wood((0.155, 0.072, 0.032), (0.050, 0.021, 0.010), 1),
    "ash": wood((0.21, 0.195, 0.175), (0.085, 0.078, 0.07), 1),
    "brushed": Surface(Look((0.56, 0.56, 0.57), 1, 0.28), relief=0),
    "belt": Surface(Look((0.02, 0.02, 0.02), 0, 0.75), "noise", (0.002, 0.002, 0.002), 0.0005),
    "speaker": Surface(Look((0.055, 0.055, 0.057), 0.8, 0.4), "dots", (0.006,) * 3, 0.002),
    "bonnet": Surface(Look((0.07, 0.08, 0.095), 0.5, 0.3, 1, 0.02), relief=0),
    "ambient": Surface(Look((1, 0.75, 0.45), emission=(1, 0.66, 0.35), emission_strength=1.6), relief=0),
    "knob_glow": Surface(Look((0.8, 0.9, 1), emission=(0.8, 0.9, 1), emission_strength=1.2), relief=0),
    # Caravan
    "oak": wood((0.50, 0.33, 0.18), (0.33, 0.19, 0.09), 0),
    "oak_across": wood((0.50, 0.33, 0.18), (0.33, 0.19, 0.09), 1),
    "oak_upright": wood((0.50, 0.33, 0.18), (0.33, 0.19, 0.09), 2),
    "planks": wood((0.30, 0.22, 0.15), (0.19, 0.13, 0.085), 0),
    "white_panel": Surface(Look((0.78, 0.77, 0.74), 0, 0.38), relief=0),
    "wall_panel": Surface(Look((0.74, 0.725, 0.69), 0, 0.6), "noise", (0.004,) * 3, 0.0002),
    "stone": Surface(Look((0.66, 0.64, 0.60), 0, 0.22, 0.3, 0.1), "noise", (0.012,) * 3, 0, (0.36, 0.345, 0.32)),
    "tiles": Surface(Look((0.72, 0.74, 0.72), 0, 0.15, 0.5, 0.05), "bricks", (0.12, 0.12, 0.045), 0.0015, (0.55, 0.55, 0.53)),
    "inox": Surface(Look((0.52, 0.53, 0.54), 1, 0.24), relief=0),
    "linen": cloth((0.80, 0.785, 0.75), (0.70, 0.685, 0.65)),
    "throw": cloth((0.055, 0.13, 0.145), (0.035, 0.09, 0.105)),
    "seat_cloth": cloth((0.32, 0.315, 0.30), (0.20, 0.198, 0.19)),
    "cushion_cloth": cloth((0.42, 0.20, 0.075), (0.30, 0.14, 0.05)),
    "led_strip": Surface(Look((1, 0.86, 0.66), emission=(1, 0.80, 0.55), emission_strength=9), relief=0),
    "downlight": Surface(Look((1, 0.92, 0.8), emission=(1, 0.88, 0.70), emission_strength=22), relief=0),
    "blind": cloth((0.70, 0.67, 0.60), (0.62, 0.59, 0.53)),
    "pot": Surface(Look((0.62, 0.60, 0.56), 0, 0.5), relief=0),
    # Buildings
    "asphalt": Surface(Look((0.112, 0.119, 0.129), 0, 0.8), "grain", (0.22,) * 3, 0.010, (0.084, 0.089, 0.097)),
    "bay_line": Surface(Look((0.72, 0.72, 0.70), 0, 0.7), "noise", (0.08,) * 3, 0.002, (0.52, 0.52, 0.51)),
    "paving": Surface(Look((0.46, 0.44, 0.40), 0, 0.8), "bricks", (0.6, 0.6, 0.3), 0.004, (0.30, 0.29, 0.265)),
    "brickwork": Surface(Look((0.33, 0.135, 0.085), 0, 0.85), "bricks", (0.24, 0.24, 0.086), 0.012, (0.50, 0.47, 0.42)),
    "render_white": Surface(Look((0.76, 0.75, 0.72), 0, 0.8), "noise", (0.03,) * 3, 0.002),
    "concrete": Surface(Look((0.44, 0.435, 0.42), 0, 0.75), "noise", (0.35,) * 3, 0.002, (0.36, 0.355, 0.34)),
    "sheet_grey": Surface(Look((0.42, 0.44, 0.44), 0.6, 0.38), "waves", (0.18,) * 3, 0.06),
    "panel_navy": Surface(Look((0.022, 0.036, 0.075), 0.3, 0.32, 0.5, 0.1), relief=0),
    "panel_rust": Surface(Look((0.22, 0.045, 0.028), 0.2, 0.4, 0.3, 0.1), relief=0),
    "panel_graphite": Surface(Look((0.030, 0.032, 0.036), 0.5, 0.38, 0.4, 0.1), relief=0),
    "panel_green": Surface(Look((0.030, 0.105, 0.080), 0.2, 0.4, 0.3, 0.1), relief=0),
    "window_frame": Surface(Look((0.022, 0.023, 0.025), 0.6, 0.4), relief=0),
    "hall_floor": Surface(Look((0.50, 0.49, 0.47), 0, 0.16), relief=0),
    "hall_wall": Surface(Look((0.74, 0.73, 0.70), 0, 0.7), relief=0),
    "hall_light": Surface(Look((1, 0.93, 0.8), emission=(1, 0.86, 0.66), emission_strength=16), relief=0),
    "sign_light": Surface(Look((1, 1, 1), emission=(1, 0.98, 0.95), emission_strength=2.2), relief=0),
    "soil": Surface(Look((0.10, 0.066, 0.042), 0, 1), "noise", (0.05,) * 3, 0.03, (0.05, 0.033, 0.02)),
    "lawn": Surface(Look((0.085, 0.125, 0.035), 0, 1, specular=0.1), "noise", (0.12,) * 3, 0.05, (0.15, 0.16, 0.06)),
    "leaf": Surface(Look((0.075, 0.115, 0.034), 0, 0.5, specular=0.3), "noise", (0.5,) * 3, 0, (0.12, 0.15, 0.05)),
    "gum_leaf": Surface(Look((0.105, 0.130, 0.062), 0, 0.5, specular=0.3), "noise", (0.9,) * 3, 0, (0.16, 0.17, 0.085)),
    "bark": Surface(Look((0.40, 0.35, 0.29), 0, 0.9), "noise", (0.1, 0.1, 0.5), 0.01, (0.24, 0.20, 0.165)),
}


def room_material(name: str):
    """Return a material of a room, of the table for cars if the room has none of this name."""
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    if name in GLASS:
        return make_glass(name, *GLASS[name])
    if name not in SURFACES:
        return make_principled(name, LOOKS[name])
    surface = SURFACES[name]
    material = make_principled(name, surface.look)
    if surface.relief or surface.second:
        _add_pattern(material, surface)
    return material


def _add_pattern(material, surface):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = next(node for node in nodes if node.type == "BSDF_PRINCIPLED")
    coordinates, mapping = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = [1 / s for s in surface.size]
    links.new(coordinates.outputs["Object"], mapping.inputs[0])
    value = _PATTERNS[surface.pattern](nodes, links, mapping.outputs[0])
    if surface.second:
        # Mortar is a thin line of a pattern of bricks, other patterns mix evenly.
        low, high = (0.1, 0.9) if surface.pattern == "bricks" else (0.34, 0.66)
        colours = [(low, surface.second), (high, surface.look.colour)]
        links.new(add_ramp(material.node_tree, colours, value), shader.inputs["Base Color"])
    if surface.relief:
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = 0.6
        bump.inputs["Distance"].default_value = surface.relief
        links.new(value, bump.inputs["Height"])
        links.new(bump.outputs[0], shader.inputs["Normal"])


def _noise(nodes, links, vector, detail=3.0):
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Roughness"].default_value = 0.65
    links.new(vector, noise.inputs["Vector"])
    return noise.outputs[0]


def _cells(nodes, links, vector):
    return _noise(nodes, links, vector, 1)


def _dots(nodes, links, vector):
    cells = nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = 1
    cells.inputs["Randomness"].default_value = 0
    links.new(vector, cells.inputs["Vector"])
    return cells.outputs["Distance"]


def _waves(nodes, links, vector):
    waves = nodes.new("ShaderNodeTexWave")
    waves.inputs["Scale"].default_value = 0.31
    links.new(vector, waves.inputs["Vector"])
    return waves.outputs["Fac"]


def _bricks(nodes, links, vector):
    """Return 1 on bricks and 0 on mortar. Walls along x and along y, and floors, show the same pattern."""
    split, total, combine = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeCombineXYZ")
    bricks, invert = nodes.new("ShaderNodeTexBrick"), nodes.new("ShaderNodeInvert")
    links.new(vector, split.inputs[0])
    links.new(split.outputs[0], total.inputs[0])
    links.new(split.outputs[1], total.inputs[1])
    links.new(total.outputs[0], combine.inputs[0])
    links.new(split.outputs[2], combine.inputs[1])
    links.new(combine.outputs[0], bricks.inputs["Vector"])
    for name, size in (("Scale", 1), ("Mortar Size", 0.06), ("Brick Width", 1), ("Row Height", 1), ("Mortar Smooth", 0.3)):
        bricks.inputs[name].default_value = size
    links.new(bricks.outputs["Fac"], invert.inputs["Color"])
    return invert.outputs[0]


_PATTERNS = {
    "noise": _noise,
    "grain": lambda nodes, links, vector: _noise(nodes, links, vector, 6),
    "cells": _cells,
    "dots": _dots,
    "waves": _waves,
    "bricks": _bricks,
}
