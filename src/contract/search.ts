import { z } from 'zod'
import { AUSTRALIAN_STATES } from '@/domain/geo/place'
import { LIST_FILTERS, RANGE_FILTERS } from '@/domain/search/facets'
import { card } from './card'
import type { Contract } from './contract'
import { searchAnswer } from './search-answer'

const filters = Object.fromEntries([
  ...LIST_FILTERS.map(({ parameter, label }) => [parameter, z.string().optional().describe(`${label}: values, separated by commas`)]),
  ...RANGE_FILTERS.map(({ parameter, label }) => [parameter, z.string().optional().describe(`${label}: 'from-to', '-to' or 'from-'`)]),
])

/** The parameters of a search address (SRCH-05 to SRCH-09). Malformed values are ignored rather than rejected (SRCH-08). */
const searchQuery = z.object({
  path: z.string().optional().describe('The segments after /search/, such as used-cars/toyota'),
  ...filters,
  query: z.string().optional().describe('Keywords'),
  page: z.string().optional().describe('The page, from 1'),
  sortBy: z.string().optional().describe('The order'),
  postcode: z.string().optional().describe('A postcode or suburb to search around'),
  distance: z.string().optional().describe('The distance from there in km'),
})

export const searchCall = {
  method: 'GET',
  path: '/api/search',
  summary: 'The results page of a search',
  audience: 'site',
  request: searchQuery,
  answer: searchAnswer,
  refusals: [503],
} satisfies Contract

const pairs = z.array(z.tuple([z.string(), z.int()])).describe('Values with their number of cars')

export const countsCall = {
  method: 'GET',
  path: '/api/search/counts',
  summary: 'The number of cars that a search finds, and the values that can still be chosen',
  audience: 'site',
  request: searchQuery,
  answer: z.object({
    total: z.int(),
    countText: z.string(),
    address: z.string().describe('The address of these results'),
    lists: z.object({ car_type: pairs, make: pairs, model: pairs, body: pairs, dealership_name: pairs }),
  }),
  refusals: [503],
} satisfies Contract

export const placesCall = {
  method: 'GET',
  path: '/api/search/places',
  summary: 'The locations that have cars of a search, for a map',
  audience: 'site',
  request: searchQuery,
  answer: z.object({
    places: z.array(
      z.object({
        ...{ slug: z.string(), name: z.string(), lat: z.number(), lng: z.number(), count: z.int(), countText: z.string() },
        address: z.string().describe('The search at this location, or at all locations again if it is chosen'),
        isChosen: z.boolean(),
      }),
    ),
    tiles: z.string().nullable().describe("The address of the site's map tiles"),
    attribution: z.string().nullable(),
  }),
  refusals: [503],
} satisfies Contract

export const carsCall = {
  method: 'GET',
  path: '/api/cars',
  summary: 'A short list of available cars',
  audience: 'site',
  request: z.object({
    search_filters: z.string().optional().describe('The query of a search address, escaped: make%3DToyota%26price%3D-40000'),
    limit: z.string().optional().describe('The number of cars: 10 by default, at most 50'),
  }),
  answer: z.object({ count: z.int().describe('The number of cars beyond the list'), cards: z.array(card) }),
  refusals: [503],
} satisfies Contract

const line = { label: z.string(), href: z.string() }

/** A suggestion under a search field. */
const suggestion = z.discriminatedUnion('kind', [
  z.object({ ...line, kind: z.enum(['make', 'model', 'body']), count: z.int() }),
  z.object({ ...line, kind: z.literal('car'), stockNumber: z.string().nullable() }),
  z.object({ ...line, kind: z.literal('place'), postcode: z.string() }),
])

/** What the whole text means as a search, with its exact number of vehicles. */
const meaning = z.object({
  ...line,
  count: z.int(),
  countText: z.string(),
  parts: z.array(z.string()).describe("The filters that were understood: 'White', 'Ute', 'Under $40,000'"),
})

export const suggestionsCall = {
  method: 'GET',
  path: '/api/suggestions',
  summary: 'Suggestions for a search field; without text the most common makes and bodies',
  audience: 'site',
  request: z.object({ q: z.string().default('') }),
  answer: z.object({ query: z.string(), suggestions: z.array(suggestion), meaning }),
  refusals: [503],
} satisfies Contract

const place = z.object({
  ...{ postcode: z.string(), suburb: z.string(), label: z.string(), lat: z.number(), lng: z.number() },
  state: z.enum(AUSTRALIAN_STATES),
})

export const postcodesCall = {
  method: 'GET',
  path: '/api/postcodes',
  summary: 'Suburbs whose postcode or name starts with the text',
  audience: 'anyone',
  request: z.object({ q: z.string().default('') }),
  answer: z.object({
    places: z.array(place),
    message: z.string().nullable().describe("'Invalid postcode' when no suburb matches; null while the text can still be completed"),
  }),
  refusals: [503],
} satisfies Contract
