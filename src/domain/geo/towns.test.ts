import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitMap } from './map-viewport'
import { labelTowns, NAMED_TOWNS } from './towns'

test('LOC-13: every town lies in Australia and occurs once', () => {
  expect(NAMED_TOWNS.length).toBeGreaterThan(80)
  expect(NAMED_TOWNS.filter(({ name, lat, lng }) => name === '' || lat > -10 || lat < -44 || lng < 113 || lng > 154)).toEqual([])
  expect(new Set(NAMED_TOWNS.map(({ name }) => name)).size).toBe(NAMED_TOWNS.length)
})

test('LOC-13: labels overlap neither each other nor pins, and stay on the map', () => {
  const town = fc.constantFrom(...NAMED_TOWNS)
  fc.assert(
    fc.property(town, fc.integer({ min: 20, max: 900 }), (centre, minWidthKm) => {
      const viewport = fitMap({ places: [centre], width: 600, height: 400, minWidthKm })
      const pin = viewport.toPoint(centre)
      const labels = labelTowns(viewport, [pin], 14)
      // The pin's own town would be below it.
      expect(labels.map(({ name }) => name)).not.toContain(centre.name)
      for (const [at, one] of labels.entries()) {
        expect(one.x >= 0 && one.x <= 600 && one.y >= 0 && one.y <= 400).toBe(true)
        for (const other of labels.slice(at + 1)) expect(Math.abs(one.x - other.x) + Math.abs(one.y - other.y)).toBeGreaterThan(7)
      }
    }),
    { numRuns: 60 },
  )
})

test('LOC-13: a map of the country labels capitals, one of a city its suburbs', () => {
  const country = fitMap({ places: [], width: 600, height: 600, minWidthKm: 10 })
  expect(labelTowns(country, [], 14).map(({ name }) => name)).toEqual(expect.arrayContaining(['Sydney', 'Perth', 'Darwin']))
  const city = fitMap({ places: [{ lat: -27.53, lng: 153.02 }], width: 600, height: 400, minWidthKm: 80 })
  expect(labelTowns(city, [], 14).map(({ name }) => name)).toEqual(expect.arrayContaining(['Brisbane', 'Ipswich', 'Cleveland']))
})
