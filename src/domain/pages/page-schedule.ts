import { boundariesOf, isRunning, type PromoWindow } from '../promotions/promo'

/** The schedule of a page or a block as stored: ISO dates, which count only while `isTimed` is ticked. */
export type Scheduled = { isTimed?: boolean | null; showFrom?: string | null; showUntil?: string | null }
/** A page with the schedules of its blocks. */
export type ScheduledPage = Scheduled & { layout?: readonly Scheduled[] | null }

function toSeconds(iso: string | null | undefined): number | null {
  const ms = iso ? Date.parse(iso) : Number.NaN
  return Number.isFinite(ms) ? Math.ceil(ms / 1000) : null
}

function toWindow({ isTimed, showFrom, showUntil }: Scheduled): PromoWindow {
  return isTimed === true ? { start: toSeconds(showFrom), expiry: toSeconds(showUntil) } : { start: null, expiry: null }
}

/**
 * Checks whether visitors see a page or a block: from its start until just before its end (EDT-21).
 * @param now Unix seconds.
 */
export function isShownAt(scheduled: Scheduled, now: number): boolean {
  return isRunning(toWindow(scheduled), now)
}

/** `always`: without a schedule. `live`: shown now, and not for ever. */
export type ScheduleState = 'always' | 'coming' | 'live' | 'ended'

/**
 * Returns the state of a page or a block (EDT-21).
 * @param now Unix seconds.
 */
export function readScheduleState(scheduled: Scheduled, now: number): ScheduleState {
  const { start, expiry } = toWindow(scheduled)
  if (start === null && expiry === null) return 'always'
  if (expiry !== null && now >= expiry) return 'ended'
  return start !== null && now < start ? 'coming' : 'live'
}

/** Returns the times in Unix seconds, ascending, at which a page or one of its blocks appears or disappears (EDT-21, PERF-06). */
export function listScheduleDates(page: ScheduledPage): number[] {
  return boundariesOf([page, ...(page.layout ?? [])].map(toWindow))
}

/**
 * Returns the next time at which visitors see a change of the page by its schedules, in Unix seconds; null when none is planned (EDT-12).
 * @param now Unix seconds.
 */
export function findNextChange(page: ScheduledPage, now: number): number | null {
  return listScheduleDates(page).find((at) => at > now) ?? null
}

/**
 * Returns the page as visitors see it: null outside of its schedule, and without the blocks that are outside of theirs (EDT-21).
 * @param now Unix seconds.
 */
export function pickShown<Block extends Scheduled, Page extends Scheduled & { layout?: Block[] | null }>(
  page: Page,
  now: number,
): Page | null {
  if (!isShownAt(page, now)) return null
  const { layout } = page
  return layout?.some((block) => !isShownAt(block, now)) ? { ...page, layout: layout.filter((block) => isShownAt(block, now)) } : page
}
