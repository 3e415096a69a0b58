import type { FrontName } from '@demo/renderer/bodies'
import { nameFilm, nameSpinFrame, nameStockPicture, SPIN_FRAMES } from '@demo/renderer/picture-names'
import { firstFrameOf, hasSpin } from '@demo/renderer/spins'
import { type Angle, CAMPS, type Detail, frontOf, type Place, placeOf, SECOND_FACES } from '@demo/renderer/views'
import { markHotspots } from './hotspots'
import type { ColourFamily, PictureBody } from './paint'
import { hashSeed } from './random'
import type { MediaFields } from './vehicle-document'

const FOLDER = '/demo-media'
const FEWEST = 8

/** What a set of pictures shows. The stock number decides how many there are. */
export type PictureSubject = {
  body: PictureBody
  family: ColourFamily
  make: string
  stocknum: string
  interior: string | null
  /** Where the tenant photographs its cars. */
  place: Place
  /** One of `TURNS`. */
  turn?: number
}
type Pictures = Pick<
  MediaFields,
  'photos_count' | 'images' | 'thumbnails' | 'primary_image_url' | 'video_url' | 'spin_images' | 'spin_interior_image' | 'hotspots'
>

/** A view of the car, or of its interior. */
type Shot = Angle | Detail | { inside: string }

/** A gallery's order: the front first, the interior soon, close-ups last (GAL-01). */
const CAR_SHOTS: readonly Shot[] = [
  'front',
  'rear',
  'side',
  { inside: 'dashboard' },
  'front-left',
  'nose',
  { inside: 'seats' },
  'tail',
  'wheel',
  'high',
  'rear-left',
  { inside: 'rear' },
  'lamp',
]
const CARAVAN_SHOTS: readonly Shot[] = [
  'front',
  { inside: 'living' },
  'side',
  'rear',
  { inside: 'kitchen' },
  { inside: 'bed' },
  'front-left',
  'high',
  'nose',
  'rear-left',
  'tail',
  'wheel',
  'lamp',
]

// All caravans have one shape. They differ in place and first side, so that a page of results does not repeat one picture.
const campOf = (turn: number) => CAMPS[turn % CAMPS.length] ?? 'studio'
/** The different first pictures of caravans of one colour. */
export const TURNS: readonly number[] = Array.from({ length: 2 * CAMPS.length }, (_, turn) => turn)
const startsOnLeft = (turn: number) => Math.floor(turn / CAMPS.length) % 2 === 0

const fromOtherSide = (shot: Shot): Shot => (shot === 'front' ? 'front-left' : shot === 'front-left' ? 'front' : shot)
const listCaravanShots = (turn: number) => (startsOnLeft(turn) ? CARAVAN_SHOTS.map(fromOtherSide) : CARAVAN_SHOTS)

/**
 * Returns the pictures of a car in its body, face and colour. `limit` shortens the list for one that is not fully photographed yet
 * (CAR-18).
 */
export function takePictures(subject: PictureSubject, limit = Infinity): Pictures {
  const { body, family, make, stocknum, turn = 0 } = subject
  const front = pickFront(body, make)
  const shots = body === 'caravan' ? listCaravanShots(turn) : CAR_SHOTS
  const count = FEWEST + (hashSeed(stocknum) % (shots.length - FEWEST + 1))
  const images = shots.slice(0, Math.min(count, limit)).map((shot) => {
    const url = `${FOLDER}/${nameShot(shot, subject)}`
    return { image: { url, thumb: { url } }, isVideo: false }
  })
  const isComplete = limit >= shots.length
  const isTurned = isComplete && hasSpin(body, front, family)
  const cabin = isComplete ? cabinOf(body) : null
  return {
    photos_count: images.length,
    images,
    thumbnails: images.map(({ image }) => image.thumb.url),
    primary_image_url: images[0]?.image.url ?? null,
    video_url: isTurned ? `${FOLDER}/${nameFilm(body, front, family)}` : null,
    spin_images: isTurned
      ? Array.from({ length: SPIN_FRAMES }, (_, index) => {
          const frame = (index + firstFrameOf(body)) % SPIN_FRAMES
          return `${FOLDER}/${nameSpinFrame(body, front, family, frame)}`
        })
      : [],
    spin_interior_image: cabin === null ? null : `${FOLDER}/cabin-${cabin}-panorama.webp`,
    hotspots: markHotspots(body, isTurned, cabin),
  }
}

/** The make whose model pages show the first face, so that its stock must show the same (LOOK-19). */
const FIRST_FACE_MAKE = 'Aurora'

/** Returns a make's face, always the same one, for bodies that have two. */
export function pickFront(body: PictureBody, make: string): FrontName {
  if (make === FIRST_FACE_MAKE) return 'a'
  return SECOND_FACES.includes(body) && hashSeed(make) % 2 === 1 ? 'b' : 'a'
}

function nameShot(shot: Shot, { body, family, make, interior, place: ofTenant, turn = 0 }: PictureSubject): string {
  const place = body === 'caravan' ? campOf(turn) : ofTenant
  if (typeof shot === 'string')
    return nameStockPicture(body, frontOf(pickFront(body, make), shot), family, shot, placeOf(body, place, shot))
  if (body === 'caravan') return `cabin-caravan-${shot.inside}.webp`
  const trim = interior !== null && /beige|tan|red|brown|cream/i.test(interior) ? 'tan' : 'black'
  return `cabin-${cabinOf(body)}-${trim}-${shot.inside}.webp`
}

const TALL: readonly PictureBody[] = ['suv', '4x4', 'ute', 'van']

function cabinOf(body: PictureBody): 'car' | 'tall' | 'caravan' {
  if (body === 'caravan') return 'caravan'
  return TALL.includes(body) ? 'tall' : 'car'
}
