import type { RoomOrder } from './page/order'
import { listInteriors, listYards } from './rooms'

/** The sets that the command line accepts. */
export const SETS = ['lineups', 'films', 'interiors', 'yards', 'papers'] as const
export type SetName = (typeof SETS)[number]

/** Lists all orders of a set. */
export function listOrders(set: SetName): RoomOrder[] {
  if (set === 'interiors') return listInteriors()
  if (set === 'yards') return listYards()
  // Not drawn by the renderer: line-ups.ts, record-films.ts, write-report.ts.
  return []
}
