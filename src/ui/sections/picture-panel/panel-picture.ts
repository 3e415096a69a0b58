import { type FocalPoint, toObjectPosition } from '@/domain/vehicle/focal-point'

/** A block's picture. A 'photo' fills its space and may be cropped. A 'cutout' vehicle is shown whole on the template's ground. */
export type PanelPicture = { url: string; width: number; height: number; alt: string; kind: 'photo' | 'cutout'; position?: string }

/** Returns a stored picture with the editor's settings. */
export function toPanelPicture(
  picture: { url: string; width: number; height: number; alt: string; focal?: FocalPoint } | null,
  kind: PanelPicture['kind'] | null | undefined,
): PanelPicture | null {
  if (!picture) return null
  const { url, width, height, alt, focal } = picture
  return { url, width, height, alt, kind: kind ?? 'photo', ...(focal && { position: toObjectPosition(focal) }) }
}
