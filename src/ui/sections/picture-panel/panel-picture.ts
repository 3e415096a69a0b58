/** A picture of a block: a 'photo' fills its space and may be cropped, a 'cutout' car is shown whole on a ground of the template's. */
export type PanelPicture = { url: string; width: number; height: number; alt: string; kind: 'photo' | 'cutout' }

/** A stored picture with what the editor said of it. */
export function toPanelPicture(
  picture: { url: string; width: number; height: number; alt: string } | null,
  kind: PanelPicture['kind'] | null | undefined,
): PanelPicture | null {
  if (!picture) return null
  const { url, width, height, alt } = picture
  return { url, width, height, alt, kind: kind ?? 'photo' }
}
