/** The numbers under which what a visitor does on a car's page is logged (EVENTS of the requirements). */
export const VISIT_EVENTS = { usedCarView: 4, callClick: 25, historyReport: 60, print: 61 } as const
export type VisitEvent = (typeof VISIT_EVENTS)[keyof typeof VISIT_EVENTS]

/** The name under which reveals of the phone are counted: they have no number among the events (API-19). */
export const PHONE_REVEAL = 'reveal-phone'
