/** Content with a start and an end, in Unix seconds; null for no limit. */
export type DatedContent = { kind: 'offer' | 'promo'; title: string; start: number | null; expiry: number | null }

type Page = {
  /** When the page or one of its blocks appears or disappears (EDT-21), in Unix seconds. */
  scheduled: readonly number[]
  /** Ends of its countdowns, in Unix seconds. */
  countdowns: readonly number[]
  /** Which dated content its blocks list. */
  lists: readonly DatedContent['kind'][]
}

const NAMES: Readonly<Record<DatedContent['kind'], string>> = { offer: 'Offer', promo: 'Promo card' }

/** The next instant at which a page changes by itself, and what changes. */
export type NextChange = { at: number; text: string }

/**
 * Returns the next scheduled change of a page (EDT-12): its schedule or that of a block, the end of a countdown, or the start or end of an offer or promo card that one of its
 * blocks lists. Null when nothing is scheduled.
 * @param now Unix seconds.
 */
export function resolveNextChange({ scheduled, countdowns, lists }: Page, dated: readonly DatedContent[], now: number): NextChange | null {
  const listed = dated.filter(({ kind }) => lists.includes(kind))
  const changes = [
    ...scheduled.map((at) => ({ at, text: 'The page or a block starts or ends' })),
    ...countdowns.map((at) => ({ at, text: 'Countdown ends' })),
    ...listed.flatMap(({ kind, title, start, expiry }) => [
      { at: start, text: `${NAMES[kind]} “${title}” starts` },
      { at: expiry, text: `${NAMES[kind]} “${title}” ends` },
    ]),
  ]
  const coming = changes.flatMap(({ at, text }) => (at !== null && at > now ? [{ at, text }] : []))
  return coming.toSorted((one, other) => one.at - other.at)[0] ?? null
}
