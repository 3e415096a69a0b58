import type { FormKind } from '@/domain/leads/form/form-kinds'
import type { RememberedBooking } from '@/domain/leads/form/remembered-booking'
import { readUserDetails, toUserDetails, type UserDetails } from '@/domain/leads/form/user-details'
import { MEMORY_KEYS } from '@/domain/account/stored-cars'
import { recall, remember } from '@/ui/primitives/browser-memory'

/** What the visitor told us last time, to fill the form in (LEAD-29, FAV-08). */
export function loadUserDetails(): UserDetails | null {
  return readUserDetails(recall(MEMORY_KEYS.userDetails))
}

/** Keeps what the visitor told us for the next form (LEAD-29). */
export function keepUserDetails(details: UserDetails): void {
  remember(MEMORY_KEYS.userDetails, JSON.stringify(toUserDetails(details)))
}

/** What the thank-you page thanks for (LEAD-17); null without a lead. */
export function loadSuccessCategory(): string | null {
  return recall(MEMORY_KEYS.successCategory)
}

/** The car that the form was about, as it was kept; null for a form about none (LEAD-19). */
export function loadEnquiredCar(): string | null {
  return recall(MEMORY_KEYS.enquiredCar)
}

/** The day and time that was asked for, as it was kept; null where none was. */
export function loadBooking(): string | null {
  return recall(MEMORY_KEYS.booking)
}

export type SentForm = {
  details: UserDetails
  category: FormKind
  car: { slug: string; name: string } | null
  booking?: RememberedBooking | null
}

/** Keeps the contact details, what the thank-you page thanks for, and the car and the time that it was about, if any (LEAD-17, LEAD-19, LEAD-29). */
export function keepAfterSending({ details, category, car, booking = null }: SentForm): void {
  keepUserDetails(details)
  remember(MEMORY_KEYS.successCategory, category)
  remember(MEMORY_KEYS.enquiredCar, car && JSON.stringify(car))
  remember(MEMORY_KEYS.booking, booking && JSON.stringify(booking))
}
