import { readStoredRecord } from './stored-cars'

/** The car of the last enquiry. The thank-you page links back to it (LEAD-19). */
export type EnquiredCar = { slug: string; name: string }

const SLUG = /^[a-z0-9-]{1,200}$/

/** Reads the stored car of the last enquiry. Returns null if the value cannot be read (FAV-08). */
export function readEnquiredCar(stored: string | null): EnquiredCar | null {
  const { slug, name } = readStoredRecord(stored)
  return typeof slug === 'string' && SLUG.test(slug) ? { slug, name: typeof name === 'string' ? name : '' } : null
}
