import { isRecord } from '@/domain/json/is-record'

/** The point of a picture that stays visible where the picture is cropped, in percent of its width and height from the top left (EDT-14). */
export type FocalPoint = { x: number; y: number }

/** Returns the CSS `object-position` of a picture. Views carry it as text, which takes less script than two numbers. */
export const toObjectPosition = ({ x, y }: FocalPoint): string => `${x}% ${y}%`

/** Reads a stored focal point; null without one, or for one beside the picture. */
export function readFocalPoint(value: unknown): FocalPoint | null {
  if (!isRecord(value)) return null
  const { x, y } = value
  const isOn = typeof x === 'number' && typeof y === 'number' && x >= 0 && x <= 100 && y >= 0 && y <= 100
  return isOn ? { x, y } : null
}

/** Says where a focal point is, for people who compare two of them; null is the middle, which needs no mention elsewhere (EDT-18). */
export function describeFocalPoint(point: FocalPoint | null): string {
  const { x, y } = point ?? { x: 50, y: 50 }
  const [across, down] = [Math.round(x), Math.round(y)]
  return across === 50 && down === 50 ? 'focal point in the middle' : `focal point ${across}% from the left, ${down}% from the top`
}
