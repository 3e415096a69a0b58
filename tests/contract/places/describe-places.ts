import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distanceKm } from '@/domain/geo/geo'
import { formatPlace } from '@/domain/geo/place'
import type { Places } from '@/server/places/port'

export type OpenedPlaces = { places: Places; close: () => Promise<void> }

/** Describes the contract of every provider of postcode coordinates. */
export function describePlaces(name: string, open: () => Promise<OpenedPlaces>): void {
  describe(`the contract of places on ${name}`, () => {
    let opened: OpenedPlaces | null = null
    const places = () => {
      if (opened === null) throw new Error('the provider is opened before the first test')
      return opened.places
    }
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.close())

    test.each([
      ['4105', 'QLD', { lat: -27.53, lng: 153.02 }],
      ['2000', 'NSW', { lat: -33.87, lng: 151.21 }],
      ['0800', 'NT', { lat: -12.46, lng: 130.84 }],
      ['6000', 'WA', { lat: -31.95, lng: 115.86 }],
    ])('API-09: %s is in %s, to within some kilometres', async (postcode, state, centre) => {
      const place = await places().findPostcode(postcode)
      expect(place).toMatchObject({ postcode, state })
      expect(place && distanceKm(place, centre)).toBeLessThan(15)
    })

    test.each(['9999', '410', '41055', '', 'abcd', "' or 1=1", '0000'])('SRCH-22: %j is not a postcode', async (postcode) => {
      expect(await places().findPostcode(postcode)).toBeNull()
    })

    test.each([
      ['API-10: a suburb', 'moorooka', 'Moorooka QLD 4105'],
      ['API-10: with its state', 'Ascot WA', 'Ascot WA 6104'],
      ['API-10: a postcode', '4105', 'Moorooka QLD 4105'],
      ['API-10: both', 'Moorooka QLD 4105', 'Moorooka QLD 4105'],
    ])('%s', async (_, text, expected) => {
      expect((await places().suggest(text, 20)).map(formatPlace)).toContain(expected)
    })

    test.each([
      ['no name', 'zzzzqqq'],
      ['no postcode', '9999'],
      ['characters of a query language', "%'_\\"],
      ['nothing', ''],
      ['one letter', 'x'],
      ['ten thousand letters', 'a'.repeat(10_000)],
      ['two postcodes', '4105 4106'],
      ['a suburb of another postcode', 'ascot 9999'],
    ])('SRCH-22: nothing is found for %s', async (_, text) => {
      expect(await places().suggest(text, 5)).toEqual([])
    })

    test('API-10: returns at most the requested number', async () => {
      expect((await places().suggest('ascot', 2)).length).toBeLessThanOrEqual(2)
    })
  })
}
