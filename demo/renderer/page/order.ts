import type { CabinName } from './cabin'
import type { TrimName } from './cabin-materials'
import type { Triple } from './part-group'
import type { YardName } from './yard'

type RoomName = { kind: 'cabin'; name: CabinName; trim: TrimName } | { kind: 'caravan' } | { kind: 'yard'; name: YardName }

/** One picture of a room or building. */
export type RoomOrder = {
  room: RoomName
  file: string
  width: number
  height: number
  eye: Triple
  look: Triple
  /** Vertical, in degrees. */
  angle: number
  /** The number of directions that light comes from. */
  passes: number
  exposure?: number
  /** A full equirectangular panorama. */
  isPanorama?: boolean
}
