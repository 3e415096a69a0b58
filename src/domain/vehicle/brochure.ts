import type { ColourTokens, FontFamily } from '../tenant/template'
import type { Specification } from './specifications'

/** A tenant's design for brochures and share pictures: colours as '#rrggbb'. */
export type BrochureBrand = {
  name: string
  tagline: string | null
  logoUrl: string | null
  /** The site's host for display. */
  host: string
  colour: Pick<ColourTokens, 'ink' | 'inkSoft' | 'line' | 'tint' | 'brand' | 'brandInk' | 'brandDark' | 'brandDarkInk' | 'action'>
  display: FontFamily
  text: FontFamily
}

/** A weekly estimate in words. `source` names who offers it, or is empty; `price` is the asking price in cents (LOOK-01). */
export type BrochureWeekly = { amount: string; rate: string; comparisonRate: string; source: string; price: number }

/** Writes a weekly estimate in one line, with both rates and who offers it (LOOK-01). */
export function describeWeekly({ amount, rate, comparisonRate, source }: Omit<BrochureWeekly, 'price'>): string {
  const price = `${amount} a week, ${rate} interest rate, ${comparisonRate} comparison rate*`
  return source ? `${price} (${source})` : price
}

/** A vehicle on one page: for its PDF, print view and share picture (VDP-22, VDP-25). */
export type Brochure = {
  /** For example, '2023 Toyota RAV4'. */
  title: string
  /** 'car', 'caravan' */
  noun: string
  subtitle: string | null
  price: { text: string; basis: string | null; was: string | null }
  isSold: boolean
  /** The weekly estimate with both rates; null without one. */
  weekly: BrochureWeekly | null
  facts: { label: string; value: string }[]
  specifications: Specification[]
  features: string[]
  comments: string | null
  place: { name: string; address: string; phone: string | null; licence: string | null } | null
  /** Addresses of the first pictures. */
  pictures: string[]
  /** The page's full address, for the QR code. */
  url: string
  legal: string[]
  brand: BrochureBrand
}
