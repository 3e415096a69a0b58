import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseOrders, listFiles } from './choose-orders'
import { listOrders, SETS } from './orders'
import { BODIES, FRONTS } from './page/body-spec'
import { listPaints } from './paints'
import { nameFilm, nameStudioPicture } from './picture-names'
import { readOptions } from './read-options'
import { SPINS } from './spins'
import { SECOND_FACES, viewsOf } from './views'

const nothingThere = () => false
const filesOf = (...args: string[]) => chooseOrders(readOptions(args), nothingThere).flatMap(listFiles)

describe("the demonstration's pictures", () => {
  test('no two orders create the same file', () => {
    const files = SETS.flatMap(listOrders).flatMap(listFiles)
    expect(new Set(files).size).toBe(files.length)
  })

  test.each(BODIES)('CAR-04: a %s has a picture from each of eight sides, of a wheel and of a lamp in every one of its paints', (body) => {
    const fronts = SECOND_FACES.includes(body) ? FRONTS : (['a'] as const)
    const files = fronts.flatMap((front) =>
      listPaints(body).flatMap((paint) => viewsOf(front).map((view) => nameStudioPicture(body, front, paint, view))),
    )
    expect(files.length).toBeGreaterThanOrEqual(10 * listPaints(body).length)
    expect(files.filter((file) => !existsSync(`public/demo-media/${file}`))).toEqual([])
  })

  test('the second face has pictures where it is visible', () => {
    expect(viewsOf('b')).toEqual(['front', 'front-left', 'nose', 'high', 'lamp'])
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
    const there = (file: string) => file !== 'spin/sedan-b-black-03.webp'
    const wanted = ['spins', '--bodies', 'sedan']
    expect(chooseOrders(readOptions(wanted), there).flatMap(listFiles)).toContain('spin/sedan-b-black-03.webp')
    expect(chooseOrders(readOptions(wanted), there)).toHaveLength(1)
    expect(chooseOrders(readOptions([...wanted, '--redraw']), there).flatMap(listFiles)).toHaveLength(36)
  })

  test('views are words in file names', () => {
    expect(filesOf('heroes', '--views', 'hero-ute-bush')).toEqual(['hero-ute-bush.webp'])
  })

  test.each([[['boats']], [['spins', '--bodies', 'suv,bus']], [['--fronts', 'c']]])('unknown words are reported: %s', (args) => {
    expect(() => readOptions(args)).toThrow(RangeError)
  })
})
