import type { SiteMenus } from '../navigation/menu-tree'
import type { SiteLink } from '../navigation/site-link'
import type { EffectiveSwitches } from '../switches/switches'
import type { Measurement } from '../analytics/measurement'
import type { LayoutChoices, TemplateName, TemplateTokens } from './template'

export type { SiteLink }

/** A tenant as pages use it: identity, merged tokens and layout, effective switches, and facts about its site (TEN-03 to TEN-06). */
export type Tenant = {
  id: number
  slug: string
  name: string
  template: TemplateName
  /** The canonical origin without a trailing slash, such as 'https://harbour.example'. */
  origin: string
  /** IANA zone in which all of the tenant's dates are shown. */
  timeZone: string
  /** The dealerships whose stock the site sells; several for a group. */
  dealershipIds: number[]
  tokens: TemplateTokens
  layout: LayoutChoices
  switches: EffectiveSwitches
  site: SiteFacts
  /** The editors' changes to the menus. */
  menus: SiteMenus
}

export type SiteFacts = {
  /** Second line of the word mark, such as 'Motors · Brisbane'. */
  tagline: string | null
  logo: { url: string; width: number; height: number; alt: string } | null
  /** Two or three sentences for the footer. */
  about: string | null
  phone: string | null
  email: string | null
  abn: string | null
  licences: string[]
  acknowledgement: string | null
  /** The price and comparison rate notes that '*' refers to; plain text. */
  legal: string[]
  measurement: Measurement
  socials: { kind: 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'linkedin' | 'x'; url: string }[]
}
