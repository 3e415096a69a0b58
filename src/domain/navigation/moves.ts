/** An address that a document no longer has, and the one that replaces it. */
export type Move = { from: string; to: string }

/**
 * Lists the addresses that a document lost, with their replacements (SEO-04). Both lists must have the same order: an address is replaced
 * by the one at the same position, else by the first. A document without any address left has no moves.
 */
export function listMoves(before: readonly string[], after: readonly string[]): Move[] {
  const [first] = after
  return before.flatMap((from, index) => {
    const to = after[index] ?? first
    return to === undefined || after.includes(from) ? [] : [{ from, to }]
  })
}
