/** A picture of `public/demo-media` with what it shows. */
export type DemoPicture = { file: string; alt: string }
