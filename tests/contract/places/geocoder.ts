import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parsePlaceText } from '@/domain/geo/place'

/** Places that the geocoder knows, including one abroad, which a service may return for any query. */
const KNOWN = [
  { suburb: 'Moorooka', state: 'QLD', postcode: '4105', country: 'AU', lat: -27.5344, lng: 153.0238 },
  { suburb: 'Sydney', state: 'NSW', postcode: '2000', country: 'AU', lat: -33.8698, lng: 151.2083 },
  { suburb: 'Darwin', state: 'NT', postcode: '0800', country: 'AU', lat: -12.4634, lng: 130.8456 },
  { suburb: 'Perth', state: 'WA', postcode: '6000', country: 'AU', lat: -31.9523, lng: 115.8613 },
  { suburb: 'Ascot', state: 'WA', postcode: '6104', country: 'AU', lat: -31.9407, lng: 115.9278 },
  { suburb: 'Ascot', state: 'QLD', postcode: '4007', country: 'AU', lat: -27.4312, lng: 153.0588 },
  { suburb: 'Ascot', state: '', postcode: 'SL5', country: 'GB', lat: 51.41, lng: -0.67 },
]

export type Geocoder = {
  address: string
  /** The queries received so far. */
  asked: URLSearchParams[]
  /** Replaces the responses from now on; null restores the normal ones. */
  answerWith: (answer: ((response: ServerResponse) => void) | null) => void
  close: () => Promise<void>
}

function toResult({ suburb, state, postcode, country, lat, lng }: (typeof KNOWN)[number]) {
  const component = (name: string, type: string) => ({ long_name: name, short_name: name, types: [type] })
  return {
    address_components: [
      component(suburb, 'locality'),
      component(state, 'administrative_area_level_1'),
      component(country, 'country'),
      component(postcode, 'postal_code'),
    ],
    geometry: { location: { lat, lng } },
  }
}

/** Returns a geocoder's response: results for the requested components, or ZERO_RESULTS. */
function geocode(query: URLSearchParams) {
  const postcode = /postal_code:([^|]*)/.exec(query.get('components') ?? '')?.[1]
  const typed = parsePlaceText(query.get('address') ?? '')
  const results = KNOWN.filter(
    (place) =>
      (postcode === undefined || place.postcode === postcode) &&
      (typed === null || (place.suburb.toLowerCase().startsWith(typed.words) && place.postcode.startsWith(typed.postcode))),
  )
  return { status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results: results.map(toResult) }
}

/** Opens a test's own geocoder on this machine. */
export async function openGeocoder(): Promise<Geocoder> {
  const asked: URLSearchParams[] = []
  let own: ((response: ServerResponse) => void) | null = null
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://geocoder').searchParams
    asked.push(query)
    if (own) return own(response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(geocode(query)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = readAddress(server.address())
  return {
    address: `http://127.0.0.1:${port}/geocode/json`,
    asked,
    answerWith: (answer) => {
      own = answer
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function readAddress(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the receiver listens on a port')
  return address
}
