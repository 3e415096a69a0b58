import type { BodyName, FrontName } from './bodies'
import type { PaintName } from './paints'
import type { Angle, Detail, Place } from './views'

/** 'suv-blue-front.webp'; the second face of a body is 'suv-b-blue-front.webp', and a picture from a hall 'suv-blue-front-hall.webp'. */
export function nameStockPicture(body: BodyName, front: FrontName, paint: PaintName, view: Angle | Detail, place: Place): string {
  return `${nameCar(body, front, paint)}-${view}${place === 'studio' ? '' : `-${place}`}.webp`
}

/** The paints of cars cut out of their background. */
export type CutOutPaint = Extract<PaintName, 'silver' | 'blue' | 'red'>

/** 'suv-blue-front-transparent.webp' */
export function nameCutOut(body: BodyName, paint: CutOutPaint): string {
  return `${body}-${paint}-front-transparent.webp`
}

export const SPIN_FRAMES = 36

/** 'spin/suv-silver-04.webp', or 'spin/suv-b-silver-04.webp' for the second face. Each frame is ten degrees further. */
export function nameSpinFrame(body: BodyName, front: FrontName, paint: PaintName, frame: number): string {
  return `spin/${nameCar(body, front, paint)}-${String(frame).padStart(2, '0')}.webp`
}

/** 'film/suv-b-silver.webm': the spin's frames as a film. */
export function nameFilm(body: BodyName, front: FrontName, paint: PaintName): string {
  return `film/${nameCar(body, front, paint)}.webm`
}

/** The history report that some cars offer. */
export const HISTORY_REPORT = 'history-report.pdf'

const nameCar = (body: BodyName, front: FrontName, paint: PaintName) => `${body}${front === 'b' ? '-b' : ''}-${paint}`
