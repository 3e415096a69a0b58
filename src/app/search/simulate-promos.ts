import type { Payload } from 'payload'
import { countPages } from '@/domain/search/query'
import { composeListing } from '@/domain/search/results/compose-listing'
import { type Explanation, explainAbsence } from '@/domain/search/results/explain-absence'
import { toGridCards, toGridContext, toPromoListing } from '@/domain/search/results/grid-settings'
import { toSearchAddress } from '@/domain/search/search-address'
import { applyDefaultDistance, type SearchState } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'
import type { User } from '@payload-types'
import { findNamedPromos } from '@/server/content/find-lists'
import { interpretSearch } from '@/server/stock/interpret-search'
import { searchStock } from '@/server/stock/search-stock'
import { readSearch } from './search-page'

/** A cell of the simulated grid. `editable` is the id of a promo card that staff can open. */
export type SimulatedCell = { kind: 'car' | 'promo' | 'card'; name: string; note: string | null; editable: number | null }

/** `field` is null if no field decides, but whether the card is published. */
export type AbsentPromo = { words: string; field: Explanation['field'] | null; name: string; editable: number | null }

/** A search of a site as of an instant: its grid with the promo slots, and every promo that is absent with its reason (EDT-23). */
export type Simulation = { address: string; total: number; cells: SimulatedCell[]; absent: AbsentPromo[] }

const OWN_CARDS = { cta: 'Sell-your-car card', eofy: 'End-of-financial-year card' } as const
const SEARCH_PATH = /^(?:https?:\/\/[^/]+)?\/search(?:\/([^?#]*))?(?:\?([^#]*))?/i

/** Reads an address of the results page, or words as a visitor types them. */
async function readTyped(tenant: Tenant, typed: string, now: number): Promise<SearchState> {
  const [address, path = '', query = ''] = SEARCH_PATH.exec(typed) ?? []
  if (address === undefined && typed !== '') return (await interpretSearch(tenant, typed, now)).state
  const { state } = await readSearch(tenant, path.split('/').filter(Boolean), new URLSearchParams(query))
  return state
}

const idOf = (id: number | string) => (typeof id === 'number' ? id : null)

/** Returns the promo cards that no visitor sees whatever they search: drafts and hidden cards. */
async function findUnpublished(payload: Payload, user: User, tenant: Tenant, known: ReadonlySet<number | string>) {
  const where = { tenant: { equals: tenant.id } }
  const { docs } = await payload.find({
    collection: 'promo-cards',
    where,
    depth: 0,
    pagination: false,
    select: { title: true },
    user,
    overrideAccess: false,
  })
  return docs.filter(({ id }) => !known.has(id))
}

/**
 * Runs a search as a visitor would at an instant, and explains every promo card of the site that is not in its grid (EDT-23, ADM-09).
 * @param typed An address such as /search/used-cars?body=Ute, or words; empty for all stock.
 * @param at Unix seconds.
 */
export async function simulatePromos(
  { payload, user, tenant }: { payload: Payload; user: User; tenant: Tenant },
  typed: string,
  at: number,
): Promise<Simulation> {
  const asked = applyDefaultDistance(await readTyped(tenant, typed, at), tenant.switches.nearbyRadiusKm)
  const first = await searchStock(tenant, asked, at)
  const last = Math.max(1, countPages(first.result.total, tenant.switches.hitsPerPage))
  const state = asked.page > last ? { ...asked, page: last } : asked
  const { result, hits } = state === asked ? first : await searchStock(tenant, state, at)
  const promos = await findNamedPromos(tenant)
  const context = { ...toPromoListing(state, at), ...toGridContext(state, at) }
  const { cells, leftOut } = composeListing(hits, toGridCards(tenant.switches, promos), context)
  const unpublished = await findUnpublished(payload, user, tenant, new Set(promos.map(({ id }) => id)))
  const page = { count: hits.length, words: findSiteWords(tenant.switches) }
  return {
    address: toSearchAddress(state),
    total: result.total,
    cells: cells.map((cell): SimulatedCell => {
      if (cell.kind === 'vehicle') return { kind: 'car', name: cell.vehicle.name, note: null, editable: null }
      if (cell.kind === 'soldRun')
        return { kind: 'car', name: cell.vehicle.name, note: `and ${cell.others.length} more sold`, editable: null }
      const note = cell.movedFrom === null ? null : `Moved here from position ${cell.movedFrom}, which another card has`
      return cell.kind === 'promo'
        ? { kind: 'promo', name: cell.promo.node, note, editable: idOf(cell.promo.id) }
        : { kind: 'card', name: OWN_CARDS[cell.kind], note, editable: null }
    }),
    absent: [
      ...leftOut.flatMap(({ card, reason }): AbsentPromo[] =>
        card.kind === 'promo'
          ? [{ name: card.promo.node, editable: idOf(card.promo.id), ...explainAbsence(reason, page, tenant.timeZone) }]
          : [],
      ),
      ...unpublished.map(({ id, title }): AbsentPromo => ({ name: title, editable: id, field: null, words: 'It is not published.' })),
    ],
  }
}
