import { resolveDrawnFamily } from './paint'
import { takePictures, TURNS } from './pictures'
import type { VehicleDocument } from './vehicle-document'

/** What a shopper sees side by side: results by recommendation, price and arrival, and similar caravans, which are recommended within a group. */
const LISTS: readonly ((caravan: VehicleDocument) => { group?: string; value: number })[] = [
  ({ custom_rank }) => ({ value: custom_rank }),
  ({ make, model, custom_rank }) => ({ group: `${make} ${model}`, value: custom_rank }),
  ({ make, custom_rank }) => ({ group: make, value: custom_rank }),
  ({ price }) => ({ value: price ?? 0 }),
  ({ created_at }) => ({ value: Date.parse(created_at) }),
]
/** Equal pictures should be further apart than this, so that a row of a wide screen has none twice. */
const APART = 3

/** Gives caravans that are shown near each other different first pictures, because they have one shape (LOOK-10). */
export function varyCaravans(stock: readonly VehicleDocument[]): VehicleDocument[] {
  const caravans = stock.filter(({ item_type }) => item_type === 'caravan')
  const lists = LISTS.map((placeOf) =>
    caravans.toSorted((one, other) => {
      const [a, b] = [placeOf(one), placeOf(other)]
      return (a.group ?? '').localeCompare(b.group ?? '') || b.value - a.value
    }),
  )
  const turns = new Map<VehicleDocument, number>()
  // The second round knows all neighbours.
  for (const caravan of [...caravans, ...caravans]) {
    const taken = lists.flatMap((list) => {
      const place = list.indexOf(caravan)
      const near = list.slice(Math.max(0, place - APART), place + APART + 1)
      return near.filter((other) => other !== caravan && familyOf(other) === familyOf(caravan)).map((other) => turns.get(other))
    })
    const costOf = (turn: number) => taken.filter((other) => other === turn).length
    turns.set(
      caravan,
      TURNS.reduce((best, turn) => (costOf(turn) < costOf(best) ? turn : best), turns.get(caravan) ?? turns.size % TURNS.length),
    )
  }
  return stock.map((vehicle) => {
    const turn = turns.get(vehicle)
    if (turn === undefined) return vehicle
    const isComplete = vehicle.spin_interior_image !== null
    return { ...vehicle, ...photographCaravan(vehicle, turn, isComplete ? Infinity : vehicle.photos_count) }
  })
}

const familyOf = ({ colour }: Pick<VehicleDocument, 'colour'>) => resolveDrawnFamily(colour, 'caravan')

/** Returns a caravan's pictures; `turn` is one of `TURNS`. */
export function photographCaravan(
  { make, stocknum, colour }: Pick<VehicleDocument, 'make' | 'stocknum' | 'colour'>,
  turn: number,
  limit: number,
) {
  return takePictures({ body: 'caravan', family: familyOf({ colour }), make, stocknum, interior: null, place: 'studio', turn }, limit)
}
