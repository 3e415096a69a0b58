import { formatMoment } from '@/domain/time/zone-name'
import type { AbsenceReason } from './compose-listing'

/** A reason in words, and the field of the promo card that decides it (EDT-23). */
export type Explanation = { words: string; field: 'start' | 'expiry' | 'display' | 'strictDisplay' | 'position' }

const TYPES: Readonly<Record<string, string>> = { new: 'new cars', used: 'used cars', demo: 'demo cars' }
const nameListing = (display: string) => TYPES[display] ?? display

/**
 * Explains to staff why a promo card is not in a listing (EDT-23, ADM-09).
 * @param cars The number of cars on this page of results.
 * @param timeZone The site's zone, for the card's dates.
 */
export function explainAbsence(reason: AbsenceReason, cars: number, timeZone: string): Explanation {
  switch (reason.kind) {
    case 'notStarted':
      return { field: 'start', words: `It starts on ${formatMoment(reason.start, timeZone)}.` }
    case 'expired':
      return { field: 'expiry', words: `It ended on ${formatMoment(reason.expiry, timeZone)}.` }
    case 'otherListing':
      return { field: 'display', words: `It is only shown among ${nameListing(reason.display)}, and this search leaves them out.` }
    case 'notExactListing':
      return {
        field: 'strictDisplay',
        words: `It is only shown in a listing of all ${nameListing(reason.display)}, and this search has other filters or types.`,
      }
    case 'notFirstPage':
      return { field: 'position', words: 'Promo cards are only shown on the first page of results.' }
    case 'pastEnd':
      return {
        field: 'position',
        words: `It asks for position ${reason.position}, and this page has only ${cars === 1 ? '1 car' : `${cars} cars`}.`,
      }
    case 'noPosition':
      return { field: 'position', words: 'It has no position in the grid.' }
  }
}
