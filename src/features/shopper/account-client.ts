import type { mergeCall, watchlistCall } from '@/contract/account'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { readFavourites, readViewed } from '@/domain/account/stored-cars'
import { callSite, type CallFailure } from '@/features/call'
import { recall, remember } from '@/ui/primitives/browser-memory'

/** The signed-in account: its phone number, which saving requires, and the ids of its saved vehicles. */
export type KnownAccount = { phone: string; saved: Set<number> }

/** Returns the message of a failed call, or the default one. */
export function explain({ message }: CallFailure): string {
  return message ?? 'That didn’t work. Please check your connection and try again.'
}

/**
 * `nobody`: the site says that no account with a phone number is signed in. `unknown`: the call failed, so the visitor must not be sent to
 * sign in.
 */
export type Visitor = { kind: 'account'; account: KnownAccount } | { kind: 'nobody' } | { kind: 'unknown'; answer: CallFailure }

/**
 * Fetches the signed-in account with its saved vehicles (WATCH-03, AUTH-05). The browser remembers a hint that somebody has signed in, so
 * other visitors send no request; the response corrects the hint.
 */
export async function findAccount(): Promise<Visitor> {
  const result = await callSite<typeof watchlistCall>('/api/watchlist', { needs: { items: [{ car_id: 'number' }] } })
  if (result.status === 401) {
    remember(MEMORY_KEYS.signedIn, null)
    return { kind: 'nobody' }
  }
  if (!result.isOk) return { kind: 'unknown', answer: result }
  const { phone, items } = result.answer
  if (!phone) return { kind: 'nobody' }
  remember(MEMORY_KEYS.signedIn, 'yes')
  return { kind: 'account', account: { phone, saved: new Set(items.map(({ car_id }) => car_id)) } }
}

/**
 * Moves what this browser remembers into the account after signing in; favourites are then stored there only. On failure they stay in the
 * browser.
 */
export async function mergeIntoAccount(): Promise<void> {
  remember(MEMORY_KEYS.signedIn, 'yes')
  const favourites = readFavourites(recall(MEMORY_KEYS.favourites)).map(({ id }) => id)
  const viewed = readViewed(recall(MEMORY_KEYS.viewedCars)).map(({ id }) => id)
  if (favourites.length + viewed.length === 0) return
  const { isOk } = await callSite<typeof mergeCall>('/api/account/merge', { fields: { favourites, viewed } })
  if (isOk) remember(MEMORY_KEYS.favourites, null)
}
