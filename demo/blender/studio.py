"""The studio: a floor that fades into the backdrop, soft boxes above and around the car, and dim light from everywhere."""

from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from material_table import LOOKS
from materials import NodeMaterial, make_principled
from scene import add_object

QUAD = np.array([[0, 1, 2], [0, 2, 3]])


@dataclass(frozen=True)
class StudioLook:
    """Brightness of a studio. Ramps are pairs (height, brightness) from below the horizon (0) to the zenith (1)."""

    reflected: list[tuple[float, float]]
    """What the car reflects."""
    visible: list[tuple[float, float]]
    """What the camera sees behind the car."""
    floor: tuple[float, float, float]
    """Colour of the floor around the car."""
    far_floor: float
    """Brightness of the floor far away, which continues the backdrop."""
    fade: tuple[float, float]
    """Where the floor starts and ends to fade, in metres from the car's middle."""
    floor_roughness: float = 0.16
    lamps: float = 1
    """Strength of the soft boxes."""


STOCK = StudioLook(
    reflected=[(0, 0.40), (0.165, 0.36), (0.19, 0.10), (0.28, 0.14), (0.55, 0.50), (1, 0.50)],
    visible=[(0, 0.80), (0.166, 0.80), (0.28, 0.72), (0.6, 0.58)],
    floor=(0.80, 0.805, 0.81),
    far_floor=0.80,
    fade=(2.9, 7.5),
)

BRIGHT = StudioLook(
    reflected=STOCK.reflected,
    visible=[(0, 0.92), (0.166, 0.92), (0.24, 0.84), (0.6, 0.70)],
    floor=(0.80, 0.805, 0.81),
    far_floor=0.92,
    fade=(2.9, 7.5),
)

DARK = StudioLook(
    reflected=[(0, 0.05), (0.165, 0.05), (0.19, 0.02), (0.28, 0.03), (0.55, 0.09), (1, 0.09)],
    visible=[(0, 0.014), (0.166, 0.014), (0.20, 0.030), (0.30, 0.012), (0.6, 0.004)],
    floor=(0.022, 0.023, 0.025),
    far_floor=0.014,
    fade=(4.5, 16),
    floor_roughness=0.22,
    lamps=0.65,
)


def add_studio(centre: float, look: StudioLook = STOCK, is_cut_out: bool = False):
    """Add a studio around x = `centre`. For a cut-out, the floor only catches the shadow."""
    _add_world(look)
    corners = np.array([[-60, -60, 0], [60, -60, 0], [60, 60, 0], [-60, 60, 0]])
    material = make_principled("shadow_catcher", LOOKS["shadow_catcher"]) if is_cut_out else _floor_material(look)
    floor = add_object("floor", corners, QUAD, material)
    floor.location = (centre, 0, 0)
    floor.is_shadow_catcher = is_cut_out
    bpy.context.scene.render.film_transparent = is_cut_out
    add_soft_box(8.5, 3.6, (centre, 0, 4.6), (centre, 0, 0), 10 * look.lamps, 0.45)
    for side in (1, -1):
        add_soft_box(20, 1.5, (centre, side * 6.2, 3.2), (centre, 0, 0.8), 7 * look.lamps)
    add_soft_box(12, 1.5, (centre + 7.5, 0, 3.4), (centre, 0, 0.8), 7 * look.lamps)
    add_soft_box(12, 1.5, (centre - 7.5, 0, 3.4), (centre, 0, 0.8), 8 * look.lamps)


def add_soft_box(width, height, position, target, strength, softness=0.5):
    """Add a lamp that fades to its edges over `softness` of its shorter side. It shows in reflections only."""
    corners = [[-width / 2, -height / 2, 0], [width / 2, -height / 2, 0], [width / 2, height / 2, 0], [-width / 2, height / 2, 0]]
    box = add_object("soft_box", np.array(corners), QUAD, _soft_box_material(width, height, strength, softness))
    box.location = position
    direction = Vector(target) - Vector(position)
    up = "Y" if abs(direction.x) + abs(direction.y) > 0.01 else "X"
    box.rotation_euler = direction.to_track_quat("Z", up).to_euler()
    box.visible_camera = False
    box.visible_shadow = False


def _soft_box_material(width, height, strength, softness):
    m = NodeMaterial.create("soft_box")
    emission, coordinates, separate = m.node("Emission"), m.node("TexCoord"), m.node("SeparateXYZ")
    emission.inputs[0].default_value = (1, 1, 1, 1)
    m.link(coordinates.outputs["Generated"], separate.inputs[0])
    fades = []
    for axis, size in ((0, width), (1, height)):
        to_edge, fade = m.node("Math"), m.node("MapRange")
        to_edge.operation = "PINGPONG"
        to_edge.inputs[1].default_value = 0.5
        m.link(separate.outputs[axis], to_edge.inputs[0])
        fade.interpolation_type = "SMOOTHSTEP"
        fade.inputs[1].default_value = 0
        fade.inputs[2].default_value = min(0.5, softness * min(width, height) / size)
        m.link(to_edge.outputs[0], fade.inputs[0])
        fades.append(fade.outputs[0])
    product, scaled = m.node("Math"), m.node("Math")
    product.operation = scaled.operation = "MULTIPLY"
    m.link(fades[0], product.inputs[0])
    m.link(fades[1], product.inputs[1])
    scaled.inputs[1].default_value = strength
    m.link(product.outputs[0], scaled.inputs[0])
    m.link(scaled.outputs[0], emission.inputs[1])
    m.link(emission.outputs[0], m.output.inputs[0])
    return m.material


def add_ramp(tree, points, source):
    """Add a colour ramp to a node tree and return its output. The values of `points` are numbers or colours."""
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    elements = ramp.color_ramp.elements
    while len(elements) < len(points):
        elements.new(0.5)
    for element, (position, value) in zip(elements, points):
        element.position = position
        element.color = (*(value if hasattr(value, "__len__") else (value, value, value)), 1)
    tree.links.new(source, ramp.inputs[0])
    return ramp.outputs[0]


def new_world():
    """Replace the scene's world by an empty one. Returns its node tree, background and output."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    output, background = tree.nodes.new("ShaderNodeOutputWorld"), tree.nodes.new("ShaderNodeBackground")
    tree.links.new(background.outputs[0], output.inputs[0])
    return tree, background


def _add_world(look):
    tree, background = new_world()
    coordinates, separate = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
    height, mix = tree.nodes.new("ShaderNodeMapRange"), tree.nodes.new("ShaderNodeMix")
    tree.links.new(coordinates.outputs["Generated"], separate.inputs[0])
    height.inputs[1].default_value = -0.2
    height.inputs[2].default_value = 1
    tree.links.new(separate.outputs[2], height.inputs[0])
    mix.data_type = "RGBA"
    tree.links.new(tree.nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"], mix.inputs[0])
    tree.links.new(add_ramp(tree, look.reflected, height.outputs[0]), mix.inputs[6])
    tree.links.new(add_ramp(tree, look.visible, height.outputs[0]), mix.inputs[7])
    tree.links.new(mix.outputs[2], background.inputs[0])


def _floor_material(look):
    """Create a satin floor that fades into the backdrop with the distance."""
    m = NodeMaterial.create("floor")
    near, far, mix = m.node("BsdfPrincipled"), m.node("Emission"), m.node("MixShader")
    near.inputs["Base Color"].default_value = (*look.floor, 1)
    near.inputs["Roughness"].default_value = look.floor_roughness
    near.inputs["Specular IOR Level"].default_value = 0.35
    far.inputs[0].default_value = (look.far_floor, look.far_floor, look.far_floor, 1)
    coordinates, length, fade = m.node("TexCoord"), m.node("VectorMath"), m.node("MapRange")
    length.operation = "LENGTH"
    m.link(coordinates.outputs["Object"], length.inputs[0])
    fade.interpolation_type = "SMOOTHERSTEP"
    fade.inputs[1].default_value, fade.inputs[2].default_value = look.fade
    m.link(length.outputs["Value"], fade.inputs[0])
    m.link(fade.outputs[0], mix.inputs[0])
    m.link(near.outputs[0], mix.inputs[1])
    m.link(far.outputs[0], mix.inputs[2])
    m.link(mix.outputs[0], m.output.inputs[0])
    return m.material
