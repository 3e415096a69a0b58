import type { Cents } from '../money/money'
import { formatMoney } from '../money/money'

export const MODEL_STATUSES = ['new', 'all_new', 'coming_soon'] as const
export type ModelStatus = (typeof MODEL_STATUSES)[number]

/** A picture of a model; a cut-out has no ground of its own and is put on the template's. */
export type ModelPicture = { url: string; width: number; height: number; alt: string; kind: 'photo' | 'cutout' }

/** What one of a model's variants costs, drive away. */
export type ModelVariant = { name: string; min: Cents | null; max: Cents | null }

/** A model of a manufacturer (MOD-01). */
export type RangeModel = {
  id: number
  name: string
  make: string
  slug: string
  /** Takes the place of `slug` in the address (MOD-04). */
  newSlug: string | null
  /** Where the manufacturer sends the model instead; checked to be a usable address. */
  overrideUrl: string | null
  status: ModelStatus | null
  shortDescription: string | null
  /** manufacturer_body and manufacturer_body1 to 3 in order, without the empty ones (MOD-06). */
  stories: string[]
  picture: ModelPicture | null
  bodies: string[]
  fromPrice: Cents | null
  variants: ModelVariant[]
}

export type ModelLabel = { text: 'NEW' | 'COMING SOON'; kind: 'new' | 'comingSoon' }

/** The label on a model's cards (MOD-07, MOD-08); null for a model that has been there a while. */
export function toModelLabel(status: ModelStatus | null): ModelLabel | null {
  if (status === null) return null
  return status === 'coming_soon' ? { text: 'COMING SOON', kind: 'comingSoon' } : { text: 'NEW', kind: 'new' }
}

/** The lowest price of a model: its own, else the lowest of its variants (MOD-10); null where neither is known. */
export function findFromPrice({ fromPrice, variants }: Pick<RangeModel, 'fromPrice' | 'variants'>): Cents | null {
  if (fromPrice !== null) return fromPrice
  const prices = variants.flatMap(({ min }) => min ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}

/** '$44,990', or '$44,990 to $46,490'; null where a variant has no price. */
export function formatVariantPrice({ min, max }: ModelVariant): string | null {
  const low = min ?? max
  if (low === null) return null
  return max !== null && max > low ? `${formatMoney(low)} to ${formatMoney(max)}` : formatMoney(low)
}

/** 'Aurora Fjell'; a name that begins with its make says it once: 'Mazda3', 'MG ZS'. */
export function toModelTitle({ make, name }: Pick<RangeModel, 'make' | 'name'>): string {
  return name.toLowerCase().startsWith(make.toLowerCase()) ? name : `${make} ${name}`
}
