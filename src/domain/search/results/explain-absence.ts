import { formatMoment } from '@/domain/time/zone-name'
import type { StockWords } from '@/domain/vehicle/kinds/kinds'
import type { AbsenceReason } from './compose-listing'

/** A reason in words, and the field of the promo card that decides it (EDT-23). */
export type Explanation = { words: string; field: 'start' | 'expiry' | 'display' | 'strictDisplay' | 'position' }

const TYPES = ['new', 'used', 'demo']
const nameListing = (display: string, many: string) => (TYPES.includes(display) ? `${display} ${many}` : display)

/** The page of results that lacks a card: the number of vehicles on it, and the site's words for them. */
export type LackingPage = { count: number; words: Pick<StockWords, 'one' | 'many'> }

/**
 * Explains to staff why a promo card is not in a listing (EDT-23, ADM-09).
 * @param timeZone The site's zone, for the card's dates.
 */
export function explainAbsence(reason: AbsenceReason, { count, words: { one, many } }: LackingPage, timeZone: string): Explanation {
  switch (reason.kind) {
    case 'notStarted':
      return { field: 'start', words: `It starts on ${formatMoment(reason.start, timeZone)}.` }
    case 'expired':
      return { field: 'expiry', words: `It ended on ${formatMoment(reason.expiry, timeZone)}.` }
    case 'otherListing':
      return { field: 'display', words: `It is only shown among ${nameListing(reason.display, many)}, and this search leaves them out.` }
    case 'notExactListing':
      return {
        field: 'strictDisplay',
        words: `It is only shown in a listing of all ${nameListing(reason.display, many)}, and this search has other filters or types.`,
      }
    case 'notFirstPage':
      return { field: 'position', words: 'Promo cards are only shown on the first page of results.' }
    case 'pastEnd':
      return {
        field: 'position',
        words: `It asks for position ${reason.position}, and this page has only ${count} ${count === 1 ? one : many}.`,
      }
    case 'noPosition':
      return { field: 'position', words: 'It has no position in the grid.' }
  }
}
