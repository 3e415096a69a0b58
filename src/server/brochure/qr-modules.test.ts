import jsQr from 'jsqr'
import { expect, test } from 'vitest'
import { toQrModules } from './qr-modules'

const QUIET = 4
const SCALE = 4

/** Paints the modules with the quiet zone around them and reads the code. */
function readBack(modules: boolean[][]): string | null {
  const size = (modules.length + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (modules[Math.floor(y / SCALE) - QUIET]?.[Math.floor(x / SCALE) - QUIET])
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
  return jsQr(pixels, size, size)?.data ?? null
}

test.each([
  ['https://harbour.example/cars/2023-toyota-rav4-gx-hybrid-hc20417'],
  ['http://summit.localhost:3000/cars/x'],
  [`https://meridian.example/cars/${'long-name-'.repeat(18)}`],
])('API-18: the code of %s reads back as the same text', (address) => {
  expect(readBack(toQrModules(address))).toBe(address)
})
