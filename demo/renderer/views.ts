import type { BodyName, FrontName } from './page/body-spec'
import type { View } from './page/camera'

/** The eight views of a listing, in the order of its gallery. */
export const ANGLES = ['front', 'rear', 'side', 'front-left', 'nose', 'tail', 'high', 'rear-left'] as const
export type Angle = (typeof ANGLES)[number]

/** Close-ups. */
export const DETAILS = ['wheel', 'lamp'] as const

export type Detail = (typeof DETAILS)[number]

/** Where the second face of a body is visible. Its other pictures are those of the first. */
const FACE_VIEWS: readonly (Angle | Detail)[] = ['front', 'front-left', 'nose', 'high', 'lamp']

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

/** The bodies with a second face. */
export const SECOND_FACES: readonly BodyName[] = ['hatch', 'sedan', 'wagon', 'suv', '4x4', 'ute', 'van', 'coupe', 'convertible']

/** Returns the front in the picture of a car with this face. */
export function frontOf(front: FrontName, view: Angle | Detail): FrontName {
  return FACE_VIEWS.includes(view) ? front : 'a'
}

/** Lists the views that show this face. */
export function viewsOf(front: FrontName): readonly (Angle | Detail)[] {
  return [...ANGLES, ...DETAILS].filter((view) => frontOf(front, view) === front)
}
