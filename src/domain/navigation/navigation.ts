import type { ConfigLinks } from '../switches/json-fields'
import type { SiteLink } from './site-link'

/** A link of a menu; `count` is how many cars stand behind it, null when that is unknown or no number of cars. */
export type NavLink = SiteLink & { count: number | null }

/** A make of a mega menu: its own logo, else the mark that is drawn from its name; the link leads to the search of the make (NAV-08). */
export type NavBrand = NavLink & { logo?: string | null }
export type NavBrandSection = { label: string; count: number; brands: NavBrand[] }

/** What stands in the last column of a mega menu. */
export type NavPromo = { heading: string; text: string | null; link: SiteLink; imageUrl: string | null }

export type NavMenu =
  | { kind: 'links'; links: NavLink[] }
  | { kind: 'mega'; heading: string; lead: NavLink[]; sections: NavBrandSection[]; promo: NavPromo | null; tasks: SiteLink[] }

export type NavKey = 'home' | 'vehicles' | 'stock' | 'offers' | 'finance' | 'service' | 'company'

/** One item of the header: a plain link, or a dropdown whose own link stands in its menu. */
export type NavItem = { key: NavKey; label: string; href: string; count: number | null; menu: NavMenu | null }

export type NavGroupKey = 'bodies' | 'models' | 'tools' | 'service' | 'company'

/** One column of the footer. */
export type NavGroup = { key: NavGroupKey; label: string; links: NavLink[] }

export const BRAND_SECTION_LABELS = {
  car: 'Car Brands',
  motorcycle: 'Motorcycle Brands',
  truck: 'Truck Brands',
  own: 'Our Brands',
} as const
export type BrandSection = keyof typeof BRAND_SECTION_LABELS

/** What the menus of a site are built from. Counts are of cars on show. */
export type NavigationFacts = {
  links: ConfigLinks
  /** External service booking, when the site has one (CMS-04). */
  serviceBookingUrl: string | null
  /** 'Cars', or 'Caravans' where the stock is caravans (SRP-19). */
  stockNoun: string
  stock: { all: number; new: number; demo: number; used: number }
  /** `path` is where links to the model lead (MOD-04). */
  models: { name: string; path: string; bodies: string[] }[]
  /** Body types in stock: 'SUV' with the plural 'SUVs' to show. */
  bodies: { value: string; label: string; count: number }[]
  /** Whether the footer lists them (TEN-08). */
  hasBodyList: boolean
  /** `logo` is the address of the make's own picture, where the platform's list of makes has one (BRD-04). */
  makes: { name: string; slug: string; section: BrandSection; count: number; logo?: string | null }[]
  /** How many offers run now (CMS-05). */
  offersCount: number
  megaMenu: boolean
  promo: NavPromo | null
}
