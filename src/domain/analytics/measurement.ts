/** A stream's id at Google Analytics, as its console shows it. */
export function isMeasurementId(text: string): boolean {
  return /^G-[A-Z0-9]{4,16}$/.test(text)
}

/** What a site tells of its visits (EVT-01): its stream at Google Analytics, if any, and whether visitors are asked first. */
export type Measurement = { measurementId: string | null; asksConsent: boolean }

export const NO_MEASUREMENT: Measurement = { measurementId: null, asksConsent: false }
