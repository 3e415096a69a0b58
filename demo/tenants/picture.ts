/** A picture in `public/demo-media` with its alternative text. */
export type DemoPicture = { file: string; alt: string }
