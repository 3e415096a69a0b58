import { readUserDetails, toUserDetails, type UserDetails } from '@/domain/leads/user-details'

const DETAILS_KEY = 'userDetails'
const CATEGORY_KEY = 'successCategory'

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

/** Keeps the contact details, and what the thank-you page thanks for (LEAD-17, LEAD-29). */
export function keepAfterSending(details: UserDetails, category: string): void {
  attempt(() => {
    localStorage.setItem(DETAILS_KEY, JSON.stringify(toUserDetails(details)))
    localStorage.setItem(CATEGORY_KEY, category)
  }, undefined)
}
