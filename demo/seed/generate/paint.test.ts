import { describe, expect, test } from 'vitest'
import { CARAVAN_PAINTS, PAINTS, PRESTIGE_PAINTS, resolveColourFamily } from './paint'

describe('the pictures of a paint', () => {
  test.each([
    ['Glacier White', 'white'],
    ['White with black checker plate', 'white'],
    ['Silver Storm', 'silver'],
    ['Magnetic Grey', 'grey'],
    ['Jet Black Metallic', 'black'],
    ['Charcoal', 'grey'],
    ['Deep Blue Pearl', 'blue'],
    ['Emerald Green', 'green'],
    ['Soul Red Crystal', 'red'],
    ['Burgundy Pearl', 'red'],
    ['Sunset Orange', 'orange'],
    ['Desert Sand', 'bronze'],
    ['British Racing Green', 'green'],
    ['Mystery', 'white'],
  ])('CAR-04: %s is drawn %s', (paint, family) => expect(resolveColourFamily(paint)).toBe(family))

  test.each([
    ['cars', PAINTS],
    ['prestige cars', PRESTIGE_PAINTS],
  ])('CAR-04: the paints of %s include every family', (_, paints) => {
    expect(new Set(paints.map(([name]) => resolveColourFamily(name))).size).toBe(9)
  })

  test('CAR-04: most caravans are white', () => {
    const white = CARAVAN_PAINTS.filter(([name]) => resolveColourFamily(name) === 'white').reduce((sum, [, share]) => sum + share, 0)
    expect(white / CARAVAN_PAINTS.reduce((sum, [, share]) => sum + share, 0)).toBeGreaterThan(0.5)
  })
})
