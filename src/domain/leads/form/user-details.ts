import { z } from 'zod'

const detail = z.string().max(254)
const userDetailsSchema = z.object({ name: detail, last_name: detail, email: detail, phone: detail, postcode: detail })

/** Contact details remembered in the browser to prefill the next form (LEAD-29). */
export type UserDetails = z.output<typeof userDetailsSchema>

/** Picks the five remembered details from a form (LEAD-29). */
export function toUserDetails({ name, last_name, email, phone, postcode }: UserDetails): UserDetails {
  return { name, last_name, email, phone, postcode }
}

/** Reads remembered details; null if unreadable (FAV-08). */
export function readUserDetails(stored: string | null): UserDetails | null {
  if (stored === null) return null
  try {
    const read = userDetailsSchema.safeParse(JSON.parse(stored))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
