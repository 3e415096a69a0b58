/** The bodies of the pictures. */
export const BODIES = ['hatch', 'sedan', 'wagon', 'suv', '4x4', 'ute', 'van', 'coupe', 'convertible', 'caravan'] as const
export type BodyName = (typeof BODIES)[number]

/** Two faces per body, so that makes differ. */
export const FRONTS = ['a', 'b'] as const
export type FrontName = (typeof FRONTS)[number]
