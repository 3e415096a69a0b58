import type { mergeCall, watchlistCall } from '@/contract/account'
import { MEMORY_KEYS, readFavourites, readViewed } from '@/domain/account/stored-cars'
import { callSite, type NoAnswer } from '@/features/call'
import { recall, remember } from '@/ui/primitives/browser-memory'

/** What the site says of the account that is signed in: the phone that saving needs, and the ids of its saved cars. */
export type KnownAccount = { phone: string; saved: Set<number> }

/** The words of a call that went wrong, or ours when it has none. */
export function explain({ message }: NoAnswer): string {
  return message ?? 'That did not work. Please check your connection and try again.'
}

/** `nobody`: the site says that no one is signed in, or without a phone; `unknown`: it did not say, so nobody is sent anywhere for it. */
export type Visitor = { kind: 'account'; account: KnownAccount } | { kind: 'nobody' } | { kind: 'unknown'; answer: NoAnswer }

/**
 * Who is signed in here, with their saved cars (WATCH-03, AUTH-05). That somebody has signed in is remembered as a hint, so that other visitors are never
 * asked about; the answer puts the hint right.
 */
export async function findAccount(): Promise<Visitor> {
  const given = await callSite<typeof watchlistCall>('/api/watchlist', { needs: { items: [{ car_id: 'number' }] } })
  if (given.status === 401) {
    remember(MEMORY_KEYS.signedIn, null)
    return { kind: 'nobody' }
  }
  if (!given.isOk) return { kind: 'unknown', answer: given }
  const { phone, items } = given.answer
  if (!phone) return { kind: 'nobody' }
  remember(MEMORY_KEYS.signedIn, 'yes')
  return { kind: 'account', account: { phone, saved: new Set(items.map(({ car_id }) => car_id)) } }
}

/** After signing in: what this browser kept becomes the account's own, and the favourites are kept there alone. A failure leaves them here. */
export async function mergeMemory(): Promise<void> {
  remember(MEMORY_KEYS.signedIn, 'yes')
  const favourites = readFavourites(recall(MEMORY_KEYS.favourites)).map(({ id }) => id)
  const viewed = readViewed(recall(MEMORY_KEYS.viewedCars)).map(({ id }) => id)
  if (favourites.length + viewed.length === 0) return
  const { isOk } = await callSite<typeof mergeCall>('/api/account/merge', { fields: { favourites, viewed } })
  if (isOk) remember(MEMORY_KEYS.favourites, null)
}
