import { toCents } from '../money/money'
import type { ShippingEstimate } from './shipping-zones'

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
export function readEstimate(answer: unknown): ShippingEstimate | null {
  if (typeof answer !== 'object' || answer === null || !('name' in answer) || !('price' in answer)) return null
  const { name, price } = answer
  const cents = typeof price === 'number' ? toCents(price) : null
  return typeof name === 'string' && name !== '' && cents !== null && cents >= 0 ? { name, price: cents } : null
}
