import { z } from 'zod'
import { type Contract, NO_CONTENT, NOTHING } from './contract'

/** The address that ends time travel. */
export const BACK_TO_NOW = '/api/time-travel/end'

/** A path of the site itself; anything else leads to its home page. */
const insidePath = z.string().overwrite((text) => (/^\/(?![/\\])[^\\]{0,500}$/.test(text) ? text : '/'))

export const travelCall = {
  method: 'GET',
  path: '/api/time-travel',
  summary: 'Shows staff the site as of another instant, by a ticket of the admin; redirects to a page of the site',
  audience: 'internal',
  request: z.object({ ticket: z.string().max(200), to: insidePath.default('/') }),
  answer: NO_CONTENT,
  redirects: true,
  refusals: [404],
} satisfies Contract

export const backToNowCall = {
  method: 'GET',
  path: BACK_TO_NOW,
  summary: 'Shows staff the site as it is now again; redirects to its home page',
  audience: 'internal',
  request: NOTHING,
  answer: NO_CONTENT,
  redirects: true,
  refusals: [],
} satisfies Contract
