import type { ColourTokens, FontFamily } from '../tenant/template'
import type { Specification } from './specifications'

/** How a tenant looks on paper and in share pictures: colours as '#rrggbb'. */
export type BrochureBrand = {
  name: string
  tagline: string | null
  logoUrl: string | null
  /** Host of the site, as people type it. */
  host: string
  colour: Pick<ColourTokens, 'ink' | 'inkSoft' | 'line' | 'tint' | 'brand' | 'brandInk' | 'brandDark' | 'brandDarkInk' | 'action'>
  display: FontFamily
  text: FontFamily
}

/** A car on one sheet: for its PDF, its print view and its share picture (VDP-22, VDP-25). */
export type Brochure = {
  /** '2023 Toyota RAV4' */
  title: string
  subtitle: string | null
  price: { text: string; basis: string | null; was: string | null }
  isSold: boolean
  /** The weekly estimate with both of its rates, in one sentence; null where there is none. */
  weekly: string | null
  facts: { label: string; value: string }[]
  specifications: Specification[]
  features: string[]
  comments: string | null
  place: { name: string; address: string; phone: string | null; licence: string | null } | null
  /** Addresses of the first pictures. */
  pictures: string[]
  /** The page's full address, which the QR code leads to. */
  url: string
  legal: string[]
  brand: BrochureBrand
}
