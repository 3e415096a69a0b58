import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMapsPlaces } from '@/server/places/maps-places'
import { ServiceUnavailableError } from '@/server/outside/service-unavailable'
import { describePlaces } from './describe-places'
import { type Geocoder, openGeocoder } from './geocoder'

const KEY = 'a-key-that-stays-inside'

describePlaces('a maps service', async () => {
  const geocoder = await openGeocoder()
  return { places: createMapsPlaces({ address: geocoder.address, key: KEY, timeoutMs: 10_000 }), close: geocoder.close }
})

describe('a maps service', () => {
  let geocoder: Geocoder
  beforeAll(async () => {
    geocoder = await openGeocoder()
  })
  afterAll(() => geocoder.close())
  beforeEach(() => geocoder.answerWith(null))
  const open = () => createMapsPlaces({ address: geocoder.address, key: KEY, timeoutMs: 300 })

  test('API-09: it is queried with the postal code, the country AU and the key', async () => {
    await open().findPostcode('4105')
    expect(Object.fromEntries(geocoder.asked.at(-1) ?? [])).toEqual({ components: 'postal_code:4105|country:AU', key: KEY })
  })

  test('API-10: a text is searched in Australia only, and results elsewhere are left out', async () => {
    const found = await open().suggest('ascot', 5)
    expect(Object.fromEntries(geocoder.asked.at(-1) ?? [])).toEqual({ address: 'ascot', components: 'country:AU', key: KEY })
    expect(found.map(({ state }) => state)).toEqual(['WA', 'QLD'])
  })

  test('SRCH-22: an impossible postcode is not looked up', async () => {
    const before = geocoder.asked.length
    await open().findPostcode('41O5')
    expect(geocoder.asked.length).toBe(before)
  })

  test.each([
    ['status 500', (response: ServerResponse) => void response.writeHead(500).end('oops')],
    ['no JSON', (response: ServerResponse) => void response.end('<html>')],
    ['another shape', (response: ServerResponse) => void response.end('{"status":"OK","results":[{}]}')],
    ['a refused key', (response: ServerResponse) => void response.end('{"status":"REQUEST_DENIED"}')],
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['no answer', () => undefined],
    ['half an answer', (response: ServerResponse) => void response.write('{"status":')],
  ])('API-09: %s is a failure, reported without the key', async (_, answer) => {
    geocoder.answerWith(answer)
    const failure: unknown = await open()
      .findPostcode('4105')
      .then(
        () => null,
        (error: unknown) => error,
      )
    expect(failure).toBeInstanceOf(ServiceUnavailableError)
    expect(JSON.stringify(failure instanceof Error ? [failure.message, failure.stack, String(failure.cause)] : [])).not.toContain(KEY)
  })
})
