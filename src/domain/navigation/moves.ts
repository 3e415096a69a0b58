/** An address that something left, and where it stands now. */
export type Move = { from: string; to: string }

/**
 * Which of its addresses something left (SEO-04), when they are listed in the same order before and after: each leads to the one that took its
 * place in the list, else to the first. What has no address any more leads nowhere.
 */
export function listMoves(before: readonly string[], after: readonly string[]): Move[] {
  const [first] = after
  return before.flatMap((from, place) => {
    const to = after[place] ?? first
    return to === undefined || after.includes(from) ? [] : [{ from, to }]
  })
}
