import { isRecord } from '@/domain/json/is-record'
import { type FocalPoint, readFocalPoint } from '../focal-point'

/** The lists of a vehicle: photos are stored as objects with a smaller size, spin images as addresses. */
export type PictureListKind = 'photos' | 'frames'

/** A picture as staff see it. `key` stays the same while the list is sorted. */
export type ListedPicture = { key: string; url: string; thumbUrl: string; isVideo: boolean; focal: FocalPoint | null }

export type NewPicture = { url: string; thumbUrl: string | null }

const entries = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : [])
const addressOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function describe(entry: unknown): Omit<ListedPicture, 'key'> {
  if (typeof entry === 'string') return { url: entry, thumbUrl: entry, isVideo: false, focal: null }
  const record = isRecord(entry) ? entry : {}
  const image = isRecord(record.image) ? record.image : record
  const url = addressOf(image.url)
  const thumb = isRecord(image.thumb) ? addressOf(image.thumb.url) : ''
  return { url, thumbUrl: thumb || url, isVideo: record.isVideo === true, focal: readFocalPoint(record.focal) }
}

/** Lists the stored pictures of a vehicle, one for each entry, so that places match; one that cannot be read has no address (EDT-14). */
export function listPictures(stored: unknown): ListedPicture[] {
  const seen = new Map<string, number>()
  return entries(stored).map((entry) => {
    const picture = describe(entry)
    const times = (seen.get(picture.url) ?? 0) + 1
    seen.set(picture.url, times)
    return { ...picture, key: `${picture.url}#${times}` }
  })
}

/** Adds pictures at the end, in the form in which feeds store them. */
export function addPictures(stored: unknown, kind: PictureListKind, added: readonly NewPicture[]): unknown[] {
  const written = added.map(({ url, thumbUrl }) =>
    kind === 'frames' ? url : { image: { url, thumb: { url: thumbUrl ?? url } }, isVideo: false },
  )
  return [...entries(stored), ...written]
}

/** Moves the picture at `from` to `to`; entries keep everything that is stored in them. Places outside of the list change nothing. */
export function movePicture(stored: unknown, from: number, to: number): unknown[] {
  const list = [...entries(stored)]
  if (from === to || !(from in list) || !(to in list)) return list
  list.splice(to, 0, ...list.splice(from, 1))
  return list
}

export function removePicture(stored: unknown, at: number): unknown[] {
  return entries(stored).filter((_, index) => index !== at)
}

/** Stores the focal point of a photo, rounded to whole percents; null removes it. */
export function focusPicture(stored: unknown, at: number, point: FocalPoint | null): unknown[] {
  return entries(stored).map((entry, index) => {
    if (index !== at || !isRecord(entry)) return entry
    const rest = Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'focal'))
    return point === null ? rest : { ...rest, focal: { x: Math.round(point.x), y: Math.round(point.y) } }
  })
}

/**
 * Returns what a vehicle stores beside its photos: the smaller sizes, and the address of the first photo, which results and links show. A
 * video is never the first picture (VDP-19).
 */
export function deriveFromPhotos(stored: unknown): { thumbnails: string[]; primaryImageUrl: string | null } {
  const photos = listPictures(stored).filter(({ isVideo, url }) => !isVideo && url !== '')
  return { thumbnails: photos.map(({ thumbUrl }) => thumbUrl), primaryImageUrl: photos[0]?.url ?? null }
}

/**
 * Returns what a saved vehicle derives from its photos when the save changes them; null otherwise, because a feed may name another first
 * picture. Both documents are as stored.
 */
export function readChangedPhotos(data: unknown, original: unknown): ReturnType<typeof deriveFromPhotos> | null {
  const images = isRecord(data) ? data.images : undefined
  const before = isRecord(original) ? original.images : undefined
  const isNewWithoutPhotos = before === undefined && Array.isArray(images) && images.length === 0
  if (!Array.isArray(images) || isNewWithoutPhotos || JSON.stringify(images) === JSON.stringify(before)) return null
  return deriveFromPhotos(images)
}
