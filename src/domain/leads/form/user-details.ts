import { z } from 'zod'

const detail = z.string().max(254)
const userDetailsSchema = z.object({ name: detail, last_name: detail, email: detail, phone: detail, postcode: detail })

/** What the browser remembers of a visitor to fill the next form in (LEAD-29). */
export type UserDetails = z.output<typeof userDetailsSchema>

/** The five details among whatever else a form holds (LEAD-29). */
export function toUserDetails({ name, last_name, email, phone, postcode }: UserDetails): UserDetails {
  return { name, last_name, email, phone, postcode }
}

/** Stored details as they were kept, or null when they cannot be read, which counts as absent (FAV-08). */
export function readUserDetails(stored: string | null): UserDetails | null {
  if (stored === null) return null
  try {
    const read = userDetailsSchema.safeParse(JSON.parse(stored))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
