import { beforeAll, expect, test } from 'vitest'
import { GET as accountOf } from '@/app/api/account/route'
import { GET as appointmentsOf } from '@/app/api/appointments/route'
import { GET as listCars } from '@/app/api/cars/route'
import { GET as findSimilar } from '@/app/api/cars/[slug]/similar/route'
import { GET as summarise } from '@/app/api/cars/[slug]/summary/route'
import { GET as viewOf } from '@/app/api/cars/[slug]/view.json/route'
import { GET as listDealers } from '@/app/api/manufacturer-locations/route'
import { GET as describeCalls } from '@/app/api/openapi.json/route'
import { GET as findPostcodes } from '@/app/api/postcodes/route'
import { GET as readyOf } from '@/app/api/ready/route'
import { GET as search } from '@/app/api/search/route'
import { GET as countFound } from '@/app/api/search/counts/route'
import { GET as listPlaces } from '@/app/api/search/places/route'
import { GET as suggest } from '@/app/api/suggestions/route'
import { whoAmICall } from '@/contract/account'
import { similarCall, summaryCall, viewCall } from '@/contract/cars'
import type { Contract } from '@/contract/contract'
import { appointmentsCall } from '@/contract/leads'
import { descriptionCall, readyCall } from '@/contract/operations'
import { carsCall, countsCall, placesCall, postcodesCall, searchCall, suggestionsCall } from '@/contract/search'
import { dealersCall } from '@/contract/site'
import { findCar, openPayload } from '../leads/site'

type Route = (request: Request, context?: { params: Promise<object> }) => Promise<Response>

let slug: string
beforeAll(async () => {
  await openPayload()
  slug = (await findCar('harbour')).slug
}, 120_000)

const CALLS: [contract: Contract, route: Route, query?: () => string][] = [
  [searchCall, search],
  [searchCall, search, () => '?make=Toyota,Kia&price=-60000&sortBy=price'],
  [searchCall, search, () => '?make=Nothing&postcode=4105&distance=5'],
  [searchCall, search, () => '?query=hilux&page=99'],
  [countsCall, countFound],
  [countsCall, countFound, () => '?make=Toyota'],
  [placesCall, listPlaces],
  [placesCall, listPlaces, () => '?make=Toyota&path=moorooka'],
  [carsCall, listCars, () => '?search_filters=make%3DToyota&limit=3'],
  [suggestionsCall, suggest],
  [suggestionsCall, suggest, () => '?q=toy'],
  [suggestionsCall, suggest, () => '?q=moorooka'],
  [postcodesCall, findPostcodes, () => '?q=4105'],
  [similarCall, findSimilar],
  [summaryCall, summarise],
  [viewCall, viewOf, () => '?photos_count=1&updated_at=1&website_id=1'],
  [appointmentsCall, appointmentsOf, () => `?car_id=${slug}`],
  [dealersCall, listDealers],
  [whoAmICall, accountOf],
  [readyCall, readyOf],
  [descriptionCall, describeCalls],
]

test.each(CALLS.map(([contract, route, query], index) => [contract.path, index, contract, route, query] as const))(
  'API-11, API-14: %s (%i) returns what its contract says, and nothing else',
  async (path, _, contract, route, query) => {
    const headers = { host: 'harbour.localhost' }
    const call = () =>
      route(new Request(`http://harbour.localhost${path.replace('{slug}', slug)}${query?.() ?? ''}`, { headers }), {
        params: Promise.resolve(path.includes('{slug}') ? { slug } : {}),
      })
    // The database of the previous test file was dropped, and the listener is perhaps still reconnecting to the one of this file.
    if (contract === readyCall) await expect.poll(async () => (await call()).status, { timeout: 15_000 }).toBe(200)
    const response = await call()
    const body: unknown = await response.json()
    expect(response.status, JSON.stringify(body)).toBeLessThan(400)
    // Parsing drops unknown fields.
    expect(contract.answer.parse(body)).toEqual(body)
  },
)
