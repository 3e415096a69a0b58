import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { BODIES } from './bodies'
import { chooseOrders } from './choose-orders'
import { listOrders, SETS } from './orders'
import { nameFilm, nameSpinFrame, SPIN_FRAMES } from './picture-names'
import { readOptions } from './read-options'
import { SPINS } from './spins'
import { viewsOf } from './views'

const nothingThere = () => false
const filesOf = (...args: string[]) => chooseOrders(readOptions(args), nothingThere).map(({ file }) => file)

describe("the demonstration's pictures", () => {
  test('no two orders create the same file', () => {
    const files = SETS.flatMap(listOrders).map(({ file }) => file)
    expect(new Set(files).size).toBe(files.length)
  })

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
  test('existing files are not drawn again unless requested', () => {
    const there = (file: string) => file !== 'yard-shed.webp'
    const drawn = (...args: string[]) => chooseOrders(readOptions(['yards', ...args]), there).map(({ file }) => file)
    expect(drawn()).toEqual(['yard-shed.webp'])
    expect(drawn('--redraw')).toHaveLength(4)
  })

  test('views are words in file names', () => {
    expect(filesOf('yards', '--views', 'yard-glass')).toEqual(['yard-glass.webp'])
    expect(filesOf('--views', 'panorama')).toHaveLength(3)
  })

  test.each([[['boats']], [['yards', 'heroes']]])('unknown words are reported: %s', (args) => {
    expect(() => readOptions(args)).toThrow(RangeError)
  })
})
