import { z } from 'zod'
import { toCents } from '../money'
import type { DeliveryEstimate } from './delivery-zones'

/** DEL-01. */
const NO_POSTCODE_TEXT = 'Please enter a postcode.'

/** DEL-02. */
export const NO_ESTIMATE_TEXT =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** A postcode as somebody typed it: blanks do not count, and nothing is asked for none (DEL-01). Whether it exists is the estimate's to say. */
export type TypedPostcode = { kind: 'missing'; text: string } | { kind: 'given'; postcode: string }

const LONGEST = 20

export function readPostcode(typed: string): TypedPostcode {
  const postcode = typed.replace(/\s+/g, '').slice(0, LONGEST)
  return postcode === '' ? { kind: 'missing', text: NO_POSTCODE_TEXT } : { kind: 'given', postcode }
}

/** The answer of the call (DEL-03): price in dollars there, in cents here; null for anything else. */
export function readEstimate(answer: unknown): DeliveryEstimate | null {
  const parsed = z.object({ name: z.string().min(1), price: z.number().min(0) }).safeParse(answer)
  const price = parsed.success ? toCents(parsed.data.price) : null
  return parsed.success && price !== null ? { name: parsed.data.name, price } : null
}
