"""Cameras: whole cars fitted into the picture, turntables and close-ups. Yaw 0 is the nose, 90 the right side, 180 the tail."""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from car import Car


@dataclass(frozen=True)
class View:
    """A view of the whole car."""

    yaw: float
    """Degrees around the car."""
    eye: float
    """Height of the camera in metres."""
    angle: float
    """Vertical field of view in degrees."""
    fill: float = 0.93
    """Largest share of the picture's width that the car takes."""
    fill_up: float = 0.80
    """Largest share of the picture's height that the car takes."""
    shift: tuple[float, float] = (0, 0)
    """How far the car moves to the right and up, in shares of the picture's width and height."""


VIEWS = {
    "front": View(36, 1.25, 17.5),
    "rear": View(146, 1.30, 17.5),
    "side": View(90, 1.0, 12, 0.90),
    "front-left": View(-36, 1.25, 17.5),
    "nose": View(0, 1.15, 14, 0.70, 0.66),
    "tail": View(180, 1.2, 14, 0.70, 0.66),
    "high": View(28, 3.1, 17.5, 0.90),
    "rear-left": View(-146, 1.30, 17.5),
}

CLOSE_UPS = ("wheel", "lamp")


def add_view_camera(car: Car, name: str, aspect: float):
    """Add the camera of a view or close-up. A caravan shows its left side where a car shows its right."""
    if name in CLOSE_UPS:
        _add_close_up_camera(car, name)
        return
    view = VIEWS[name]
    if car.spec.name == "caravan":
        view = View(-view.yaw, max(view.eye, 1.45), view.angle, view.fill, view.fill_up)
    add_fitted_camera(car, view, aspect)


def add_fitted_camera(car: Car, view: View, aspect: float):
    """Add a camera at the distance where the car fills its share of a picture with this aspect (width / height)."""
    camera, data = _add_camera(view.angle)
    half = car.spec.half_width
    corners = [Vector((x * 0.985, y * 0.95, z)) for x in (car.rear, car.front) for y in (-half, half) for z in (0, car.spec.height)]
    target = Vector((car.centre, 0, car.spec.height * 0.46))
    yaw, slope = math.radians(view.yaw), math.tan(math.radians(view.angle) / 2)
    distance = 8
    for _ in range(30):
        _aim(camera, (car.centre + distance * math.cos(yaw), -distance * math.sin(yaw), view.eye), target)
        inverse = camera.matrix_world.inverted()
        seen = [inverse @ corner for corner in corners]
        x = np.array([p.x / -p.z / slope / aspect for p in seen])
        y = np.array([p.y / -p.z / slope for p in seen])
        distance *= max((x.max() - x.min()) / 2 / view.fill, (y.max() - y.min()) / 2 / view.fill_up)
    # Shifts are in shares of the picture's height.
    data.shift_x = (x.max() + x.min()) / 4 * aspect - view.shift[0] * aspect
    data.shift_y = (y.max() + y.min()) / 4 - 0.015 - view.shift[1]


def add_turntable_camera(car: Car, yaw: float, aspect: float):
    """Add a camera that keeps its distance, height and aim for every yaw."""
    eye, angle = 1.25, 17.5
    slope = math.tan(math.radians(angle) / 2)
    radius = (car.front - car.rear) / 2
    distance = max(radius * 1.03 / (slope * aspect) / 0.95, car.spec.height / 2 / slope / 0.6 + radius)
    camera, _ = _add_camera(angle)
    yaw = math.radians(yaw)
    position = (car.centre + distance * math.cos(yaw), -distance * math.sin(yaw), eye + 0.35)
    _aim(camera, position, Vector((car.centre, 0, car.spec.height * 0.44)))


def _add_close_up_camera(car, name):
    spec, half = car.spec, car.spec.half_width
    if spec.name == "caravan":
        position, target, angle = {
            "wheel": ((1.6, 4.6, 0.85), (-0.05, half, spec.wheel_radius + 0.12), 24),
            "lamp": ((6.2, 3.0, 1.5), (3.25, 0, 0.72), 22),
        }[name]
    else:
        axle, front, body = spec.wheelbase / 2, car.front, car.body
        position, target, angle = {
            "wheel": ((axle + 1.35, -3.2, 0.75), (axle - 0.02, -half, spec.wheel_radius + 0.05), 21),
            "lamp": ((front + 1.5, -half - 1.1, body.nose_height + 0.35), (front - 0.22, -half + 0.24, body.nose_z(0.80)), 24),
        }[name]
    camera, _ = _add_camera(angle)
    _aim(camera, position, Vector(target))


def add_plain_camera(eye, look, angle: float):
    """Add a camera at a point that looks at another, with a vertical angle in degrees."""
    camera, data = _add_camera(angle)
    data.clip_start = 0.02
    _aim(camera, eye, Vector(look))


def add_panorama_camera(eye, look):
    """Add a camera that sees all directions. The middle of the picture is the direction to `look`."""
    camera, data = _add_camera(60)
    data.clip_start = 0.02
    data.type = "PANO"
    data.panorama_type = "EQUIRECTANGULAR"
    _aim(camera, eye, Vector(look))


def _add_camera(angle):
    """Replace the scene's camera. Returns the object and its data."""
    scene = bpy.context.scene
    if scene.camera:
        bpy.data.cameras.remove(scene.camera.data)
    data = bpy.data.cameras.new("camera")
    data.clip_end = 20000
    data.sensor_fit = "VERTICAL"
    data.angle = math.radians(angle)
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    return camera, data


def _aim(camera, position, target):
    camera.location = position
    camera.rotation_euler = (target - camera.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()
