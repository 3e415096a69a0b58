import { isSearchPath } from '../search/search-path'
/** The numbers under which what a visitor does is logged, each once (EVENTS of the requirements: EVT-02 to EVT-16). */
export const VISIT_EVENTS = {
  usedCarView: 4,
  financeEnquiry: 9,
  testDriveNew: 14,
  testDriveUsed: 15,
  /** Also that of a car tagged 'Test Drive Only'. */
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

/** Events that say nothing without their car. */
export const CAR_EVENTS: readonly VisitEvent[] = [
  VISIT_EVENTS.usedCarView,
  VISIT_EVENTS.callClick,
  VISIT_EVENTS.saveCar,
  VISIT_EVENTS.historyReport,
  VISIT_EVENTS.print,
]

/** The name under which reveals of the phone are counted: they have no number among the events (API-19). */
export const PHONE_REVEAL = 'reveal-phone'

/** An event as its number, for what comes from elsewhere; null for none of ours. */
export function toVisitEvent(number: number | null): VisitEvent | null {
  return Object.values(VISIT_EVENTS).find((event) => event === number) ?? null
}

/** What a data layer is told of an event (EVT-01): its name, its number, and its car. */
export function toDataLayerEntry(event: VisitEvent, carId: number | null): Record<string, string | number> {
  const [name = ''] = Object.entries(VISIT_EVENTS).find(([, number]) => number === event) ?? []
  return { event: `forecourt_${name}`, event_id: event, ...(carId === null ? {} : { car_id: carId }) }
}

/** Whether somebody comes to the search from elsewhere (EVT-16): a filter or a page on is no arrival. `from` is null for another site. */
export function isSearchArrival(from: string | null, to: string): boolean {
  return isSearchPath(to) && (from === null || !isSearchPath(from))
}
