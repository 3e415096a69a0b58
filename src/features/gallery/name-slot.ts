type AnySlot = { kind: string }

const isPhoto = ({ kind }: AnySlot) => kind !== 'video'

/** Returns 'Photo 3', counted without the videos before it, or 'Video' (VDP-19). */
export function nameSlot(slots: readonly AnySlot[], index: number): string {
  const slot = slots[index]
  return slot && isPhoto(slot) ? `Photo ${slots.slice(0, index + 1).filter(isPhoto).length}` : 'Video'
}

/** Returns the number of photos among the slots (LOOK-06). */
export const countPhotos = (slots: readonly AnySlot[]): number => slots.filter(isPhoto).length

/** Returns 'Photo 3 of 5', where 5 counts only photos, or 'Video'. */
export function describePosition(slots: readonly AnySlot[], index: number, of = 'of'): string {
  const name = nameSlot(slots, index)
  return name === 'Video' ? name : `${name} ${of} ${countPhotos(slots)}`
}

/** Returns the short visible form: '3 of 5', or 'Video' (VDP-19, LOOK-06). */
export const formatPosition = (slots: readonly AnySlot[], index: number, of?: string): string =>
  describePosition(slots, index, of).replace('Photo ', '')
