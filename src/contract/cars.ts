import { z } from 'zod'
import { card } from './card'
import { type Contract, FILE, slug } from './contract'

const carRequest = z.object({ slug })
const carFileRequest = carRequest.extend({ terms: z.string().optional().describe('The visitor’s loan terms, for the weekly price') })

const differences = z
  .array(z.string())
  .describe('How each car differs in price, kilometres and age, in the order of the cards; empty if it does not')

export const similarCall = {
  method: 'GET',
  path: '/api/cars/{slug}/similar',
  summary: 'Up to six similar cars, the most similar first',
  audience: 'site',
  request: carRequest,
  answer: z.object({ title: z.string(), ids: z.array(z.int()), cards: z.array(card), differences }),
  refusals: [404, 503],
} satisfies Contract

export const summaryCall = {
  method: 'GET',
  path: '/api/cars/{slug}/summary',
  summary: 'The facts about a car for forms and calculators, by its slug or id',
  audience: 'site',
  request: carRequest,
  answer: z.object({
    ...{ id: z.int(), slug: z.string(), name: z.string(), path: z.string(), picture: z.string().nullable() },
    price: z.number().nullable().describe('Dollars'),
    dealership: z.string().describe('The slug of its dealership'),
  }),
  refusals: [404],
} satisfies Contract

/** A count that the page received with its vehicle; null for an address typed by hand. */
const knownCount = z.coerce.number().int().nonnegative().nullable().catch(null)
const knownInstant = z.coerce.number().int().positive().nullable().catch(null)

export const viewCall = {
  method: 'GET',
  path: '/api/cars/{slug}/view.json',
  summary: 'Counts a view, once per visitor and day, and returns what has changed since the page was rendered',
  audience: 'site',
  request: z.object({ slug, photos_count: knownCount, updated_at: knownInstant, website_id: z.string().optional() }),
  answer: z.object({
    views: z.int().nullable().describe('Null when the site doesn’t show views'),
    car_fields: z
      .object({ status: z.string(), price: z.number().nullable(), photos_count: z.int(), updated_at: z.int() })
      .partial()
      .describe('Fields that replace those of the page; empty when the page is up to date'),
  }),
  refusals: [404],
} satisfies Contract

export const gaugeCall = {
  method: 'GET',
  path: '/cars/{slug}/autogauge',
  summary: 'The market range of a price, in dollars; 204 when it is unknown',
  audience: 'site',
  request: carRequest,
  answer: z
    .looseObject({
      ...{ fill: z.number(), listing_price: z.number(), market_range_min: z.number(), market_range_max: z.number() },
      ...{ confidence: z.number(), description: z.string() },
    })
    .partial()
    .nullable(),
  refusals: [404],
} satisfies Contract

export const pdfCall = {
  method: 'GET',
  path: '/api/cars/{slug}/pdf',
  summary: 'A one-page brochure of a car in the site’s design',
  audience: 'site',
  request: carFileRequest,
  answer: FILE,
  file: 'application/pdf',
  refusals: [404, 500, 503],
} satisfies Contract

export const carPictureCall = {
  method: 'GET',
  path: '/api/cars/{slug}/share-picture',
  summary: 'The picture that social sites show beside a link to a car',
  audience: 'site',
  request: carFileRequest,
  answer: FILE,
  file: 'image/png',
  refusals: [404, 500, 503],
} satisfies Contract
