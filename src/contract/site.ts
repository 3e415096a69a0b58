import { z } from 'zod'
import { browserFailureSchema } from '@/domain/analytics/browser-failure'
import { revealSchema, visitEventSchema } from '@/domain/analytics/visit-schema'
import { type Contract, FILE, NO_CONTENT, NOTHING } from './contract'

export const eventCall = {
  method: 'POST',
  path: '/api/events',
  summary: "Records what a visitor did with a car, by the event's number",
  audience: 'site',
  request: visitEventSchema,
  answer: NO_CONTENT,
  refusals: [404],
} satisfies Contract

export const revealCall = {
  method: 'POST',
  path: '/api/events/reveal-phone',
  summary: "Records that a visitor revealed a dealership's phone number",
  audience: 'site',
  request: revealSchema,
  answer: NO_CONTENT,
  refusals: [404],
} satisfies Contract

export const browserFailureCall = {
  method: 'POST',
  path: '/api/browser-failures',
  summary: 'Logs a part of a page that a browser could not load',
  audience: 'site',
  request: browserFailureSchema,
  answer: NO_CONTENT,
  refusals: [],
} satisfies Contract

export const sitePictureCall = {
  method: 'GET',
  path: '/api/share-picture',
  summary: 'The picture that social sites show beside a link to a page',
  audience: 'site',
  request: NOTHING,
  answer: FILE,
  file: 'image/png',
  refusals: [],
} satisfies Contract

export const ratingCall = {
  method: 'GET',
  path: '/api/reviews/snap21',
  summary: "The rating of the site's own organisation at Snap 21",
  audience: 'site',
  request: z.object({ orgId: z.string().optional() }),
  answer: z.object({ rating: z.number().min(0).max(5), stars: z.number().min(0).max(5) }),
  refusals: [404, 503],
} satisfies Contract

const named = z.object({ id: z.int(), slug: z.string() })
const website = z.object({ id: z.int(), name: z.string(), url: z.string().nullable() })
const address = z.object({
  ...{ street: z.string(), city: z.string(), state: z.string(), postcode: z.string() },
  ...{ lat: z.number().nullable(), long: z.number().nullable() },
})

export const dealersCall = {
  method: 'GET',
  path: '/api/manufacturer-locations',
  summary: "The dealers' websites with their locations",
  audience: 'site',
  request: NOTHING,
  answer: z.array(
    website.extend({
      dealership: named,
      locations: z.array(z.object({ id: z.int(), name: z.string(), location_type: z.string(), address, dealership: named, website })),
    }),
  ),
  refusals: [],
} satisfies Contract
