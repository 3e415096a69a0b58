/** A place on one picture: `frame` counts from 0, `x` and `y` are percent of the picture's width and height from its top left. */
export type HotspotPlace = { frame: number; x: number; y: number }

/** A point of interest (CAR-04, SPIN-07): what it says, and where it stands in the pictures that show it. */
export type Hotspot = { id: string; description: string; places: readonly HotspotPlace[] }

/** What a car can show besides its photos (CAR-04), every address checked: a path on this platform or https. */
export type VehicleMedia = {
  videoUrl: string | null
  externalVideoUrl: string | null
  /** The frames of one turn, in order. */
  spinImages: readonly string[]
  /** An embed code as the feed gave it, used when there are no frames. */
  spinCode: string | null
  spinInteriorImage: string | null
  hotspots: { exterior: readonly Hotspot[]; interior: readonly Hotspot[] }
}

export const NO_MEDIA: VehicleMedia = {
  videoUrl: null,
  externalVideoUrl: null,
  spinImages: [],
  spinCode: null,
  spinInteriorImage: null,
  hotspots: { exterior: [], interior: [] },
}
