import { z } from 'zod'

const keptSchema = z.object({
  journey: z.string().regex(/^[\w-]{32}$/),
  car: z.string().max(200),
  offer_price: z.number().nullable(),
})

/** What the browser remembers of a valuation to go on with it later (FAV-08); the offer in dollars, null before there is one. */
export type RememberedValuation = z.output<typeof keptSchema>

/** Where the browser keeps it (FAV-08). */
export const VALUATION_KEY = 'tradeInValuation'

/** A valuation as it was kept, or null when it cannot be read, which counts as absent (FAV-08). */
export function readRememberedValuation(stored: string | null): RememberedValuation | null {
  if (stored === null) return null
  try {
    const read = keptSchema.safeParse(JSON.parse(stored))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
