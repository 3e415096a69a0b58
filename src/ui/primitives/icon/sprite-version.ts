/** Changes with the sprites, so that browsers can cache them forever. */
export const SPRITE_VERSION = 'ea49e95e'
