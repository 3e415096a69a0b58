import { z } from 'zod'
import { type Contract, FILE, NOTHING } from './contract'

const part = z.looseObject({ ok: z.boolean(), detail: z.string() })

export const healthCall = {
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the process responds',
  audience: 'internal',
  request: NOTHING,
  answer: z.object({ status: z.literal('alive') }),
  refusals: [],
} satisfies Contract

export const readyCall = {
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether the process is ready for visitors; 503 when it is not',
  audience: 'internal',
  request: NOTHING,
  answer: z.looseObject({ status: z.enum(['ready', 'degraded', 'waiting']), database: part, search: part }),
  refusals: [],
} satisfies Contract

export const stripeCall = {
  method: 'POST',
  path: '/api/payments/stripe',
  summary: 'Receives payment events from Stripe, verified by signature',
  audience: 'internal',
  request: z.object({ body: z.string() }),
  answer: z.object({ received: z.literal(true) }),
  refusals: [404, 503],
} satisfies Contract

export const feedCall = {
  method: 'GET',
  path: '/feeds/{ticket}/{file}',
  summary: 'The stock of a site for an advertising platform',
  audience: 'site',
  request: z.object({ ticket: z.string(), file: z.string() }),
  answer: FILE,
  file: 'text/csv',
  refusals: [404],
} satisfies Contract

export const descriptionCall = {
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description',
  audience: 'site',
  request: NOTHING,
  answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  refusals: [],
} satisfies Contract
