import type { BodyName, FrontName } from './body-spec'
import type { View } from './camera'
import type { CabinName } from './cabin'
import type { TrimName } from './cabin-materials'
import type { PaintColour } from './composite'
import type { Triple } from './part-group'
import type { SceneName } from './scenery-shader'
import type { YardName } from './yard'

/** A file, and another for the same picture mirrored. */
export type CarOutput = { file: string; mirrored?: string; colour: PaintColour; isTransparent?: boolean }

/** One view of a car in any number of colours. Each output becomes a file. */
export type CarOrder = {
  kind: 'car'
  body: BodyName
  front: FrontName
  view: View
  scene: SceneName
  width: number
  height: number
  exposure?: number
  /** Adds a glossy floor, which takes two more renderings. */
  hasReflection?: boolean
  outputs: readonly CarOutput[]
}

export type RoomName = { kind: 'cabin'; name: CabinName; trim: TrimName } | { kind: 'caravan' } | { kind: 'yard'; name: YardName }

/** One picture of a room or building. */
export type RoomOrder = {
  kind: 'room'
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

export type Order = CarOrder | RoomOrder
