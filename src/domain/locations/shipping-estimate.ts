import { toCents } from '../money/money'
import type { ShippingEstimate } from './shipping-zones'

/** DEL-01. */
const NO_POSTCODE_TEXT = 'Please enter a postcode.'

/** DEL-02. */
export const NO_ESTIMATE_TEXT =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** A typed postcode without spaces, or a message if it is empty (DEL-01). The estimate itself checks whether it exists. */
export type TypedPostcode = { kind: 'missing'; text: string } | { kind: 'given'; postcode: string }

const MAX_LENGTH = 20

export function readPostcode(typed: string): TypedPostcode {
  const postcode = typed.replace(/\s+/g, '').slice(0, MAX_LENGTH)
  return postcode === '' ? { kind: 'missing', text: NO_POSTCODE_TEXT } : { kind: 'given', postcode }
}

/** Reads the estimate from a response (DEL-03), converting dollars to cents; null for anything else. */
export function readEstimate(response: unknown): ShippingEstimate | null {
  if (typeof response !== 'object' || response === null || !('name' in response) || !('price' in response)) return null
  const { name, price } = response
  const cents = typeof price === 'number' ? toCents(price) : null
  return typeof name === 'string' && name !== '' && cents !== null && cents >= 0 ? { name, price: cents } : null
}
