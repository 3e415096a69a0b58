import type { Shape } from '../catalogue/catalogue'
import type { ColourFamily } from './paint'
import type { Hotspots, MediaFields } from './vehicle-document'

const FOLDER = '/demo-media'
const TRANSPARENT_FAMILIES: readonly ColourFamily[] = ['silver', 'blue', 'red']
const SPIN_FRAMES = 36

export type PictureBody = Shape | 'caravan'
type Pictures = Pick<MediaFields, 'photos_count' | 'images' | 'thumbnails' | 'primary_image_url' | 'spin_images' | 'hotspots'>

/** The pictures of a body in a colour, the front first; `limit` cuts the list for a car that is not fully photographed yet. */
export function takePictures(body: PictureBody, family: ColourFamily, limit = Infinity): Pictures {
  const views = ['front', 'side', 'rear', ...(TRANSPARENT_FAMILIES.includes(family) ? ['front-transparent'] : [])]
  const files = views.slice(0, limit).map((view) => `${body}-${family}-${view}.webp`)
  const images = files.map((file) => ({ image: { url: `${FOLDER}/${file}`, thumb: { url: `${FOLDER}/thumbs/${file}` } }, isVideo: false }))
  const hasSpin = body === 'suv' && family === 'blue' && limit >= views.length
  return {
    photos_count: images.length,
    images,
    thumbnails: images.map(({ image }) => image.thumb.url),
    primary_image_url: images[0]?.image.url ?? null,
    spin_images: hasSpin ? listSpinFrames() : [],
    hotspots: hasSpin ? SPIN_HOTSPOTS : null,
  }
}

function listSpinFrames(): string[] {
  return Array.from({ length: SPIN_FRAMES }, (_, frame) => `${FOLDER}/spin/suv-blue-spin-${String(frame).padStart(2, '0')}.webp`)
}

/** Where the front lamp and the tailgate stand in the frames that show them. */
const SPIN_HOTSPOTS: Hotspots = {
  exterior: {
    hotspots: [
      { id: 'lamp', description: 'LED headlights with automatic high beam', anchors: ['front'] },
      { id: 'tailgate', description: 'Powered tailgate with foot sensor', anchors: ['rear'] },
    ],
    positions: {
      lamp: [
        { hotspotId: 'lamp', activeAngle: 0, posX: 37, posY: 47 },
        { hotspotId: 'lamp', activeAngle: 2, posX: 44, posY: 48 },
      ],
      tailgate: [{ hotspotId: 'tailgate', activeAngle: 18, posX: 50, posY: 45 }],
    },
  },
  interior: { hotspots: [], positions: {} },
}
