import { formatMoment } from '../time/zone-name'
import { isRunning, type PromoWindow } from './promo'

/** Collections whose documents come and go on the site by themselves (EDT-16). */
export const DATED_COLLECTIONS = ['promo-cards', 'offers', 'faqs', 'announcements'] as const
export type DatedCollection = (typeof DATED_COLLECTIONS)[number]

/** Checks whether a collection has dated content. */
export function isDatedCollection(slug: string): slug is DatedCollection {
  return DATED_COLLECTIONS.some((known) => known === slug)
}

/** `published`: the window of the published version; null without one. `isShown`: a page of the site has a place for it. */
export type ContentFacts = { published: PromoWindow | null; isShown: boolean }

/** What visitors see of a document (EDT-16). Instants are in Unix seconds; null is without an end. */
export type ContentState =
  | { kind: 'draft' }
  | { kind: 'coming'; from: number }
  | { kind: 'live'; until: number | null }
  | { kind: 'ended'; at: number }
  | { kind: 'hidden'; why: 'noPage' | 'endsBeforeStart' }

/**
 * Returns the state of dated content (EDT-16, CMS-10).
 * @param now Unix seconds.
 */
export function contentState({ published, isShown }: ContentFacts, now: number): ContentState {
  if (!published) return { kind: 'draft' }
  const { start, expiry } = published
  if (start !== null && expiry !== null && expiry <= start) return { kind: 'hidden', why: 'endsBeforeStart' }
  if (expiry !== null && now >= expiry) return { kind: 'ended', at: expiry }
  if (!isShown) return { kind: 'hidden', why: 'noPage' }
  return start !== null && now < start ? { kind: 'coming', from: start } : { kind: 'live', until: expiry }
}

/**
 * Writes a state with its instant, such as 'Live until 30 Jun 2026, 5:00 pm AEST' (EDT-16).
 * @param timeZone The tenant's.
 */
export function describeContentState(state: ContentState, timeZone: string): string {
  switch (state.kind) {
    case 'draft':
      return 'Draft, not on the site'
    case 'coming':
      return `Coming ${formatMoment(state.from, timeZone)}`
    case 'live':
      return state.until === null ? 'Live, without an end' : `Live until ${formatMoment(state.until, timeZone)}`
    case 'ended':
      return `Ended ${formatMoment(state.at, timeZone)}`
    case 'hidden':
      return state.why === 'noPage' ? 'Hidden: no page shows it' : 'Hidden: it ends before it starts'
  }
}

/** Returns the next instant at which a state changes by itself, in Unix seconds; null if it doesn't. */
export function nextChangeOf(state: ContentState): number | null {
  if (state.kind === 'coming') return state.from
  return state.kind === 'live' ? state.until : null
}

/**
 * Opens a window that is closed, so that a preview shows content before its start and after its end (EDT-16). An open window is unchanged.
 * @param now Unix seconds.
 */
export function openForPreview(window: PromoWindow, now: number): PromoWindow {
  if (isRunning(window, now)) return window
  const { start, expiry } = window
  return { start: start !== null && now < start ? null : start, expiry: expiry !== null && now >= expiry ? null : expiry }
}
