/** Changes with the sprites, so that browsers can cache them forever. */
export const SPRITE_VERSION = '02c0efd2'
