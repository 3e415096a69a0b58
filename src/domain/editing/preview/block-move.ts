/** A row's position before and after a move. */
export type BlockMove = { from: number; to: number }

/**
 * Returns the move that puts a block before another one, or to the end (EDT-07). Null when it is there already, or a block doesn't exist.
 * @param ids The ids of the page's blocks in order.
 * @param before The id of the block that follows afterwards; null for the end.
 */
export function findBlockMove(ids: readonly string[], id: string, before: string | null): BlockMove | null {
  const from = ids.indexOf(id)
  const at = before === null ? ids.length : ids.indexOf(before)
  if (from < 0 || at < 0) return null
  const to = at > from ? at - 1 : at
  return from === to ? null : { from, to }
}

/** Returns the move of a block by one place up or down; null at either end (EDT-07). */
export function findBlockStep(count: number, from: number, direction: 'up' | 'down'): BlockMove | null {
  const to = direction === 'up' ? from - 1 : from + 1
  return from < 0 || from >= count || to < 0 || to >= count ? null : { from, to }
}

/** The position of a block in the preview, in px from the top of the window. */
export type PlacedBlock = { id: string; top: number; bottom: number }

/** Returns the id of the block before which a block that is dragged to `y` would land; null at the end (EDT-07). */
export function findDropPlace(blocks: readonly PlacedBlock[], y: number): string | null {
  return blocks.find(({ top, bottom }) => y < (top + bottom) / 2)?.id ?? null
}
