import { z } from 'zod'
import type { PictureBody } from './paint'
import measured from './spin-points.json' with { type: 'json' }

const spinCarSchema = z.object({
  measures: z.object({ front: z.number(), rear: z.number(), halfWidth: z.number(), height: z.number() }),
  points: z.record(z.string(), z.object({ at: z.tuple([z.number(), z.number(), z.number()]), faces: z.tuple([z.number(), z.number()]) })),
})

/** A body's ends, half its width and its height, in metres from the middle between the axles. */
export type CarMeasures = z.infer<typeof spinCarSchema>['measures']

/**
 * A point on a car: metres ahead of its middle, up and to its right, and the direction its surface faces. A paired point is on the left as
 * well.
 */
export type CarPoint = z.infer<typeof spinCarSchema>['points'][string] & PointText & { id: string }

type PointText = { description: string; anchor: 'front' | 'side' | 'rear'; isPaired?: boolean }

const measuredCars = z.record(z.string(), spinCarSchema).parse(measured)

const lamp = (description: string): PointText => ({ description, anchor: 'front', isPaired: true })
const wheel = (description = 'Alloy wheels, all four tyres matching'): PointText => ({ description, anchor: 'side', isPaired: true })
const door = (description: string): PointText => ({ description, anchor: 'side', isPaired: true })
const rear = (description: string): PointText => ({ description, anchor: 'rear' })

/** What is said at the points of each body (SPIN-07). */
const TEXTS: Record<PictureBody, Record<string, PointText>> = {
  suv: {
    lamp: lamp('LED headlights with automatic high beam'),
    wheel: wheel(),
    tailgate: rear('Powered tailgate with foot sensor'),
  },
  sedan: { lamp: lamp('Matrix LED headlights'), wheel: wheel(), boot: rear('Powered boot lid') },
  ute: { lamp: lamp('LED headlights and fog lamps'), wheel: wheel(), tub: rear('Tub with liner and tie-down points') },
  '4x4': { lamp: lamp('LED headlights with cornering beam'), wheel: wheel(), tailgate: rear('Tailgate that opens in two halves') },
  hatch: {
    lamp: lamp('LED daytime lights and headlights'),
    wheel: wheel(),
    tailgate: rear('Tailgate with a wide opening and a parcel shelf'),
  },
  wagon: {
    lamp: lamp('LED headlights with cornering beam'),
    wheel: wheel(),
    tailgate: rear('Powered tailgate over a flat load floor'),
  },
  coupe: {
    lamp: lamp('Adaptive LED headlights'),
    wheel: wheel('Sports wheels over red brake calipers'),
    door: door('Long doors with keyless entry'),
  },
  convertible: {
    lamp: lamp('Adaptive LED headlights'),
    wheel: wheel(),
    roof: rear('Powered soft top, stowed behind the seats'),
  },
  van: {
    lamp: lamp('LED headlights with automatic high beam'),
    wheel: wheel('Matching commercial tyres, full-size spare'),
    door: door('Sliding doors on both sides'),
  },
  caravan: {
    gas: { description: 'Two 9 kg gas bottles on the drawbar', anchor: 'front' },
    door: { description: 'Security door with a fly screen', anchor: 'side' },
    awning: { description: 'Roll-out awning with LED strip', anchor: 'side' },
  },
}

/**
 * Returns the measures of a body, and its points with their texts. The positions are measured on the rendered cars:
 * `python render.py points --out ../seed/generate/spin-points.json` in demo/blender.
 * @throws if a point has no position.
 */
export function readSpinCar(body: PictureBody): { measures: CarMeasures; points: CarPoint[] } {
  const car = measuredCars[body]
  if (!car) throw new Error(`spin-points.json lacks "${body}".`)
  const points = Object.entries(TEXTS[body]).map(([id, text]) => {
    const point = car.points[id]
    if (!point) throw new Error(`spin-points.json lacks "${id}" of "${body}".`)
    return { id, ...text, ...point }
  })
  return { measures: car.measures, points }
}
