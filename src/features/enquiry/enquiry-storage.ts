import type { FormKind } from '@/domain/leads/form/form-kinds'
import type { RememberedBooking } from '@/domain/leads/form/remembered-booking'
import { readUserDetails, toUserDetails, type UserDetails } from '@/domain/leads/form/user-details'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { recall, remember } from '@/ui/primitives/browser-memory'

/** Returns the contact details remembered from the last form, to prefill the next one (LEAD-29, FAV-08). */
export function loadUserDetails(): UserDetails | null {
  return readUserDetails(recall(MEMORY_KEYS.userDetails))
}

/** Remembers the contact details for the next form (LEAD-29). */
export function rememberUserDetails(details: UserDetails): void {
  remember(MEMORY_KEYS.userDetails, JSON.stringify(toUserDetails(details)))
}

/** Returns the category for the thank-you page (LEAD-17); null without a lead. */
export function loadSuccessCategory(): string | null {
  return recall(MEMORY_KEYS.successCategory)
}

/** Returns the remembered vehicle of the last form; null when it had none (LEAD-19). */
export function loadEnquiredCar(): string | null {
  return recall(MEMORY_KEYS.enquiredCar)
}

/** Returns the remembered day and time of the last request, or null. */
export function loadBooking(): string | null {
  return recall(MEMORY_KEYS.booking)
}

export type SentForm = {
  details: UserDetails
  category: FormKind
  car: { slug: string; name: string } | null
  booking?: RememberedBooking | null
}

/** Remembers the contact details, and the category, vehicle and time for the thank-you page (LEAD-17, LEAD-19, LEAD-29). */
export function rememberSentForm({ details, category, car, booking = null }: SentForm): void {
  rememberUserDetails(details)
  remember(MEMORY_KEYS.successCategory, category)
  remember(MEMORY_KEYS.enquiredCar, car && JSON.stringify(car))
  remember(MEMORY_KEYS.booking, booking && JSON.stringify(booking))
}
