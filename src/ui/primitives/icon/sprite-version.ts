/** Changes with the sprites, so that browsers can cache them forever. */
export const SPRITE_VERSION = 'fd01b947'
