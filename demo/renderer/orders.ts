import { BODIES, type BodyName, type FrontName, FRONTS } from './page/body-spec'
import type { CarOrder, Order } from './page/order'
import { listPaints, PAINTS } from './paints'
import { nameSpinFrame, nameStudioPicture, SPIN_FRAMES } from './picture-names'
import { listInteriors, listYards } from './rooms'
import { listCutOuts, listHeroes } from './showpieces'
import { SPIN_SIZE, SPINS, viewOfSpin } from './spins'
import { type Angle, ANGLES, closeUp, DETAILS, frontOf, MIRRORED, SECOND_FACES, viewOf } from './views'

/** The sets that the command line accepts. */
export const SETS = ['stock', 'details', 'heroes', 'cutouts', 'lineups', 'spins', 'films', 'interiors', 'yards', 'papers'] as const
export type SetName = (typeof SETS)[number]

const STUDIO = { kind: 'car', scene: 'studio', width: 960, height: 640 } as const

/** Lists all orders of a set, grouped by body. */
export function listOrders(set: SetName): Order[] {
  if (set === 'heroes') return listHeroes()
  if (set === 'cutouts') return listCutOuts()
  if (set === 'interiors') return listInteriors()
  if (set === 'yards') return listYards()
  if (set === 'spins') return orderSpins()
  // Not drawn by the renderer: line-ups.ts, record-films.ts, write-report.ts.
  if (set === 'lineups' || set === 'films' || set === 'papers') return []
  const order = set === 'stock' ? orderAngles : orderDetails
  return FRONTS.flatMap((front) =>
    BODIES.filter((body) => front === 'a' || SECOND_FACES.includes(body)).flatMap((body) => order(body, front)),
  )
}

function orderAngles(body: BodyName, front: FrontName): CarOrder[] {
  const turned: (Angle | undefined)[] = body === 'caravan' ? [] : Object.values(MIRRORED)
  return ANGLES.filter((angle) => frontOf(front, angle) === front && !turned.includes(angle)).map((angle) => {
    const other = body === 'caravan' ? undefined : MIRRORED[angle]
    return {
      ...STUDIO,
      body,
      front,
      view: viewOf(body, angle),
      outputs: listPaints(body).map((paint) => ({
        file: nameStudioPicture(body, front, paint, angle),
        ...(other ? { mirrored: nameStudioPicture(body, front, paint, other) } : {}),
        colour: PAINTS[paint],
      })),
    }
  })
}

function orderDetails(body: BodyName, front: FrontName): CarOrder[] {
  return DETAILS.filter((detail) => frontOf(front, detail) === front).map((detail) => ({
    ...STUDIO,
    body,
    front,
    view: closeUp(body, detail),
    outputs: listPaints(body).map((paint) => ({ file: nameStudioPicture(body, front, paint, detail), colour: PAINTS[paint] })),
  }))
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
