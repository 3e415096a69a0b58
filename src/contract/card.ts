import { CARD_FACT_KEYS } from '@/domain/vehicle/kinds/fact-keys'
import { z } from 'zod'

const text = z.string()
const textOrNull = text.nullable()

const keep = z.object({
  kind: z.enum(['watchlist', 'favourite']).nullable(),
  isSold: z.boolean(),
  isComparable: z.boolean(),
  car: z.object({ id: z.int(), name: text, slug: text, make: text, model: text, primary_image_url: text }),
})

/** The content of a result card, formatted for display. */
export const card = z
  .object({
    id: z.int(),
    href: text,
    enquireHref: text,
    name: text,
    yearAndMake: text,
    model: text,
    badgeLine: textOrNull,
    facts: z.array(z.object({ kind: z.enum(CARD_FACT_KEYS), label: text, value: text })),
    condition: text,
    viewLabel: text,
    tag: z.object({ kind: z.enum(['sold', 'fuel', 'reserved', 'certified', 'custom', 'comingSoon', 'justArrived']), text }).nullable(),
    price: z.object({ text, isAmount: z.boolean(), basis: textOrNull, was: textOrNull, saving: textOrNull }),
    weekly: z.object({ amount: text, rate: text, comparisonRate: text, source: text, price: z.int().describe('Cents') }).nullable(),
    market: textOrNull,
    photoUrl: textOrNull,
    photoPosition: text.optional(),
    photosCount: z.int(),
    photoRequestHref: textOrNull,
    body: textOrNull,
    place: textOrNull,
    dealership: text,
    stockNumber: textOrNull,
    isSold: z.boolean(),
    keep: keep.nullable(),
  })
  .meta({ id: 'Card' })
