import { safePictureHref } from '@/domain/navigation/href'
import type { SiteLink, Tenant } from '@/domain/tenant/tenant'
import { listPriceBands } from '@/domain/search/price-bands'
import { toSearchAddress } from '@/domain/search/search-address'
import { ALL_STOCK } from '@/domain/search/search-state'
import { cachedRead } from '../cache/cached-read'
import { cacheTags } from '../invalidation/tags'
import { isSearchUnavailable } from '../search/port'
import { countStock, findStockRow } from './search-stock'

/** Vehicles looked at for each body type, in case the first ones have no picture. */
const CANDIDATES = 4

export type MenuStock = { pictures: Record<string, string>; prices: SiteLink[] }

const NOTHING: MenuStock = { pictures: {}, prices: [] }

async function findBodyPicture(tenant: Tenant, body: string, now: number): Promise<[string, string][]> {
  const { hits } = await findStockRow(tenant, { ...ALL_STOCK, lists: { body: [body] } }, CANDIDATES, now)
  const url = hits.flatMap(({ primaryImageUrl }) => safePictureHref(primaryImageUrl) ?? [])[0]
  return url === undefined ? [] : [[body, url]]
}

async function findPrices(tenant: Tenant, now: number): Promise<SiteLink[]> {
  const bands = listPriceBands()
  const counts = await countStock(
    tenant,
    bands.map(({ state }) => state),
    now,
  )
  return bands.flatMap(({ label, state }, at) => (counts[at] ? { label, href: toSearchAddress(state) } : []))
}

async function readMenuStock(tenant: Tenant, bodies: readonly string[], now: number): Promise<MenuStock> {
  const [prices, ...found] = await Promise.all([findPrices(tenant, now), ...bodies.map((body) => findBodyPicture(tenant, body, now))])
  return { prices, pictures: Object.fromEntries(found.flat()) }
}

/**
 * Returns what a menu shows of the stock besides counts: a picture for each body type and the price bands with stock (LOOK-07). Cached until
 * vehicles are added, removed or sold; a price band therefore has no count. Without a search engine the menu is without them.
 * @param now Unix seconds.
 */
export async function findMenuStock(tenant: Tenant, bodies: readonly string[], now: number): Promise<MenuStock> {
  if (!tenant.switches.megaMenuEnabled) return NOTHING
  try {
    return await cachedRead(
      ['menu-stock', tenant.id, ...tenant.dealershipIds, ...bodies, now],
      [cacheTags.stockShape(tenant.id), cacheTags.tenant(tenant.id)],
      () => readMenuStock(tenant, bodies, now),
    )
  } catch (error) {
    if (!isSearchUnavailable(error)) throw error
    return NOTHING
  }
}
