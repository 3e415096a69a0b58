import type { EffectiveSwitches } from '@/domain/switches/switches'
import type { Vehicle, VehicleImage } from '../vehicle'
import type { Hotspot } from './media'
import { listSlots, type Photo, type Slot } from './slots'
import { resolveSpinEmbed, resolveVideo, type Video } from './video'
import { listViewerModes, resolveStartMode, type ViewerMode } from './viewer-modes'

/** A spin of frames, with how it behaves (SPIN-02, SPIN-04, SPIN-05), or of another site's player. */
export type Spin =
  | {
      kind: 'frames'
      frames: readonly string[]
      hotspots: readonly Hotspot[]
      turnsByItself: boolean
      pixelsPerFrame: number
      /** Milliseconds. */
      interval: number
    }
  | { kind: 'embed'; frame: Extract<Video, { kind: 'frame' }> }

/** All that a gallery draws; plain data. */
export type GalleryView = {
  slots: Slot[]
  modes: ViewerMode[]
  start: ViewerMode
  spin: Spin | null
  walkaround: Video | null
  interior: { url: string; hotspots: readonly Hotspot[] } | null
}

type GallerySwitches = Pick<
  EffectiveSwitches,
  'defaultViewerMode' | 'videoSlotPosition' | 'spinAutoRotate' | 'spinPixelsPerFrame' | 'spinIntervalMs'
>

const isPicture = (image: VehicleImage) => !image.isVideo

/** The photos of a car in their order; its primary picture when it has no other. */
export function listPhotos({ images, primaryImageUrl }: Pick<Vehicle, 'images' | 'primaryImageUrl'>, name: string): Photo[] {
  const pictures = images.filter(isPicture)
  const primary = primaryImageUrl !== null && pictures.length === 0 ? [{ url: primaryImageUrl, thumbUrl: null }] : []
  return [...pictures, ...primary].map(({ url, thumbUrl }, index) => ({ url, thumbUrl, alt: `${name}, photo ${index + 1}` }))
}

/** A video among the pictures (CAR-04), if its address is that of a video: some feeds give the picture that stands for it. */
function findListedVideo(images: readonly VehicleImage[]): Video | null {
  const video = resolveVideo(images.find((image) => image.isVideo)?.url ?? null)
  return video?.kind === 'frame' && video.src === video.url ? null : video
}

function toSpin({ media }: Pick<Vehicle, 'media'>, switches: GallerySwitches): Spin | null {
  // one picture cannot be turned
  if (media.spinImages.length < 2) {
    const frame = resolveSpinEmbed(media.spinCode)
    return frame && { kind: 'embed', frame }
  }
  return {
    kind: 'frames',
    frames: media.spinImages,
    // those of the interior stand on its own picture when there is one
    hotspots: [...media.hotspots.exterior, ...(media.spinInteriorImage === null ? media.hotspots.interior : [])],
    turnsByItself: switches.spinAutoRotate,
    pixelsPerFrame: switches.spinPixelsPerFrame,
    interval: switches.spinIntervalMs,
  }
}

/**
 * A car → its gallery (GAL-05, GAL-06, GAL-09): the photos with the video in its place, the modes that have data and the one it starts with.
 * @param name The car, as the words of its pictures call it.
 */
export function toGalleryView(
  vehicle: Pick<Vehicle, 'images' | 'primaryImageUrl' | 'media'>,
  name: string,
  switches: GallerySwitches,
): GalleryView {
  const { media } = vehicle
  const own = resolveVideo(media.videoUrl) ?? findListedVideo(vehicle.images)
  const external = resolveVideo(media.externalVideoUrl)
  const walkaround = external ?? own
  const spin = toSpin(vehicle, switches)
  const interior = media.spinInteriorImage === null ? null : { url: media.spinInteriorImage, hotspots: media.hotspots.interior }
  const modes = listViewerModes({ spinner: spin !== null, walkaround: walkaround !== null, interior: interior !== null })
  return {
    slots: listSlots(listPhotos(vehicle, name), own ?? external, switches.videoSlotPosition, name),
    modes,
    start: resolveStartMode(switches.defaultViewerMode, modes),
    spin,
    walkaround,
    interior,
  }
}
