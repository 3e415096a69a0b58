import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { findPostcode, suggestPlaces } from '@/server/places/find-place'
import { processGlobal } from '@/server/cache/process-global'
import { type Geocoder, openGeocoder } from '@tests/contract/places/geocoder'

/** The environment configures the maps service and is read once, so these tests load fresh modules and restore the old ones. */
let geocoder: Geocoder
let places: { findPostcode: typeof findPostcode; suggestPlaces: typeof suggestPlaces }
beforeAll(async () => {
  geocoder = await openGeocoder()
  vi.stubEnv('GEOCODER_URL', geocoder.address)
  vi.stubEnv('GEOCODER_KEY', 'a-key')
  clearPlaces()
  places = await import('@/server/places/find-place')
})
beforeEach(() => geocoder.answerWith(null))
afterAll(async () => {
  vi.unstubAllEnvs()
  clearPlaces()
  await geocoder.close()
})

function clearPlaces(): void {
  vi.resetModules()
  for (const name of ['circuit.places', 'answers.postcodes']) processGlobal(`forecourt.${name}`).value = undefined
}

const fail = () => geocoder.answerWith((response) => void response.writeHead(500).end())

describe('a configured maps service', () => {
  test('API-09: returns the coordinates of a postcode, with a single request', async () => {
    const before = geocoder.asked.length
    for (let time = 0; time < 3; time += 1) {
      expect(await places.findPostcode('2000')).toMatchObject({ kind: 'found', place: { suburb: 'Sydney', lat: -33.8698 } })
    }
    expect(geocoder.asked.length - before).toBe(1)
  })

  test('SRCH-22: zero results mean there is no such postcode', async () => {
    expect(await places.findPostcode('1234')).toEqual({ kind: 'unknown' })
  })

  test('API-09: when it fails, the built-in list answers until the service recovers', async () => {
    fail()
    expect(await places.findPostcode('4105')).toMatchObject({ kind: 'found', place: { postcode: '4105' } })
    geocoder.answerWith(null)
    expect(await places.findPostcode('4105')).toMatchObject({ kind: 'found', place: { lat: -27.5344 } })
  })

  test('API-09: a failure is not mistaken for an unknown postcode', async () => {
    fail()
    expect(await places.findPostcode('0001')).toEqual({ kind: 'unavailable' })
  })

  test('API-10: suggestions use the same fallback', async () => {
    fail()
    expect((await places.suggestPlaces('moorooka', 5))?.map(({ postcode }) => postcode)).toEqual(['4105'])
  })
})
