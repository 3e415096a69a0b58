/** Whether a text is a Google Analytics measurement id, such as G-AB12CD34. */
export function isMeasurementId(text: string): boolean {
  return /^G-[A-Z0-9]{4,16}$/.test(text)
}

/** A site's analytics (EVT-01): its Google Analytics id, or null, and whether visitors are asked for consent first. */
export type Measurement = { measurementId: string | null; asksConsent: boolean }

export const NO_MEASUREMENT: Measurement = { measurementId: null, asksConsent: false }
