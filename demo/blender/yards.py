"""The pictures of showrooms with an empty forecourt. The cars are overlaid afterwards (../renderer/park-cars.ts)."""

from dataclasses import replace

import bpy
import numpy as np

from assembly import assemble
from materials import set_paint
from outdoor import SCENERIES, add_sky
from paints import PAINTS
from room_materials import room_material
from room_shapes import soft_box
from rooms import Place, RoomShot, draw_place
from scene import add_car, add_object, painted_material
from shapes import join
from shots import Options
from studio import add_ramp
from trees import make_hedge, make_tree
from yard_building import BUILDINGS, DEPTH, add_box, add_building, add_piece

YARD_NAMES = tuple(f"yard-{name}" for name in BUILDINGS)

EYE, LOOK, ANGLE = (-7, -22, 1.7), (1.2, 0, 2.5), 38
"""The camera, which park-cars.ts knows as YARD_CAMERA."""

QUALITY = 90
"""Cars are overlaid later, and the picture is compressed again then."""

SKY = replace(SCENERIES["coast"], sun_height=40, sun_direction=222, dust=0.4, sky=0.10)


def draw_yards(names, options: Options):
    """Draw the named showrooms."""
    for name in BUILDINGS:
        shot = RoomShot(f"yard-{name}", EYE, LOOK, ANGLE)
        draw_place(Place(lambda name=name: _add_yard(name), [shot], 0.25, QUALITY), names, options)


def _add_yard(name):
    building = BUILDINGS[name]
    add_building(name)
    _add_ground(building)
    _add_planting(building)
    _add_background()
    _park_inside(building)
    add_sky(SKY, 1)
    _add_clouds()


def _park_inside(building):
    """Place a car in the hall, twice."""
    before = set(bpy.data.objects)
    car = assemble("suv", "b", cell=0.016)
    add_car(car)
    set_paint(painted_material(car), PAINTS["silver"])
    parts = [part for part in bpy.data.objects if part not in before]
    half = building.width / 2
    for number, (x, y, turn) in enumerate(((-half * 0.22, 4.4, -150), (half * 0.42 if not building.has_doors else 0.8, 5.2, -125))):
        stand = bpy.data.objects.new("stand", None)
        bpy.context.scene.collection.objects.link(stand)
        stand.location, stand.rotation_euler = (x, y, 0.15), (0, 0, np.radians(turn))
        for part in parts:
            placed = part if number == 0 else part.copy()
            if number > 0:
                bpy.context.scene.collection.objects.link(placed)
            placed.parent = stand


def _add_clouds():
    """Mix soft clouds into the sky."""
    tree = bpy.context.scene.world.node_tree
    background = next(node for node in tree.nodes if node.type == "BACKGROUND")
    sky = background.inputs[0].links[0].from_socket
    coordinates, mapping, noise, mix = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise", "Mix"))
    mapping.inputs["Scale"].default_value = (1.6, 1.6, 6.5)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.15, 8
    noise.inputs["Roughness"].default_value = 0.58
    tree.links.new(coordinates.outputs["Generated"], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs["Vector"])
    mix.data_type = "RGBA"
    tree.links.new(add_ramp(tree, [(0.47, 0.0), (0.74, 0.85)], noise.outputs[0]), mix.inputs[0])
    tree.links.new(sky, mix.inputs[6])
    mix.inputs[7].default_value = (8.2, 8.3, 8.6, 1)
    tree.links.new(mix.outputs[2], background.inputs[0])


def _add_ground(building):
    half = building.width / 2
    add_box((-150, -70, -0.2), (150, 130, 0), "asphalt", 0.001)
    add_box((-half - 4, -3.3, -0.05), (half + 4, 0.05, 0.14), "paving", 0.02)
    add_box((-half - 4.15, -3.45, -0.05), (half + 4.15, -3.3, 0.145), "concrete", 0.02)
    for x in np.arange(-12, 12.1, 3):
        add_box((x - 0.05, -9.1, 0.0), (x + 0.05, -4.1, 0.004), "bay_line", 0.001)
    add_box((-12.05, -4.15, 0.0), (12.05, -4.05, 0.004), "bay_line", 0.001)
    for side in (-1, 1):
        x = sorted((side * (half + 4.4), side * 60))
        add_box((x[0], -3.0, -0.05), (x[1], 40, 0.12), "lawn", 0.01)
        add_box((x[0] - 0.07, -3.15, -0.05), (x[1] + 0.07, -3.0, 0.14), "concrete", 0.02)


def _add_planting(building):
    half = building.width / 2
    for side in (-1, 1):
        x, y = side * (half - 1.2), -min(building.canopy, 2.4) - 0.75
        add_box((x - 0.95, y - 0.32, 0.14), (x + 0.95, y + 0.32, 0.62), "concrete", 0.02)
        add_box((x - 0.88, y - 0.26, 0.5), (x + 0.88, y + 0.26, 0.64), "soil", 0.01)
        add_piece(make_hedge(5 + side, (x, y, 0.83), (1.7, 0.46, 0.36)), "leaf")
        bed = side * (half + 5.9)
        add_piece(make_hedge(9 + side, (bed, -2.3, 0.32), (2.8, 0.7, 0.42), 9000), "gum_leaf")
    for x in (-half - 4, half + 4):
        add_piece(soft_box((x, -3.0, 0.55), (0.14, 0.14, 0.95), 0.03), "satin_metal")
    _add_trees(building)


def _add_trees(building):
    half = building.width / 2
    kinds = [make_tree(3, 6.2), make_tree(8, 8.0), make_tree(21, 7.0)]
    parts = [[add_object("tree", *mesh, room_material(m)) for mesh, m in zip(kind, ("bark", "gum_leaf"))] for kind in kinds]
    places = [(half + 4.6, 3.5), (half + 9.5, 7.0), (half + 7, 15), (-half - 4.4, 2.0), (-half - 8, 8)]
    places += [(x, DEPTH + 8 + 6 * np.sin(x * 1.7)) for x in np.arange(-60, 61, 5.2)]
    for k, (x, y) in enumerate(places):
        for part in parts[k % 3]:
            placed = part if k < 3 else bpy.data.objects.new("tree", part.data)
            if k >= 3:
                bpy.context.scene.collection.objects.link(placed)
            placed.location = (x, y, 0.05)
            placed.rotation_euler = (0, 0, k * 2.1)
            placed.scale = [1 + 0.22 * np.sin(k * 3.7) - (0.1 if k < 5 else -0.1)] * 3


def _add_background():
    """Add low buildings and poles far behind the yard."""
    random = np.random.default_rng(6)
    blocks = []
    for x in np.arange(-110, 111, 16.0):
        height = random.uniform(4, 8)
        blocks.append(soft_box((x, 62 + random.uniform(-6, 6), height / 2), (13, 12, height), 0.05, 50))
    add_piece(join(blocks), "concrete")
