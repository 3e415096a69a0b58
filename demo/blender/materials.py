"""Blender materials: plastic, metal and light (principled), thin glass, and car paint."""

from dataclasses import dataclass

import bpy

from material_table import GLASS, LOOKS, Look

PAINT_METALLIC = 0.4


@dataclass
class NodeMaterial:
    """An empty material with shader nodes."""

    material: bpy.types.Material
    output: bpy.types.Node

    @classmethod
    def create(cls, name: str) -> "NodeMaterial":
        """Create a material without a surface."""
        material = bpy.data.materials.new(name)
        material.use_nodes = True
        material.node_tree.nodes.clear()
        return cls(material, material.node_tree.nodes.new("ShaderNodeOutputMaterial"))

    def node(self, kind: str):
        """Add a shader node, for example "Emission"."""
        return self.material.node_tree.nodes.new("ShaderNode" + kind)

    def link(self, source, target):
        """Connect an output with an input."""
        self.material.node_tree.links.new(source, target)


def make_material(name: str, painted: str):
    """Return the material of a piece. The material called `painted` is car paint, whose colour set_paint changes."""
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    if name == painted:
        return _make_paint(name, PAINT_METALLIC if name == "paint" else 0)
    if name in GLASS:
        return make_glass(name, *GLASS[name])
    return make_principled(name, LOOKS[name])


def make_principled(name: str, look: Look):
    """Create a material from a look."""
    m = NodeMaterial.create(name)
    shader = m.node("BsdfPrincipled")
    inputs = shader.inputs
    inputs["Base Color"].default_value = (*look.colour, 1)
    inputs["Metallic"].default_value = look.metallic
    inputs["Roughness"].default_value = look.roughness
    inputs["Coat Weight"].default_value = look.coat
    inputs["Coat Roughness"].default_value = look.coat_roughness
    inputs["Specular IOR Level"].default_value = look.specular
    if look.emission:
        inputs["Emission Color"].default_value = (*look.emission, 1)
        inputs["Emission Strength"].default_value = look.emission_strength
    if look.grain:
        noise, bump, coordinates = m.node("TexNoise"), m.node("Bump"), m.node("TexCoord")
        noise.inputs["Scale"].default_value = look.grain[0]
        bump.inputs["Strength"].default_value = look.grain[1]
        bump.inputs["Distance"].default_value = 0.002
        m.link(coordinates.outputs["Object"], noise.inputs["Vector"])
        m.link(noise.outputs[0], bump.inputs["Height"])
        m.link(bump.outputs[0], inputs["Normal"])
    m.link(shader.outputs[0], m.output.inputs[0])
    return m.material


def make_flat(name: str, brightness: float):
    """Return a material that shines evenly and takes no light."""
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    m = NodeMaterial.create(name)
    shader = m.node("Emission")
    shader.inputs[0].default_value = (brightness, brightness, brightness, 1)
    m.link(shader.outputs[0], m.output.inputs[0])
    return m.material


def make_glass(name, tint, ior):
    """Create glass without thickness: it tints what is behind it and reflects by the angle, from both sides."""
    m = NodeMaterial.create(name)
    transparent, glossy, fresnel = m.node("BsdfTransparent"), m.node("BsdfGlossy"), m.node("Fresnel")
    geometry, ior_range, mix = m.node("NewGeometry"), m.node("MapRange"), m.node("MixShader")
    transparent.inputs[0].default_value = (*tint, 1)
    glossy.inputs["Roughness"].default_value = 0
    glossy.inputs[0].default_value = (1, 1, 1, 1)
    ior_range.inputs[3].default_value = ior
    ior_range.inputs[4].default_value = 1 / ior
    m.link(geometry.outputs["Backfacing"], ior_range.inputs[0])
    m.link(ior_range.outputs[0], fresnel.inputs[0])
    m.link(fresnel.outputs[0], mix.inputs[0])
    m.link(transparent.outputs[0], mix.inputs[1])
    m.link(glossy.outputs[0], mix.inputs[2])
    m.link(mix.outputs[0], m.output.inputs[0])
    return m.material


def _make_paint(name, metallic):
    """Create car paint: clear coat over a colour that is lighter where the surface faces the viewer."""
    m = NodeMaterial.create(name)
    shader, facing, mix = m.node("BsdfPrincipled"), m.node("LayerWeight"), m.node("Mix")
    inputs = shader.inputs
    inputs["Metallic"].default_value = metallic
    inputs["Roughness"].default_value = 0.34
    inputs["Coat Weight"].default_value = 1
    inputs["Coat Roughness"].default_value = 0.012
    inputs["Specular IOR Level"].default_value = 0.3
    facing.inputs[0].default_value = 0.35
    mix.name = "paint"
    mix.data_type = "RGBA"
    m.link(facing.outputs["Facing"], mix.inputs[0])
    m.link(mix.outputs[2], inputs["Base Color"])
    m.link(shader.outputs[0], m.output.inputs[0])
    return m.material


def set_paint(painted: str, colour):
    """Set the colour (linear red, green and blue) of the car paint called `painted`."""
    mix = bpy.data.materials[painted].node_tree.nodes["paint"]
    mix.inputs[6].default_value = (*[c * 1.1 for c in colour], 1)
    mix.inputs[7].default_value = (*[c * 0.72 for c in colour], 1)
