import { isSearchPath } from '../search/search-path'
/** Numbers of the logged visit events (EVT-02 to EVT-16). */
export const VISIT_EVENTS = {
  usedCarView: 4,
  financeEnquiry: 9,
  testDriveNew: 14,
  testDriveUsed: 15,
  /** Also used for a car tagged 'Test Drive Only'. */
  testDriveNewVariant: 17,
  offerAccepted: 18,
  generalEnquiry: 22,
  callClick: 25,
  calculatorUse: 26,
  saveCar: 39,
  testDriveUsedVariant: 48,
  searchView: 49,
  careers: 51,
  historyReport: 60,
  print: 61,
} as const
export type VisitEventName = keyof typeof VISIT_EVENTS
export type VisitEvent = (typeof VISIT_EVENTS)[VisitEventName]

/** Events that require a car. */
export const CAR_EVENTS: readonly VisitEvent[] = [
  VISIT_EVENTS.usedCarView,
  VISIT_EVENTS.callClick,
  VISIT_EVENTS.saveCar,
  VISIT_EVENTS.historyReport,
  VISIT_EVENTS.print,
]

/** Counter of phone reveals. They have no event number (API-19). */
export const PHONE_REVEAL = 'reveal-phone'

/** Reads an event number from outside; null for an unknown number. */
export function toVisitEvent(number: number | null): VisitEvent | null {
  return Object.values(VISIT_EVENTS).find((event) => event === number) ?? null
}

/** An event for the data layer (EVT-01): its name, number and car. */
export function toDataLayerEntry(event: VisitEvent, carId: number | null): Record<string, string | number> {
  const [name = ''] = Object.entries(VISIT_EVENTS).find(([, number]) => number === event) ?? []
  return { event: `forecourt_${name}`, event_id: event, ...(carId === null ? {} : { car_id: carId }) }
}

/**
 * Whether a visitor arrives at the search from another page (EVT-16). Filtering and paging within the search do not count. `from` is null
 * for another site.
 */
export function isSearchArrival(from: string | null, to: string): boolean {
  return isSearchPath(to) && (from === null || !isSearchPath(from))
}
