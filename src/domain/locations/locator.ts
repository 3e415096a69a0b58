import { formatFigure } from '../numbers/figures'
import { type Coordinates, distanceKm } from '../geo/geo'
import { foldIdentifier } from '../search/fold'

/** A place offers dealerships no farther than this, and no more than so many (DLR-05). */
export const LOCATOR_REACH_KM = 250
export const MOST_OFFERED = 5

/** What a form says when no dealership is chosen (DLR-08). */
export const DEALER_REQUIRED = '*Please select a dealership location'

/** A dealership that a visitor can choose (DLR-02). */
export type Dealer = {
  locationId: number
  name: string
  /** '40 Ropeworks Terrace, Geelong West VIC 3218' */
  address: string
  coordinates: Coordinates | null
  dealership: { id: number; slug: string; name: string }
}

/** A place that was chosen from the suggestions: 'Geelong VIC 3220'. */
export type ChosenPlace = Coordinates & { label: string }

export type OfferedDealer = Dealer & { distanceKm: number }

/** Up to five dealerships within 250 km of a place, nearest first (DLR-05); those of which nobody knows where they are can't be offered. */
export function offerDealers(dealers: readonly Dealer[], place: Coordinates): OfferedDealer[] {
  return dealers
    .flatMap((dealer) => (dealer.coordinates ? [{ ...dealer, distanceKm: distanceKm(place, dealer.coordinates) }] : []))
    .filter((dealer) => dealer.distanceKm <= LOCATOR_REACH_KM)
    .toSorted((a, b) => a.distanceKm - b.distanceKm || a.name.localeCompare(b.name))
    .slice(0, MOST_OFFERED)
}

/** Dealerships whose name has every typed word at the beginning of one of its own (DLR-03), in the order of the list. */
export function findDealersByName(dealers: readonly Dealer[], text: string): Dealer[] {
  const fold = (value: string) =>
    value
      .split(/[\s,-]+/)
      .map(foldIdentifier)
      .filter(Boolean)
  const words = fold(text)
  if (words.length === 0 || words.join('').length < 2) return []
  return dealers.filter(({ name }) => words.every((word) => fold(name).some((own) => own.startsWith(word)))).slice(0, MOST_OFFERED)
}

/** '4 km', '158 km'; less than one is '1 km'. */
export function formatDistance(km: number): string {
  return `${formatFigure(Math.max(1, Math.round(km)))} km`
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const

/** 'Five dealerships within 250 km of Geelong VIC 3220', or what to do when there is none. */
export function describeOffer(count: number, place: string): string {
  if (count === 0) return `No dealership within ${LOCATOR_REACH_KM} km of ${place}. All of them are listed below.`
  const number = NUMBERS[count] ?? String(count)
  return `${number} ${count === 1 ? 'dealership' : 'dealerships'} within ${LOCATOR_REACH_KM} km of ${place}`
}

/** Where a visitor stands in finding a dealership. */
export type LocatorState = { text: string; place: ChosenPlace | null; selected: Dealer | null }

export type LocatorAction =
  | { kind: 'type'; text: string }
  | { kind: 'place'; place: ChosenPlace }
  | { kind: 'dealer'; dealer: Dealer }
  | { kind: 'remembered'; dealer: Dealer }

export const NOTHING_CHOSEN: LocatorState = { text: '', place: null, selected: null }

/**
 * What follows from what a visitor does: typing keeps what was chosen until the field is empty, which clears it (DLR-07); a place offers
 * dealerships and chooses none (DLR-05); a button chooses its own (DLR-06).
 */
export function moveLocator(state: LocatorState, action: LocatorAction): LocatorState {
  switch (action.kind) {
    case 'type':
      return action.text.trim() === '' ? NOTHING_CHOSEN : { ...state, text: action.text }
    case 'place':
      return { text: action.place.label, place: action.place, selected: null }
    case 'dealer':
      return { ...state, selected: action.dealer }
    case 'remembered':
      return state.selected || state.text !== '' ? state : { ...state, selected: action.dealer }
  }
}
