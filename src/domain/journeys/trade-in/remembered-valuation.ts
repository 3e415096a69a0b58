import { z } from 'zod'

const valuationSchema = z.object({
  journey: z.string().regex(/^[\w-]{32}$/),
  car: z.string().max(200),
  offer_price: z.number().nullable(),
})

/** A valuation remembered in the browser to continue later (FAV-08). The offer in dollars, null before there is one. */
export type RememberedValuation = z.output<typeof valuationSchema>

/** Key in the browser's local storage (FAV-08). */
export const VALUATION_KEY = 'tradeInValuation'

/** Reads a remembered valuation; null if it is unreadable (FAV-08). */
export function readRememberedValuation(stored: string | null): RememberedValuation | null {
  if (stored === null) return null
  try {
    const read = valuationSchema.safeParse(JSON.parse(stored))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
