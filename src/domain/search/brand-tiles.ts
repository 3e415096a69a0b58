import { toBrandPath } from '../models/brand-path'
import { toMakeSlug } from '../models/make-name'
import type { NavigationFacts } from '../navigation/navigation'
import type { BrandTileLinks } from '../switches/json-fields'
import { toSearchAddress } from './search-address'
import { ALL_STOCK } from './search-state'

/** A make in stock, as the menus know it. */
export type MakeInStock = NavigationFacts['makes'][number]

/** How an editor orders the makes: most cars first, by name, or as they are listed. */
export const BRAND_ORDERS = ['count', 'name', 'chosen'] as const
export type BrandOrder = (typeof BRAND_ORDERS)[number]

export type BrandChoice = { order: BrandOrder; chosen: readonly string[]; limit: number | null }

export type BrandTile = { name: string; count: number; href: string; section: MakeInStock['section']; logo?: string | null }

const byName = (one: MakeInStock, other: MakeInStock) => one.name.localeCompare(other.name, 'en-AU')
const byCount = (one: MakeInStock, other: MakeInStock) => other.count - one.count || byName(one, other)

/** Chosen makes that are in stock, each once, in the order in which they are listed. */
function pickChosen(makes: readonly MakeInStock[], chosen: readonly string[]): MakeInStock[] {
  const bySlug = new Map(makes.map((make) => [make.slug, make]))
  return [...new Set(chosen.map(toMakeSlug))].flatMap((slug) => bySlug.get(slug) ?? [])
}

function arrange(makes: readonly MakeInStock[], { order, chosen, limit }: BrandChoice): MakeInStock[] {
  if (order === 'chosen') return pickChosen(makes, chosen).slice(0, limit ?? undefined)
  const most = makes.toSorted(byCount).slice(0, limit ?? undefined)
  return order === 'name' ? most.sort(byName) : most
}

/** An address that the tenant has set for a make, else its overview; 'skip' asks for the search of its cars (BRD-03, SRCH-02). */
function toHref({ name, slug }: MakeInStock, links: BrandTileLinks): string {
  const set = Object.hasOwn(links, slug) ? links[slug] : undefined
  return set === 'skip' ? toSearchAddress({ ...ALL_STOCK, lists: { make: [name] } }) : (set ?? toBrandPath(slug))
}

/**
 * The makes that a tenant has in stock → the tiles of a brand grid. A limit keeps those with the most cars, whatever the order; makes
 * without a car are left out.
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
