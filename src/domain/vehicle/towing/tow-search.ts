import { formatFigure } from '@/domain/numbers/figures'
import { formatCount } from '@/domain/search/results/result-count'
import type { SearchState } from '@/domain/search/search-state'
import { findKind, type VehicleKind, VEHICLE_KINDS } from '../kinds/kinds'

const TOWED = VEHICLE_KINDS.filter((kind) => findKind(kind).living === 'towed')

/** Checks whether a site sells something that the tow check is about (KIND-04). */
export function sellsTowed(stockKinds: readonly VehicleKind[]): boolean {
  return stockKinds.some((kind) => TOWED.includes(kind))
}

/** Returns the word for what a site sells to tow: 'caravans'. */
export function findTowedWord({ stockKinds }: { stockKinds: readonly VehicleKind[] }): string {
  return findKind(stockKinds.find((kind) => TOWED.includes(kind)) ?? 'caravan').words.many
}

/** Returns the towing limit of a search in kilograms. */
export function findTowLimit({ ranges }: Pick<SearchState, 'ranges'>): number | null {
  return ranges.tow?.max ?? null
}

/** Returns the same search without a towing limit. */
export function withoutTow(state: SearchState): SearchState {
  const ranges = { ...state.ranges }
  delete ranges.tow
  return { ...state, ranges, page: 1 }
}

/**
 * Returns the searches whose counts explain what a towing limit hides: everything that is towed, and what is too heavy. Other kinds of a site
 * are no part of it. Masses are whole kilograms, so that heavier means a kilogram more.
 */
export function planTowCounts(state: SearchState, limit: number): { all: SearchState; heavy: SearchState } {
  const all = withoutTow({ ...state, lists: { item_type: [...TOWED], ...state.lists } })
  return { all, heavy: { ...all, ranges: { ...all.ranges, tow: { min: Math.floor(limit) + 1, max: null } } } }
}

/** The numbers of vehicles that a towing limit hides: too heavy, and without a known ATM. */
export type TowMisses = { heavy: number; unknown: number }

/** Says why others are missing: '12 caravans are too heavy for 2,500 kg.' (KIND-04). `many` is the site's word for its stock. */
export function explainTowMisses({ heavy, unknown }: TowMisses, limit: number, many: string): string[] {
  const say = (count: number, one: string, more: string) => `${formatCount(count, many)} ${count === 1 ? one : more}`
  return [
    ...(heavy > 0 ? [`${say(heavy, 'is', 'are')} too heavy for ${formatFigure(limit)} kg.`] : []),
    ...(unknown > 0 ? [`${say(unknown, 'has', 'have')} no ATM that we know of, so we can’t check ${unknown === 1 ? 'it' : 'them'}.`] : []),
  ]
}
