"""Pictures on the screens of cabins: instruments, a map and the climate, drawn with Pillow. Colours are sRGB."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

INK = (225, 233, 240)
SOFT = (120, 136, 152)
BLUE = (64, 158, 255)
AMBER = (255, 158, 66)


def draw_instruments(width=900, height=330) -> np.ndarray:
    """Return two gauges with a road between them, as linear colours (rows, columns, 3)."""
    picture = _background(width, height)
    draw = ImageDraw.Draw(picture)
    radius = height * 0.42
    for share, value, steps, factor, accent in ((0.19, 0.36, 12, 20, BLUE), (0.81, 0.24, 8, 1, AMBER)):
        _draw_gauge(draw, (width * share, height * 0.52), radius, value, steps, factor, accent)
    x, low = width / 2, height * 0.86
    for bend, wide, colour in ((-1, 120, (40, 52, 66)), (1, 120, (40, 52, 66))):
        draw.line([(x + bend * wide, low), (x + bend * 26, height * 0.34)], fill=BLUE, width=6)
    for y in (0.78, 0.62, 0.50, 0.42):
        draw.line([(x, height * y), (x, height * (y - 0.045))], fill=INK, width=4)
    draw.rounded_rectangle([x - 34, height * 0.55, x + 34, height * 0.72], 14, fill=(205, 212, 220))
    draw.rounded_rectangle([x - 24, height * 0.57, x + 24, height * 0.62], 6, fill=(30, 36, 44))
    _write(draw, (x, height * 0.16), "72", 80, INK)
    _write(draw, (x, height * 0.31), "km/h", 26, SOFT)
    _write(draw, (width * 0.36, height * 0.93), "D", 34, INK)
    _write(draw, (width * 0.62, height * 0.93), "21.5°", 30, INK)
    return _to_linear(picture)


def _draw_gauge(draw, centre, radius, value, steps, factor, accent):
    x, y = centre
    box = [x - radius, y - radius, x + radius, y + radius]
    draw.arc(box, 140, 400, fill=(52, 64, 78), width=9)
    draw.arc(box, 140, 140 + 260 * value, fill=accent, width=9)
    for step in range(steps + 1):
        angle = np.radians(140 + 260 * step / steps)
        c, s = np.cos(angle), np.sin(angle)
        draw.line([(x + c * radius * 0.92, y + s * radius * 0.92), (x + c * radius * 0.80, y + s * radius * 0.80)], fill=INK, width=3)
        if factor == 1 or step % 2 == 0:
            _write(draw, (x + c * radius * 0.65, y + s * radius * 0.65), str(step * factor), 22, INK)
    angle = np.radians(140 + 260 * value)
    draw.line([(x, y), (x + np.cos(angle) * radius * 0.88, y + np.sin(angle) * radius * 0.88)], fill=accent, width=6)
    draw.ellipse([x - 14, y - 14, x + 14, y + 14], fill=(24, 30, 38), outline=SOFT, width=3)


def draw_centre(width=900, height=440, is_upright=False) -> np.ndarray:
    """Return a map with a route, media and climate, as linear colours (rows, columns, 3)."""
    picture = _background(width, height)
    draw = ImageDraw.Draw(picture)
    bar = 84
    area = (0, 70, width, int(height * 0.60)) if is_upright else (bar, 0, int(width * 0.66), height - 66)
    picture.paste(_draw_map(area[2] - area[0], area[3] - area[1]), area[:2])
    if is_upright:
        _draw_media(draw, (26, area[3] + 24, width - 26, int(height * 0.79)))
        _write(draw, (84, 36), "10:24", 42, INK)
        _write(draw, (width - 64, 36), "24°", 42, INK)
        for k in range(5):
            _draw_icon(draw, (width * (k + 0.5) / 5, height * 0.85), k)
    else:
        _draw_media(draw, (area[2] + 24, 24, width - 24, int(height * 0.48)))
        _draw_tiles(draw, (area[2] + 24, int(height * 0.52), width - 24, height - 84))
        for k in range(4):
            _draw_icon(draw, (bar / 2, 60 + k * 84), k)
    for share, text in ((0.16, "21.5°"), (0.84, "22.0°")):
        _write(draw, (width * share, height - 34), text, 40, INK)
    draw.rounded_rectangle([width * 0.36, height - 38, width * 0.64, height - 30], 4, fill=(60, 74, 90))
    draw.rounded_rectangle([width * 0.36, height - 38, width * 0.50, height - 30], 4, fill=BLUE)
    return _to_linear(picture)


def _draw_map(width, height):
    picture = Image.new("RGB", (width, height), (38, 50, 62))
    draw = ImageDraw.Draw(picture)
    random = np.random.default_rng(4)
    draw.polygon([(0, height * 0.72), (width * 0.30, height * 0.62), (width * 0.44, height), (0, height)], fill=(28, 78, 112))
    draw.polygon([(width * 0.62, 0), (width, 0), (width, height * 0.34), (width * 0.72, height * 0.28)], fill=(44, 92, 70))
    for k in range(13):
        y = height * (k - 2) / 9 + random.uniform(-8, 8)
        draw.line([(0, y), (width, y + height * 0.16)], fill=(98, 116, 134), width=3 if k % 3 else 8)
        x = width * (k - 2) / 9 + random.uniform(-8, 8)
        draw.line([(x, 0), (x - width * 0.10, height)], fill=(98, 116, 134), width=3 if k % 4 else 8)
    route = [(0.40, 1.0), (0.43, 0.70), (0.56, 0.56), (0.58, 0.36), (0.76, 0.24), (0.80, 0.0)]
    draw.line([(width * a, height * b) for a, b in route], fill=(70, 160, 255), width=12, joint="curve")
    x, y = width * 0.43, height * 0.70
    draw.ellipse([x - 22, y - 22, x + 22, y + 22], fill=(30, 80, 150))
    draw.polygon([(x, y - 16), (x + 11, y + 11), (x, y + 5), (x - 11, y + 11)], fill=(255, 255, 255))
    return picture


def _draw_media(draw, box):
    x0, y0, x1, y1 = box
    draw.rounded_rectangle(box, 18, fill=(30, 38, 48))
    cover = min(y1 - y0 - 40, (x1 - x0) * 0.36)
    for k in range(8):
        share = k / 7
        top = y0 + 20 + cover * k / 8
        draw.rectangle(
            [x0 + 20, top, x0 + 20 + cover, top + cover / 8 + 1], fill=(int(230 - 110 * share), int(120 - 60 * share), int(80 + 90 * share))
        )
    left = x0 + 40 + cover
    for k, (share, tone) in enumerate(((0.9, INK), (0.6, SOFT))):
        draw.rounded_rectangle([left, y0 + 30 + 30 * k, left + (x1 - 24 - left) * share, y0 + 42 + 30 * k], 6, fill=tone)
    draw.rounded_rectangle([left, y1 - 46, x1 - 24, y1 - 40], 3, fill=(70, 84, 98))
    draw.rounded_rectangle([left, y1 - 46, left + (x1 - 24 - left) * 0.4, y1 - 40], 3, fill=AMBER)


def _draw_tiles(draw, box):
    x0, y0, x1, y1 = box
    for k in range(2):
        left = x0 + k * (x1 - x0 + 16) / 2
        draw.rounded_rectangle([left, y0, left + (x1 - x0 - 16) / 2, y1], 18, fill=(30, 38, 48))
        middle = (left + (x1 - x0 - 16) / 4, (y0 + y1) / 2)
        size = min(x1 - x0, y1 - y0) * 0.24
        draw.arc([middle[0] - size, middle[1] - size, middle[0] + size, middle[1] + size], 140, 400, fill=(62, 78, 94), width=8)
        draw.arc([middle[0] - size, middle[1] - size, middle[0] + size, middle[1] + size], 140, 300, fill=(BLUE, AMBER)[k], width=8)
        _write(draw, middle, ("84", "2.4")[k], 26, INK)


def _draw_icon(draw, centre, number):
    x, y = centre
    tone = ((64, 158, 255), (86, 196, 132), (255, 158, 66), (222, 92, 110), (150, 128, 240))[number]
    draw.rounded_rectangle([x - 25, y - 25, x + 25, y + 25], 13, fill=tone)
    draw.ellipse([x - 10, y - 10, x + 10, y + 10], outline=(255, 255, 255), width=5)


def _background(width, height):
    shade = np.linspace(1, 0.5, height)[:, None, None] * np.array([17, 23, 32])
    return Image.fromarray(np.broadcast_to(shade, (height, width, 3)).astype(np.uint8))


def _write(draw, middle, text, size, colour):
    draw.text(middle, text, font=ImageFont.load_default(size), fill=colour, anchor="mm")


def _to_linear(picture):
    value = np.asarray(picture.filter(ImageFilter.GaussianBlur(0.6)), np.float32) / 255
    return np.where(value < 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
