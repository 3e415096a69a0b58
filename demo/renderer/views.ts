import type { BodyName, FrontName } from './bodies'

/** The eight views of a listing, in the order of its gallery. */
export const ANGLES = ['front', 'rear', 'side', 'front-left', 'nose', 'tail', 'high', 'rear-left'] as const
export type Angle = (typeof ANGLES)[number]

/** Close-ups. */
export const DETAILS = ['wheel', 'lamp'] as const

export type Detail = (typeof DETAILS)[number]

/** Where the second face of a body is visible. Its other pictures are those of the first. */
const FACE_VIEWS: readonly (Angle | Detail)[] = ['front', 'front-left', 'nose', 'high', 'lamp']

/** The bodies with a second face. */
export const SECOND_FACES: readonly BodyName[] = ['hatch', 'sedan', 'wagon', 'suv', '4x4', 'ute', 'van', 'coupe', 'convertible']

/** Returns the front in the picture of a car with this face. */
export function frontOf(front: FrontName, view: Angle | Detail): FrontName {
  return FACE_VIEWS.includes(view) ? front : 'a'
}

/** Where cars are photographed; demo/blender/places.py describes the light. */
export const PLACES = ['studio', 'gallery', 'hall', 'terrace'] as const
/** Where caravans are photographed. Pictures from the bush are named like those of cars from the studio. */
export const CAMPS = ['studio', 'coast', 'paddock', 'lake'] as const
export type Place = (typeof PLACES)[number] | (typeof CAMPS)[number]

/** Returns where the picture of a view is from: the place of the brand or the camp for what comes first, else the studio or the bush. */
export function placeOf(body: BodyName, place: Place, view: Angle | Detail): Place {
  return view === 'front' || (body === 'caravan' && view === 'front-left') ? place : 'studio'
}

/** Lists the views that show this face. */
export function viewsOf(front: FrontName): readonly (Angle | Detail)[] {
  return [...ANGLES, ...DETAILS].filter((view) => frontOf(front, view) === front)
}
