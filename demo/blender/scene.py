"""The Blender scene: render settings, objects from meshes, and the rendering itself."""

import math
import tempfile
from pathlib import Path

import bpy
import numpy as np

from car import Car
from materials import make_flat, make_material


def set_up(width: int, height: int, samples: int):
    """Start an empty scene for pictures of a size."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    # The fast filter leaves grain on glass.
    cycles.denoising_prefilter = "ACCURATE"
    cycles.use_light_tree = True
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 4
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = width, height
    # Geometry stays in the renderer between pictures of the same car.
    scene.render.use_persistent_data = True


def add_object(name, vertices, faces, material, normals=None, is_mirrored=False):
    """Add a mesh to the scene and return its object."""
    if is_mirrored:
        count = len(vertices)
        vertices = np.concatenate([vertices, vertices * [1, -1, 1]])
        faces = np.concatenate([faces, faces[:, ::-1] + count])
        normals = None if normals is None else np.concatenate([normals, normals * [1, -1, 1]])
    mesh = bpy.data.meshes.new(name)
    count = len(faces)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", np.ascontiguousarray(vertices, np.float32).ravel())
    mesh.loops.add(3 * count)
    mesh.loops.foreach_set("vertex_index", np.ascontiguousarray(faces, np.int32).ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, 3 * count, 3, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(count, bool))
    mesh.update(calc_edges=True)
    if normals is None:
        mesh.set_sharp_from_angle(angle=math.radians(38))
    else:
        mesh.normals_split_custom_set_from_vertices(np.ascontiguousarray(normals, np.float32).tolist())
    mesh.materials.append(material)
    added = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(added)
    return added


def painted_material(car: Car) -> str:
    """Return the material that takes the paint: of a caravan, the body instead of the stripes."""
    return "caravan_body" if car.spec.name == "caravan" else "paint"


def add_car(car: Car):
    """Add all pieces of a car to the scene."""
    painted = painted_material(car)
    for piece in car.pieces:
        if len(piece.faces):
            material = make_material(piece.material, painted)
            add_object(piece.name, piece.vertices, piece.faces, material, piece.normals, piece.is_mirrored)
    wheel = [add_object(p.name, p.vertices, p.faces, make_material(p.material, painted), p.normals) for p in car.wheel]
    for place, (x, y, z, side) in enumerate(car.wheel_places):
        for part in wheel:
            placed = part if place == 0 else bpy.data.objects.new(part.name, part.data)
            if place > 0:
                bpy.context.scene.collection.objects.link(placed)
            placed.location = (x, y * side, z)
            # Different turns, so that the wheels do not look copied.
            placed.rotation_euler = (0, 0.35 if x > 0 else 0.1, 0 if side > 0 else math.pi)


def render_linear() -> np.ndarray:
    """Render the scene. Returns linear light (height, width, 4) with premultiplied alpha; the first row is the lowest."""
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "OPEN_EXR", "16", "RGBA"
    with tempfile.TemporaryDirectory() as folder:
        path = _render_to(Path(folder) / "picture.exr")
        image = bpy.data.images.load(str(path))
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def render_mask(materials) -> np.ndarray:
    """Render where pieces of some materials are visible. Returns shares (height, width, 1) from 0 to 1."""
    cycles = bpy.context.scene.cycles
    before = cycles.samples, cycles.use_denoising, [(mesh, mesh.materials[0]) for mesh in bpy.data.meshes if mesh.materials]
    white, black = make_flat("mask_white", 1), make_flat("mask_black", 0)
    for mesh, material in before[2]:
        mesh.materials[0] = white if material.name in materials else black
    cycles.samples, cycles.use_denoising = 4, False
    try:
        return np.clip(render_linear()[:, :, :1], 0, 1)
    finally:
        cycles.samples, cycles.use_denoising = before[:2]
        for mesh, material in before[2]:
            mesh.materials[0] = material


def render_png(path: Path):
    """Render the scene with Blender's own tone mapping to a PNG file."""
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode = "PNG", "RGB"
    _render_to(path)


def _render_to(path: Path) -> Path:
    bpy.context.scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    return path
