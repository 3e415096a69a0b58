import type { Cents } from '../money/money'
import { formatMoney } from '../money/money'

export const MODEL_STATUSES = ['new', 'all_new', 'coming_soon'] as const
export type ModelStatus = (typeof MODEL_STATUSES)[number]

/** A picture of a model. A cutout has a transparent background and gets the template's. */
export type ModelPicture = { url: string; width: number; height: number; alt: string; kind: 'photo' | 'cutout' }

/** A variant of a model with its drive-away price range. */
export type ModelVariant = { name: string; min: Cents | null; max: Cents | null }

/** A model in a manufacturer's range (MOD-01). */
export type RangeModel = {
  id: number
  name: string
  make: string
  slug: string
  /** Replaces `slug` in the model's address (MOD-04). */
  newSlug: string | null
  /** Address that links lead to instead of the model's page; already validated. */
  overrideUrl: string | null
  status: ModelStatus | null
  shortDescription: string | null
  /** The non-empty texts of manufacturer_body and manufacturer_body1 to 3, in order (MOD-06). */
  stories: string[]
  picture: ModelPicture | null
  bodies: string[]
  fromPrice: Cents | null
  variants: ModelVariant[]
}

export type ModelLabel = { text: 'NEW' | 'COMING SOON'; kind: 'new' | 'comingSoon' }

/** Returns the label on a model's cards (MOD-07, MOD-08), or null for a model that is neither new nor coming soon. */
export function toModelLabel(status: ModelStatus | null): ModelLabel | null {
  if (status === null) return null
  return status === 'coming_soon' ? { text: 'COMING SOON', kind: 'comingSoon' } : { text: 'NEW', kind: 'new' }
}

/** Returns a model's own From price, else the lowest price of its variants (MOD-10). Null if there is neither. */
export function findFromPrice({ fromPrice, variants }: Pick<RangeModel, 'fromPrice' | 'variants'>): Cents | null {
  if (fromPrice !== null) return fromPrice
  const prices = variants.flatMap(({ min }) => min ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}

/** Formats a variant's price: '$44,990', or '$44,990 to $46,490'. Null without a price. */
export function formatVariantPrice({ min, max }: ModelVariant): string | null {
  const low = min ?? max
  if (low === null) return null
  return max !== null && max > low ? `${formatMoney(low)} to ${formatMoney(max)}` : formatMoney(low)
}

/** Returns make and name, 'Aurora Fjell', without repeating the make: 'Mazda3', 'MG ZS'. */
export function toModelTitle({ make, name }: Pick<RangeModel, 'make' | 'name'>): string {
  return name.toLowerCase().startsWith(make.toLowerCase()) ? name : `${make} ${name}`
}
