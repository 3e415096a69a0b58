import type { BodyName, FrontName } from './page/body-spec'
import type { View } from './page/camera'

/** The eight views of a listing, in the order of its gallery. */
export const ANGLES = ['front', 'rear', 'side', 'front-left', 'nose', 'tail', 'high', 'rear-left'] as const
export type Angle = (typeof ANGLES)[number]

/** Close-ups. */
export const DETAILS = ['wheel', 'lamp'] as const

export type Detail = (typeof DETAILS)[number]

/** Where the second face of a body is visible. Its other pictures are those of the first. */
const FACE_VIEWS: readonly (Angle | Detail)[] = ['front', 'front-left', 'nose', 'high']

const WHOLE: Record<Angle, View> = {
  front: { yaw: 36, eye: 1.25, angle: 17.5 },
  'front-left': { yaw: -36, eye: 1.25, angle: 17.5 },
  nose: { yaw: 0, eye: 1.15, angle: 14, fill: 0.7, fillUp: 0.66 },
  side: { yaw: 90, eye: 1.0, angle: 12, fill: 0.9 },
  rear: { yaw: 146, eye: 1.3, angle: 17.5 },
  'rear-left': { yaw: -146, eye: 1.3, angle: 17.5 },
  tail: { yaw: 180, eye: 1.2, angle: 14, fill: 0.7, fillUp: 0.66 },
  high: { yaw: 28, eye: 3.1, angle: 17.5, fill: 0.9 },
}

/** Returns the view of an angle. A caravan shows its left side, with door and awning, where a car shows its right. */
export function viewOf(body: BodyName, angle: Angle): View {
  const view = WHOLE[angle]
  return body === 'caravan' ? { ...view, yaw: -view.yaw } : view
}

type Measures = { front: number; half: number; axle: number; wheel: number; lamp: number }

/** Front end, half width, front axle, wheel radius and height of the lamps in metres. */
const MEASURES: Record<BodyName, Measures> = {
  hatch: { front: 2.18, half: 0.895, axle: 1.32, wheel: 0.338, lamp: 0.72 },
  sedan: { front: 2.3, half: 0.92, axle: 1.41, wheel: 0.352, lamp: 0.72 },
  wagon: { front: 2.3, half: 0.92, axle: 1.41, wheel: 0.352, lamp: 0.7 },
  suv: { front: 2.26, half: 0.93, axle: 1.35, wheel: 0.385, lamp: 0.88 },
  '4x4': { front: 2.32, half: 0.965, axle: 1.425, wheel: 0.42, lamp: 0.92 },
  ute: { front: 2.52, half: 0.935, axle: 1.61, wheel: 0.405, lamp: 0.9 },
  van: { front: 2.45, half: 0.965, axle: 1.55, wheel: 0.355, lamp: 0.86 },
  coupe: { front: 2.24, half: 0.935, axle: 1.31, wheel: 0.358, lamp: 0.66 },
  convertible: { front: 2.21, half: 0.92, axle: 1.31, wheel: 0.352, lamp: 0.7 },
  caravan: { front: 2.85, half: 1.14, axle: 0, wheel: 0.345, lamp: 0.8 },
}

/** Returns the view of a close-up. A caravan's lamp picture shows its drawbar. */
export function closeUp(body: BodyName, detail: Detail): View {
  const { front, half, axle, wheel, lamp } = MEASURES[body]
  const side = body === 'caravan' ? -1 : 1
  const near = { angle: 10, eye: 0.95 }
  if (detail === 'wheel') return { ...near, yaw: side * 62, aim: [axle, wheel + 0.08, side * half], span: body === 'caravan' ? 1.5 : 1.05 }
  if (body === 'caravan') return { ...near, eye: 1.4, yaw: -50, aim: [front + 0.4, lamp, 0], span: 1.9 }
  return { ...near, eye: 1.15, yaw: 26, aim: [front - 0.2, lamp, half * 0.62], span: 0.85 }
}

/** Cars are alike on both sides, so pictures from the left are mirrored ones from the right. Caravans have their door on one side. */
export const MIRRORED: Partial<Record<Angle, Angle>> = { front: 'front-left', rear: 'rear-left' }

/** The bodies with a second face. */
export const SECOND_FACES: readonly BodyName[] = ['hatch', 'sedan', 'wagon', 'suv', '4x4', 'ute', 'van', 'coupe', 'convertible']

/** Returns the front in the picture of a car with this face. */
export function frontOf(front: FrontName, view: Angle | Detail): FrontName {
  return FACE_VIEWS.includes(view) ? front : 'a'
}
