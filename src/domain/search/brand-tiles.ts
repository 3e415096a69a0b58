import { toBrandPath } from '../models/brand-path'
import { toMakeSlug } from '../models/make-name'
import type { NavigationFacts } from '../navigation/navigation'
import type { BrandTileLinks } from '../switches/json-fields'
import { toSearchAddress } from './search-address'
import { ALL_STOCK } from './search-state'

/** A make in stock, as menus use it. */
export type MakeInStock = NavigationFacts['makes'][number]

/** The orders that an editor can choose for makes: by number of vehicles, by name, or as chosen. */
export const BRAND_ORDERS = ['count', 'name', 'chosen'] as const
export type BrandOrder = (typeof BRAND_ORDERS)[number]

export type BrandChoice = { order: BrandOrder; chosen: readonly string[]; limit: number | null }

export type BrandTile = { name: string; count: number; href: string; section: MakeInStock['section']; logo?: string | null }

const byName = (one: MakeInStock, other: MakeInStock) => one.name.localeCompare(other.name, 'en-AU')
const byCount = (one: MakeInStock, other: MakeInStock) => other.count - one.count || byName(one, other)

/** Returns the chosen makes that are in stock, without duplicates, in the chosen order. */
function pickChosen(makes: readonly MakeInStock[], chosen: readonly string[]): MakeInStock[] {
  const bySlug = new Map(makes.map((make) => [make.slug, make]))
  return [...new Set(chosen.map(toMakeSlug))].flatMap((slug) => bySlug.get(slug) ?? [])
}

function arrange(makes: readonly MakeInStock[], { order, chosen, limit }: BrandChoice): MakeInStock[] {
  if (order === 'chosen') return pickChosen(makes, chosen).slice(0, limit ?? undefined)
  const most = makes.toSorted(byCount).slice(0, limit ?? undefined)
  return order === 'name' ? most.sort(byName) : most
}

/**
 * Returns the address that the tenant has set for a make, else its overview page. 'skip' links to the search for its vehicles (BRD-03,
 * SRCH-02).
 */
function toHref({ name, slug }: MakeInStock, links: BrandTileLinks): string {
  const set = Object.hasOwn(links, slug) ? links[slug] : undefined
  return set === 'skip' ? toSearchAddress({ ...ALL_STOCK, lists: { make: [name] } }) : (set ?? toBrandPath(slug))
}

/**
 * Builds the tiles of a brand grid from the makes in stock. A limit selects the makes with the most vehicles, whatever the order. Makes
 * without vehicles are left out.
 */
export function toBrandTiles(makes: readonly MakeInStock[], choice: BrandChoice, links: BrandTileLinks): BrandTile[] {
  const inStock = makes.filter(({ count }) => count > 0)
  return arrange(inStock, choice).map((make) => ({
    name: make.name,
    count: make.count,
    section: make.section,
    href: toHref(make, links),
    ...(make.logo ? { logo: make.logo } : {}),
  }))
}
