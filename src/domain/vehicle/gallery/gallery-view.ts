import { toObjectPosition } from '../focal-point'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import type { Vehicle, VehicleImage } from '../vehicle'
import type { Hotspot } from './media'
import { listSlots, type Photo, type Slot } from './slots'
import { resolveSpinEmbed, resolveVideo, type Video } from './video'
import { listViewerModes, resolveStartMode, type ViewerMode } from './viewer-modes'

/** A spin from images, with its settings (SPIN-02, SPIN-04, SPIN-05), or another site's player. */
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

/** The content of a gallery, as plain data. */
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

/** Lists a vehicle's photos in order, or its primary image when there are no others. */
export function listPhotos({ images, primaryImageUrl }: Pick<Vehicle, 'images' | 'primaryImageUrl'>, name: string): Photo[] {
  const pictures = images.filter(isPicture)
  const primary: VehicleImage[] =
    primaryImageUrl !== null && pictures.length === 0 ? [{ url: primaryImageUrl, thumbUrl: null, isVideo: false }] : []
  return [...pictures, ...primary].map(({ url, thumbUrl, focal }, index) => ({
    url,
    thumbUrl,
    alt: `${name}, photo ${index + 1}`,
    ...(focal && { position: toObjectPosition(focal) }),
  }))
}

/** Finds a video among the images (CAR-04). Checks the address, because some feeds mark a video's poster as the video. */
function findListedVideo(images: readonly VehicleImage[]): Video | null {
  const video = resolveVideo(images.find((image) => image.isVideo)?.url ?? null)
  return video?.kind === 'frame' && video.src === video.url ? null : video
}

function toSpin({ media }: Pick<Vehicle, 'media'>, switches: GallerySwitches): Spin | null {
  // A single image can't spin.
  if (media.spinImages.length < 2) {
    const frame = resolveSpinEmbed(media.spinCode)
    return frame && { kind: 'embed', frame }
  }
  return {
    kind: 'frames',
    frames: media.spinImages,
    // Hotspots of the interior belong to the interior picture if there is one.
    hotspots: [...media.hotspots.exterior, ...(media.spinInteriorImage === null ? media.hotspots.interior : [])],
    turnsByItself: switches.spinAutoRotate,
    pixelsPerFrame: switches.spinPixelsPerFrame,
    interval: switches.spinIntervalMs,
  }
}

/**
 * Builds a vehicle's gallery (GAL-05, GAL-06, GAL-09): the photos with the video in position, the modes with data, and the initial mode.
 * @param name The vehicle's name, for the pictures' alt texts.
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
