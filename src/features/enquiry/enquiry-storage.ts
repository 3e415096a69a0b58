import type { FormKind } from '@/domain/leads/form-kinds'
import { readUserDetails, toUserDetails, type UserDetails } from '@/domain/leads/user-details'

const DETAILS_KEY = 'userDetails'
const CATEGORY_KEY = 'successCategory'
const CAR_KEY = 'enquiredCar'

/** A browser may refuse its storage; a form works without it. */
function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** What the visitor told us last time, to fill the form in (LEAD-29, FAV-08). */
export function loadUserDetails(): UserDetails | null {
  return attempt(() => readUserDetails(localStorage.getItem(DETAILS_KEY)), null)
}

/** Keeps what the visitor told us for the next form (LEAD-29). */
export function keepUserDetails(details: UserDetails): void {
  attempt(() => localStorage.setItem(DETAILS_KEY, JSON.stringify(toUserDetails(details))), undefined)
}

/** What the thank-you page thanks for (LEAD-17); null without a lead. */
export function loadSuccessCategory(): string | null {
  return attempt(() => localStorage.getItem(CATEGORY_KEY), null)
}

export type SentForm = { details: UserDetails; category: FormKind; car: { slug: string; name: string } | null }

/** Keeps the contact details, what the thank-you page thanks for, and the car that was enquired about (LEAD-17, LEAD-19, LEAD-29). */
export function keepAfterSending({ details, category, car }: SentForm): void {
  keepUserDetails(details)
  attempt(() => {
    localStorage.setItem(CATEGORY_KEY, category)
    if (car) localStorage.setItem(CAR_KEY, JSON.stringify(car))
  }, undefined)
}
