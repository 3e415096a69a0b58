import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseOrders, listFiles } from './choose-orders'
import { listOrders, SETS } from './orders'
import { BODIES } from './page/body-spec'
import { listPaints } from './paints'
import { nameFilm } from './picture-names'
import { readOptions } from './read-options'
import { SPINS } from './spins'
import { ANGLES } from './views'

const nothingThere = () => false
const filesOf = (...args: string[]) => chooseOrders(readOptions(args), nothingThere).flatMap(listFiles)

describe("the demonstration's pictures", () => {
  test('no two orders create the same file', () => {
    const files = SETS.flatMap(listOrders).flatMap(listFiles)
    expect(new Set(files).size).toBe(files.length)
  })

  test.each(BODIES.map((body) => [body]))('CAR-04: a %s is drawn from eight sides in every one of its paints', (body) => {
    const files = filesOf('stock', '--bodies', body, '--fronts', 'a')
    expect(files).toHaveLength(ANGLES.length * listPaints(body).length)
    for (const paint of listPaints(body)) for (const angle of ANGLES) expect(files).toContain(`${body}-${paint}-${angle}.webp`)
  })

  test('the second face is drawn where it is visible', () => {
    const files = filesOf('stock', '--bodies', 'suv', '--fronts', 'b')
    expect(files).toContain('suv-b-blue-front.webp')
    expect(files).toContain('suv-b-blue-front-left.webp')
    expect(files.filter((file) => file.includes('rear'))).toEqual([])
  })

  test('SPIN-01: a turntable has 36 frames', () => {
    const framesOf = (car: string) => Array.from({ length: 36 }, (_, frame) => `spin/${car}-${String(frame).padStart(2, '0')}.webp`)
    expect(filesOf('spins', '--bodies', 'sedan').toSorted()).toEqual(framesOf('sedan-b-black'))
    expect(filesOf('spins', '--bodies', 'suv')).toEqual(expect.arrayContaining([...framesOf('suv-blue'), ...framesOf('suv-b-white')]))
  })

  test.each(BODIES)('SPIN-01: a %s has a spin, with existing frames and film', (body) => {
    const spins = SPINS.filter((spin) => spin.body === body)
    expect(spins).not.toEqual([])
    const files = spins.flatMap(({ front, paints }) => paints.map((paint) => nameFilm(body, front, paint)))
    expect([...filesOf('spins', '--bodies', body), ...files].filter((file) => !existsSync(`public/demo-media/${file}`))).toEqual([])
  })

  test('CAR-04: all pictures and films together are below 30 MB', async () => {
    const folder = 'public/demo-media'
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
    const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size))
    expect(sizes.length).toBeGreaterThan(1_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000_000)
  })

  test('SPIN-01: a caravan, whose sides differ, is drawn all round and not mirrored', () => {
    const drawn = chooseOrders(readOptions(['spins', '--bodies', 'caravan']), nothingThere)
    expect(drawn).toHaveLength(36)
    expect(drawn.map(listFiles).every((files) => files.length === 1)).toBe(true)
  })
})

describe('the command line', () => {
  test('existing files are not drawn again unless requested', () => {
    const there = (file: string) => file !== 'suv-b-red-nose.webp'
    const wanted = ['stock', '--bodies', 'suv']
    expect(chooseOrders(readOptions(wanted), there).flatMap(listFiles)).toEqual(['suv-b-red-nose.webp'])
    expect(chooseOrders(readOptions([...wanted, '--redraw']), there).flatMap(listFiles).length).toBeGreaterThan(90)
  })

  test('views are words in file names', () => {
    expect(filesOf('heroes', '--views', 'hero-ute-bush')).toEqual(['hero-ute-bush.webp'])
    expect(filesOf('stock', '--bodies', 'van', '--fronts', 'a', '--views', 'tail')).toHaveLength(listPaints('van').length)
  })

  test.each([[['boats']], [['stock', '--bodies', 'suv,bus']], [['--fronts', 'c']]])('unknown words are reported: %s', (args) => {
    expect(() => readOptions(args)).toThrow(RangeError)
  })
})
