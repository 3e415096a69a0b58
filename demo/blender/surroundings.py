"""What is seen through windows: a street or a camp site as a soft picture all round, which also lights the room."""

import bpy
import numpy as np

from studio import new_world

SIZE = (1024, 512)
EYE = 1.15
"""Height of the viewer above the ground in metres."""


def add_surroundings(kind: str, strength: float, seen: float):
    """Add the world of a "street" or a "camp". The street runs along x. `seen` is its brightness behind windows."""
    tree, background = new_world()
    texture = tree.nodes.new("ShaderNodeTexEnvironment")
    texture.image = _make_image(kind)
    # The camera adapts to the room, so it sees the surroundings darker than they light the room.
    strengths, path = tree.nodes.new("ShaderNodeMix"), tree.nodes.new("ShaderNodeLightPath")
    strengths.inputs[2].default_value, strengths.inputs[3].default_value = strength, seen
    tree.links.new(path.outputs["Is Camera Ray"], strengths.inputs[0])
    tree.links.new(strengths.outputs[0], background.inputs[1])
    tree.links.new(texture.outputs[0], background.inputs[0])


def _make_image(kind):
    width, height = SIZE
    picture = _blur(paint_surroundings(kind), 1.1)
    image = bpy.data.images.new(f"{kind}_surroundings", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear Rec.709"
    values = np.ones((height, width, 4), np.float32)
    values[..., :3] = picture
    image.pixels.foreach_set(values.ravel())
    image.update()
    return image


def paint_surroundings(kind: str) -> np.ndarray:
    """Return linear light (height, width, 3) in all directions; the first row points down."""
    width, height = SIZE
    turn, rise = np.meshgrid((np.arange(width) + 0.5) / width * 2 * np.pi - np.pi, ((np.arange(height) + 0.5) / height - 0.5) * np.pi)
    x, y, z = -np.cos(turn) * np.cos(rise), np.sin(turn) * np.cos(rise), np.sin(rise)
    picture = _paint_sky(x, y, z)
    _paint_hills(picture, x, y, z)
    if kind == "street":
        for side in (1, -1):
            _paint_houses(picture, x, y, z, side)
    for side in (1, -1):
        for row, (distance, spacing) in enumerate(((24, 7), (13, 11)) if kind == "camp" else ((12, 9),)):
            _paint_trees(picture, x, y, z, side, distance, spacing, row, kind)
    _paint_ground(picture, x, y, z, kind)
    return picture


def _mix(picture, share, colour):
    """Paint a colour over the picture where `share` is not 0."""
    colour = np.asarray(colour, float)
    picture += np.clip(share, 0, 1)[..., None] * (colour - picture)


def _paint_sky(x, y, z):
    up = np.clip(z, 0.0, 1)
    low, high = np.array([0.92, 0.95, 0.98]), np.array([0.24, 0.42, 0.78])
    sky = (low + (high - low) * (up**0.55)[..., None]) * 1.5
    flat = np.maximum(z, 0.03) + 0.12
    puffs = fractal_noise(x / flat * 1.3, y / flat * 1.3, 6, 3)
    cover = np.clip((puffs - 0.47) * 5.5, 0, 1) * np.clip(z * 9, 0, 1)
    _mix(sky, cover * 0.85, (1.95, 1.93, 1.9))
    sun = np.array([0.50, 0.62, 0.60])
    glow = np.clip(x * sun[0] + y * sun[1] + z * sun[2], 0, 1)
    sky += (1.6 * glow**30)[..., None] * [1, 0.93, 0.8]
    return sky


def _paint_hills(picture, x, y, z):
    turn = np.arctan2(y, x)
    for number, (height, colour) in enumerate((((0.075), (0.50, 0.60, 0.66)), ((0.045), (0.24, 0.30, 0.24)))):
        skyline = height * (0.35 + fractal_noise(np.cos(turn) * 3 + 5 * number, np.sin(turn) * 3, 6, 11 + number))
        _mix(picture, (skyline - z) * 260, colour)


def _paint_houses(picture, x, y, z, side):
    """Paint a row of low shops along the street, with windows and awnings."""
    distance = 17.0
    t = distance / np.maximum(y * side, 1e-3)
    along, up = x * t, EYE + z * t
    number = np.floor(along / 9 + 0.37 * side)
    wide = (along / 9 + 0.37 * side - number) * 9
    pick = _hash(number, number * 0 + side, 5)
    height = 3.6 + 3.2 * _hash(number, number * 0 + side, 9)
    is_wall = (y * side > 0.08) & (up < height) & (wide < 8.6) & (pick > 0.22)
    tone = (0.40 + 0.35 * pick)[..., None] * np.stack([np.ones_like(pick), 0.84 + 0.14 * _hash(number, number, 2), 0.70 + 0.24 * pick], -1)
    haze = np.clip(np.abs(along) / 90, 0, 0.8)[..., None]
    shade = (0.85 if side < 0 else 0.45) * (0.8 + 0.2 * np.clip(up / 3, 0, 1))[..., None]
    colour = tone * shade * (1 - haze) + np.array([0.75, 0.82, 0.88]) * haze
    is_window = ((wide % 2.1) > 0.5) & ((up % 3.2) > 0.8) & ((up % 3.2) < 2.5)
    colour = np.where(is_window[..., None], colour * 0.25 + 0.08, colour)
    is_awning = (up > 2.75) & (up < 3.15)
    awning = np.stack([0.10 + 0.35 * pick, 0.16 + 0.1 * pick, 0.26 - 0.2 * pick], -1)
    colour = np.where(is_awning[..., None], awning, colour)
    picture[is_wall] = colour[is_wall]


def _paint_trees(picture, x, y, z, side, distance, spacing, row, kind):
    t = distance / np.maximum(y * side, 1e-3)
    along, up = x * t, EYE + z * t
    is_side = y * side > 0.04
    number = np.floor(along / spacing)
    random = _hash(number, number * 0 + side * 3 + row, 21)
    middle = (number + 0.5 + 0.4 * (random - 0.5)) * spacing
    tall = (4.6 + 3.0 * random) * (1.7 if kind == "camp" else 1)
    trunk = is_side & (np.abs(along - middle) < 0.10 + 0.05 * random) & (up < tall * 0.7) & (up > 0)
    picture[trunk] = (0.20, 0.165, 0.13)
    ragged = fractal_noise(along * 0.9, up * 0.9, 5, 30 + row)
    reach = np.hypot((along - middle) / (spacing * 0.42), (up - tall * 0.74) / (tall * 0.34))
    crown = np.clip((1.05 - reach + (ragged - 0.5) * 1.5) * 7, 0, 1) * is_side
    light = np.clip(fractal_noise(along * 2.2 + 9, up * 2.2 + side, 4, 40 + row) * 1.5 - 0.35 + (up - tall * 0.74) * 0.08, 0.05, 1.2)[
        ..., None
    ]
    green = np.array([0.10, 0.15, 0.055]) + light * np.array([0.26, 0.32, 0.10])
    haze = np.clip(np.abs(along) / 110, 0, 0.7)[..., None]
    colour = green * (1 - haze) + np.array([0.62, 0.70, 0.72]) * haze
    picture += crown[..., None] * (colour - picture)


def _paint_ground(picture, x, y, z, kind):
    t = EYE / np.maximum(-z, 1e-3)
    along, across = x * t, y * t
    is_ground = z < -0.004
    rough = fractal_noise(along * 1.5, across * 1.5, 4, 50)[..., None]
    grass = np.array([0.20, 0.26, 0.09]) * (0.55 + 0.9 * rough)
    colour = np.broadcast_to(grass, picture.shape).copy()
    if kind == "street":
        for low, high, tone in ((-7.2, 3.2, (0.23, 0.235, 0.24)), (3.2, 5.2, (0.52, 0.50, 0.47)), (-9.4, -7.2, (0.52, 0.50, 0.47))):
            band = (across > low) & (across < high)
            colour[band] = (np.asarray(tone) * (0.85 + 0.3 * rough))[band]
        for low, high in ((3.05, 3.25), (-7.25, -7.05)):
            colour[(across > low) & (across < high)] = (0.62, 0.61, 0.58)
        line = (np.abs(across + 2) < 0.07) & ((along % 9) < 4)
        colour[line] = (0.9, 0.9, 0.88)
    else:
        track = np.abs(across - 6 - 1.2 * np.sin(along * 0.12)) < 1.9
        colour[track] = (np.array([0.46, 0.36, 0.25]) * (0.7 + 0.6 * rough))[track]
    haze = np.clip(t / 160, 0, 0.75)[..., None]
    colour = colour * (1 - haze) + np.array([0.66, 0.70, 0.70]) * haze
    picture[is_ground] = colour[is_ground]


def fractal_noise(x, y, octaves, seed):
    """Return smooth noise from about 0 to 1 at positions."""
    total, weight, scale = np.zeros_like(x, dtype=float), 0.0, 1.0
    for octave in range(octaves):
        strength = 0.55**octave
        total += strength * _value_noise(x * scale, y * scale, seed + octave * 17)
        weight += strength
        scale *= 2.03
    return total / weight


def _value_noise(x, y, seed):
    i, j = np.floor(x), np.floor(y)
    a, b = x - i, y - j
    a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)
    low = _hash(i, j, seed) * (1 - a) + _hash(i + 1, j, seed) * a
    high = _hash(i, j + 1, seed) * (1 - a) + _hash(i + 1, j + 1, seed) * a
    return low * (1 - b) + high * b


def _hash(i, j, seed):
    """Return a random number from 0 to 1 for each pair of whole numbers, the same in every run."""
    value = np.sin(i * 127.1 + j * 311.7 + seed * 74.7) * 43758.5453
    return value - np.floor(value)


def _blur(picture, radius):
    reach = int(3 * radius)
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / radius) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        picture = sum(weight * np.roll(picture, shift, axis) for weight, shift in zip(kernel, range(-reach, reach + 1)))
    return picture
