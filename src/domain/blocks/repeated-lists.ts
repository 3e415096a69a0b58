const LISTS = new Set(['locationCards', 'locationCarousel'])

type Listed = { blockType: string; placeType?: string | null }

/**
 * Leaves out lists of locations that a page has already shown (LOOK-18): the same kind of location twice, or one kind after all of them.
 * A dealer locator lists the showrooms.
 */
export function leaveOutRepeatedLists<Block extends Listed>(blocks: readonly Block[]): Block[] {
  const shown = new Set<string>()
  return blocks.filter(({ blockType, placeType }) => {
    if (blockType === 'dealerLocator') shown.add('sales')
    if (!LISTS.has(blockType)) return true
    const kind = placeType ?? 'all'
    if (shown.has(kind) || shown.has('all')) return false
    shown.add(kind)
    return true
  })
}
