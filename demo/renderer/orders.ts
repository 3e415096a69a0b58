import type { CarOrder, Order } from './page/order'
import { PAINTS } from './paints'
import { nameSpinFrame, SPIN_FRAMES } from './picture-names'
import { listInteriors, listYards } from './rooms'
import { listCutOuts, listHeroes } from './showpieces'
import { SPIN_SIZE, SPINS, viewOfSpin } from './spins'

/** The sets that the command line accepts. */
export const SETS = ['heroes', 'cutouts', 'lineups', 'spins', 'films', 'interiors', 'yards', 'papers'] as const
export type SetName = (typeof SETS)[number]

const STUDIO = { kind: 'car', scene: 'studio' } as const

/** Lists all orders of a set, grouped by body. */
export function listOrders(set: SetName): Order[] {
  if (set === 'heroes') return listHeroes()
  if (set === 'cutouts') return listCutOuts()
  if (set === 'interiors') return listInteriors()
  if (set === 'yards') return listYards()
  if (set === 'spins') return orderSpins()
  // Not drawn by the renderer: line-ups.ts, record-films.ts, write-report.ts.
  return []
}

/** Orders half a turn of each spin in all its paints; the other half is mirrored. A caravan, whose sides differ, is drawn all round. */
function orderSpins(): CarOrder[] {
  const half = SPIN_FRAMES / 2
  return SPINS.flatMap(({ body, front, paints }) => {
    const isMirrored = body !== 'caravan'
    return Array.from({ length: isMirrored ? half + 1 : SPIN_FRAMES }, (_, frame) => ({
      ...STUDIO,
      body,
      front,
      ...SPIN_SIZE,
      view: viewOfSpin(frame),
      outputs: paints.map((paint) => ({
        file: nameSpinFrame(body, front, paint, frame),
        ...(isMirrored && frame % half !== 0 ? { mirrored: nameSpinFrame(body, front, paint, SPIN_FRAMES - frame) } : {}),
        colour: PAINTS[paint],
      })),
    }))
  })
}
