import { z } from 'zod'
import { type Contract, NO_CONTENT } from './contract'

/** The schema of the step's form checks its fields. */
const step = { step: z.unknown().optional(), journey: z.unknown().optional().describe('The key of the journey') }

const progress = z.object({
  journey: z.string(),
  step: z.string(),
  lead_id: z.int().nullable(),
  offer_accepted: z.boolean(),
  offer: z
    .object({
      ...{ offer_price: z.number(), offer_min: z.number(), offer_max: z.number(), confidence: z.number() },
      valid_until: z.iso.datetime(),
    })
    .nullable()
    .describe('In dollars; null without an offer'),
})

export const tradeInCall = {
  method: 'POST',
  path: '/api/trade-in',
  summary: 'A step of a trade-in, or all steps at once; the contact details create its lead',
  audience: 'site',
  request: z.looseObject(step),
  answer: progress,
  isForm: true,
  refusals: [],
} satisfies Contract

export const changeTradeInCall = {
  method: 'POST',
  path: '/api/trade-in/{lead}',
  summary: 'Changes a trade-in, or accepts its offer',
  audience: 'site',
  request: z.looseObject({ ...step, lead: z.string(), offer_accepted: z.unknown().optional() }),
  answer: progress,
  isForm: true,
  refusals: [404],
} satisfies Contract

const PLATE = /^[A-Z0-9]{1,9}$/
const STATE = /^(QLD|NSW|ACT|VIC|TAS|SA|WA|NT)$/
const plate = z.string({ error: 'Please enter a valid Rego.' }).overwrite((text) => text.toUpperCase().replace(/[\s-]/g, ''))
const state = z.string({ error: 'Please choose a State.' }).overwrite((text) => text.toUpperCase())

export const regoCall = {
  method: 'GET',
  path: '/api/trade-in/rego',
  summary: 'The car with a plate; 404 when it is unknown',
  audience: 'site',
  request: z.object({ rego: plate.regex(PLATE, 'Please enter a valid Rego.'), regoState: state.regex(STATE, 'Please choose a State.') }),
  answer: z.object({
    ...{ rego: z.string(), regoState: z.string(), make: z.string(), model: z.string() },
    ...{ badge: z.string().nullable(), year: z.int() },
  }),
  refusals: [404],
} satisfies Contract

export const valuationCall = {
  method: 'POST',
  path: '/api/miscellaneous',
  summary: 'Stores the result of a valuation in dollars, on sites that do so',
  audience: 'site',
  request: z.object({
    column_name: z.literal('valuation'),
    journey: z.string(),
    offer_price: z.number().min(0),
    offer_min: z.number().min(0),
    offer_max: z.number().min(0),
    confidence: z.number().min(0).max(1),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [404],
} satisfies Contract

export const checkoutCall = {
  method: 'POST',
  path: '/api/checkout',
  summary: 'A step of reserving or buying a car',
  audience: 'site',
  request: z.looseObject({
    ...step,
    car: z.unknown().describe('The slug of the car'),
    mode: z.unknown().optional(),
    new_journey: z.unknown().optional().describe('The key that a new checkout’s page was rendered with'),
  }),
  answer: z.union([
    z.object({ journey: z.string(), step: z.string(), lead_id: z.int().nullable() }),
    z.object({ trade_in: z.string(), page: z.string() }).describe('The page for valuing the trade-in first'),
    z.object({ url: z.string() }).describe("The provider's page for the payment"),
  ]),
  isForm: true,
  refusals: [],
} satisfies Contract

export const renewCall = {
  method: 'POST',
  path: '/api/checkout/renew',
  summary: 'Renews the hold on a car after a checkout expired',
  audience: 'site',
  request: z.looseObject({ journey: z.unknown() }),
  answer: z.object({ journey: z.string() }),
  isForm: true,
  refusals: [404],
} satisfies Contract

export const returnCall = {
  method: 'GET',
  path: '/api/checkout/return',
  summary: 'Receives the shopper from the payment provider; redirects to the checkout page',
  audience: 'site',
  request: z.object({ journey: z.string().nullable().default(null) }),
  answer: NO_CONTENT,
  redirects: true,
  refusals: [],
} satisfies Contract
