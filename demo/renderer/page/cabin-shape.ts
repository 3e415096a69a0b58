/** Measures of a cabin in metres; y 0 is the floor. */
export type CabinShape = { half: number; belt: number; roof: number; seat: number; isUpright: boolean }
