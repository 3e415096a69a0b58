import type { ConfigLinks } from '../switches/json-fields'
import type { SiteLink } from './site-link'

/** A link in a menu. `count` is the number of vehicles behind it; null if that is unknown or doesn't apply. */
export type NavLink = SiteLink & { count: number | null }

/** A stock link of a mega menu. A body type has the picture of a vehicle in stock, if there is one (LOOK-07). */
export type NavLead = NavLink & { picture?: string | null }

/** A make in a mega menu, with a link to its search (NAV-08). Without a logo, one is drawn from the name. */
export type NavBrand = NavLink & { logo?: string | null }
export type NavBrandSection = { label: string; count: number; brands: NavBrand[] }

/** The card in the last column of a mega menu. */
export type NavPromo = { heading: string; text: string | null; link: SiteLink; imageUrl: string | null }

export type NavMenu =
  | { kind: 'links'; links: NavLink[] }
  | {
      kind: 'mega'
      heading: string
      lead: NavLead[]
      /** Price bands in which the site has stock. */
      prices: SiteLink[]
      sections: NavBrandSection[]
      promo: NavPromo | null
      tasks: SiteLink[]
    }

export type NavKey = 'home' | 'vehicles' | 'stock' | 'offers' | 'finance' | 'service' | 'company'

/**
 * An item of the header: a plain link, or a dropdown that also contains the item's own link. The key of a line that editors put there begins
 * with `line-`.
 */
export type NavItem = { key: NavKey | `line-${string}`; label: string; href: string; count: number | null; menu: NavMenu | null }

export type NavGroupKey = 'bodies' | 'models' | 'tools' | 'service' | 'company'

/** A column of the footer. */
export type NavGroup = { key: NavGroupKey; label: string; links: NavLink[] }

export const BRAND_SECTION_LABELS = {
  car: 'Car Brands',
  motorcycle: 'Motorcycle Brands',
  truck: 'Truck Brands',
  own: 'Our Brands',
} as const
export type BrandSection = keyof typeof BRAND_SECTION_LABELS

/** The data that a site's menus are built from. Counts cover vehicles that the site shows. */
export type NavigationFacts = {
  links: ConfigLinks
  /** External service booking, if the site has one (CMS-04). */
  serviceBookingUrl: string | null
  /** 'Cars', or 'Caravans' for a site that sells caravans (SRP-19). */
  stockNoun: string
  stock: { all: number; new: number; demo: number; used: number }
  /** `path` is the address for links to the model (MOD-04). */
  models: { name: string; path: string; bodies: string[] }[]
  /** Body types in stock, with a plural label: 'SUV' and 'SUVs'. */
  bodies: { value: string; label: string; count: number }[]
  /** Address of a picture by body type, of a vehicle in stock. */
  pictures: Readonly<Record<string, string>>
  /** Price bands in which the site has stock, with links to the search. */
  prices: SiteLink[]
  /** Whether the footer lists the body types (TEN-08). */
  hasBodyList: boolean
  /** `logo` is the make's picture in the platform's list of brands, if it has one (BRD-04). */
  makes: { name: string; slug: string; section: BrandSection; count: number; logo?: string | null }[]
  /** Number of current offers (CMS-05). */
  offersCount: number
  megaMenu: boolean
  promo: NavPromo | null
}
