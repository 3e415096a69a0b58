/** A picture of a car as galleries draw it. */
export type PhotoView = { url: string; thumbUrl: string | null; alt: string }
