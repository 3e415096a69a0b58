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

/** What becomes of a site's redirects when pages move: rules to remove, those that get another target, and new ones. */
export type RedirectPlan<Rule> = { removed: Rule[]; retargeted: { rule: Rule; to: string }[]; added: Move[] }

/**
 * Plans the redirects of pages that move at one instant (SEO-04, EDT-20): from each old address to the new one, also for redirects that led to
 * the old one. An address that another of the pages takes is that page's, so it gets no redirect, and loses one that it had. The home page's
 * address never redirects.
 */
export function planRedirects<Rule extends Move>(rules: readonly Rule[], moves: readonly Move[]): RedirectPlan<Rule> {
  const next = new Map(moves.filter(({ from }) => from !== '/').map(({ from, to }) => [from, to]))
  const taken = new Set(moves.map(({ to }) => to))
  const isGone = ({ from }: Move) => next.has(from) || taken.has(from)
  return {
    removed: rules.filter(isGone),
    retargeted: rules.flatMap((rule) => {
      const to = next.get(rule.to)
      return to === undefined || isGone(rule) ? [] : [{ rule, to }]
    }),
    added: [...next].flatMap(([from, to]) => (taken.has(from) ? [] : [{ from, to }])),
  }
}
