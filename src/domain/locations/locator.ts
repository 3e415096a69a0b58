import { formatFigure } from '../numbers/figures'
import { type Coordinates, distanceKm } from '../geo/geo'
import { foldIdentifier } from '../search/fold'

/** Maximum distance in km and number of offered dealerships (DLR-05). */
export const LOCATOR_REACH_KM = 250
export const MAX_OFFERED = 5

/** Message of a form without a selected dealership (DLR-08). */
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

/** A place chosen from the suggestions, such as 'Geelong VIC 3220'. */
export type ChosenPlace = Coordinates & { label: string }

export type OfferedDealer = Dealer & { distanceKm: number }

/** Up to five dealerships within 250 km of a place, nearest first (DLR-05). Dealerships without coordinates are left out. */
export function offerDealers(dealers: readonly Dealer[], place: Coordinates): OfferedDealer[] {
  return dealers
    .flatMap((dealer) => (dealer.coordinates ? [{ ...dealer, distanceKm: distanceKm(place, dealer.coordinates) }] : []))
    .filter((dealer) => dealer.distanceKm <= LOCATOR_REACH_KM)
    .toSorted((a, b) => a.distanceKm - b.distanceKm || a.name.localeCompare(b.name))
    .slice(0, MAX_OFFERED)
}

/** Dealerships for which every typed word is the beginning of a word of the name (DLR-03), in list order. */
export function findDealersByName(dealers: readonly Dealer[], text: string): Dealer[] {
  const fold = (value: string) =>
    value
      .split(/[\s,-]+/)
      .map(foldIdentifier)
      .filter(Boolean)
  const words = fold(text)
  if (words.length === 0 || words.join('').length < 2) return []
  return dealers.filter(({ name }) => words.every((word) => fold(name).some((own) => own.startsWith(word)))).slice(0, MAX_OFFERED)
}

/** Formats a distance as '4 km'; at least '1 km'. */
export function formatDistance(km: number): string {
  return `${formatFigure(Math.max(1, Math.round(km)))} km`
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const

/** 'Five dealerships within 250 km of Geelong VIC 3220', or a hint if there are none. */
export function describeOffer(count: number, place: string): string {
  if (count === 0) return `No dealership within ${LOCATOR_REACH_KM} km of ${place}. All of them are listed below.`
  const number = NUMBERS[count] ?? String(count)
  return `${number} ${count === 1 ? 'dealership' : 'dealerships'} within ${LOCATOR_REACH_KM} km of ${place}`
}

/** The state of the dealer locator. */
export type LocatorState = { text: string; place: ChosenPlace | null; selected: Dealer | null }

export type LocatorAction =
  | { kind: 'type'; text: string }
  | { kind: 'place'; place: ChosenPlace }
  | { kind: 'dealer'; dealer: Dealer }
  | { kind: 'remembered'; dealer: Dealer }

export const NOTHING_CHOSEN: LocatorState = { text: '', place: null, selected: null }

/**
 * Reducer of the dealer locator. Typing keeps the selection until the field is empty, which clears it (DLR-07). A place offers
 * dealerships without selecting one (DLR-05). A button selects its dealership (DLR-06).
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
