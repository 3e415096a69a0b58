import type { SiteMenus } from '../navigation/menu-changes'
import type { SiteLink } from '../navigation/site-link'
import type { EffectiveSwitches } from '../switches/switches'
import type { Measurement } from '../analytics/measurement'
import type { LayoutChoices, TemplateName, TemplateTokens } from './template'

export type { SiteLink }

/** A tenant as pages see it: identity, merged tokens and layout, effective switches, and the facts of its site (TEN-03 to TEN-06). */
export type Tenant = {
  id: number
  slug: string
  name: string
  template: TemplateName
  /** 'https://harbour.example' without a slash at the end; the canonical origin. */
  origin: string
  /** IANA zone; every date of this tenant is read in it. */
  timeZone: string
  /** The dealerships whose stock this site sells (a group sells that of several). */
  dealershipIds: number[]
  tokens: TemplateTokens
  layout: LayoutChoices
  switches: EffectiveSwitches
  site: SiteFacts
  /** What its editors changed of its menus. */
  menus: SiteMenus
}

export type SiteFacts = {
  /** Second line of the word mark, e.g. 'Motors · Brisbane'. */
  tagline: string | null
  logo: { url: string; width: number; height: number; alt: string } | null
  /** Two or three sentences for the footer. */
  about: string | null
  phone: string | null
  email: string | null
  abn: string | null
  licences: string[]
  acknowledgement: string | null
  /** The price and comparison-rate notes that '*' points to; plain text. */
  legal: string[]
  measurement: Measurement
  socials: { kind: 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'linkedin' | 'x'; url: string }[]
}
