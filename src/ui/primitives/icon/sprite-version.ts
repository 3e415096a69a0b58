/** Changes with the sprites, so that browsers may keep them for good. */
export const SPRITE_VERSION = 'fde5605c'
