"""Build a cabin with its light."""

import math

import bpy

from cabin_console import add_console
from cabin_dash import add_dashboard
from cabin_doors import add_doors
from cabin_seats import add_cabin_seats
from cabin_shell import add_shell
from cabin_spec import make_cabin
from cabin_wheel import add_steering_wheel
from surroundings import add_surroundings


def add_cabin(name: str, trim: str):
    """Add the cabin "car" or "tall" in a trim, on a street by day."""
    cabin = make_cabin(name, trim)
    add_shell(cabin)
    add_doors(cabin)
    add_dashboard(cabin)
    add_steering_wheel(cabin)
    add_console(cabin)
    add_cabin_seats(cabin)
    add_surroundings("street", 1.5, 0.68)
    add_sun(5.0, (48, 0, 140))
    # Light from the roof and the foot wells, as if much light came back from outside.
    add_area_light((-0.45, 0, cabin.roof + 0.0), (1.5, 1.0), 13)
    add_area_light((0.62, 0, cabin.belt - 0.36), (0.15, 1.2), 1.6)


def add_sun(strength: float, turn):
    """Add soft sunlight. `turn` are degrees around x and z."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, math.radians(2.5), (1, 0.93, 0.82)
    _add_light(data, (0, 0, 5), turn)


def add_area_light(position, size, power, turn=(0, 0, 0), colour=(1, 1, 1)):
    """Add a soft light that shines down. It does not show in the picture."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape, data.energy, data.color = "RECTANGLE", power, colour
    data.size, data.size_y = size
    light = _add_light(data, position, turn)
    light.visible_camera = light.visible_glossy = False


def _add_light(data, position, turn):
    light = bpy.data.objects.new(data.name, data)
    light.location = position
    light.rotation_euler = [math.radians(degrees) for degrees in turn]
    bpy.context.scene.collection.objects.link(light)
    return light
