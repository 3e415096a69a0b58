/** A position on a spin image: `frame` is the image's index from 0, `x` and `y` are percent of its width and height from the top left. */
export type HotspotPosition = { frame: number; x: number; y: number }

/** A point of interest (CAR-04, SPIN-07): its description, and its positions in the images that show it. */
export type Hotspot = { id: string; description: string; positions: readonly HotspotPosition[] }

/** A vehicle's media besides photos (CAR-04). All addresses are checked: a path on this platform, or https. */
export type VehicleMedia = {
  videoUrl: string | null
  externalVideoUrl: string | null
  /** The images of one turn, in order. */
  spinImages: readonly string[]
  /** The embed code from the feed, used when there are no spin images. */
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
