import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { BODIES } from './bodies'
import { chooseYards } from './compose-yards'
import { nameFilm, nameSpinFrame, SPIN_FRAMES } from './picture-names'
import { readOptions } from './read-options'
import { SPINS } from './spins'
import { viewsOf } from './views'

describe("the demonstration's pictures", () => {
  test('the second face has pictures where it is visible', () => {
    expect(viewsOf('b')).toEqual(['front', 'front-left', 'nose', 'high', 'lamp'])
  })

  test.each(BODIES)('SPIN-01: a %s has a spin, with 36 existing frames and a film', (body) => {
    const spins = SPINS.filter((spin) => spin.body === body)
    expect(spins).not.toEqual([])
    const files = spins.flatMap(({ front, paints }) =>
      paints.flatMap((paint) => [
        nameFilm(body, front, paint),
        ...Array.from({ length: SPIN_FRAMES }, (_, frame) => nameSpinFrame(body, front, paint, frame)),
      ]),
    )
    expect(files).toHaveLength(37 * spins.flatMap(({ paints }) => paints).length)
    expect(files.filter((file) => !existsSync(`public/demo-media/${file}`))).toEqual([])
  })

  test('CAR-04: all pictures and films together are below 33 MB', async () => {
    const folder = 'public/demo-media'
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
    const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size))
    expect(sizes.length).toBeGreaterThan(1_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(33_000_000)
  })
})

describe('the command line', () => {
  test('existing showrooms are not drawn again unless requested', () => {
    const drawn = (...args: string[]) => chooseYards(readOptions(['yards', ...args]), (file) => file !== 'yard-shed.webp')
    expect(drawn()).toEqual(['yard-shed.webp'])
    expect(drawn('--redraw')).toHaveLength(6)
  })

  test('views are names of showrooms', () => {
    expect(chooseYards(readOptions(['yards', '--views', 'yard-glass']), () => false)).toEqual(['yard-glass.webp'])
  })

  test.each([[['boats']], [['yards', 'heroes']]])('unknown words are reported: %s', (args) => {
    expect(() => readOptions(args)).toThrow(RangeError)
  })
})
