import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isStockPicture, listStockPictures } from './list-stock-pictures'
import { BODIES } from './renderer/bodies'
import { ANGLES, DETAILS, PLACES } from './renderer/views'

const FOLDER = 'public/demo-media'
const shown = listStockPictures()

describe('the pictures of cars in stock', () => {
  test('CAR-04: the folder has every picture that cars and pages show, and no others', () => {
    expect(readdirSync(FOLDER).filter(isStockPicture).toSorted()).toEqual(shown)
  })

  test.each(BODIES)('CAR-04: a %s is shown from eight sides, with a wheel and a lamp', (body) => {
    const endings = (view: string) => PLACES.map((place) => (place === 'studio' ? `-${view}.webp` : `-${view}-${place}.webp`))
    const isShown = (view: string) =>
      shown.some((file) => file.startsWith(`${body}-`) && endings(view).some((ending) => file.endsWith(ending)))
    const missing = [...ANGLES, ...DETAILS].filter((view) => !isShown(view))
    expect(missing).toEqual([])
  })

  test.each(PLACES.filter((place) => place !== 'studio'))('CAR-04: a brand photographs its cars from the front in its %s', (place) => {
    expect(shown.filter((file) => file.endsWith(`-front-${place}.webp`)).length).toBeGreaterThan(20)
  })
})
