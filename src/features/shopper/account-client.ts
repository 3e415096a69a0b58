import { MEMORY_KEYS, readFavourites, readViewed } from '@/domain/account/stored-cars'
import { recall, remember } from '@/ui/primitives/browser-memory'

/** What the site says of the account that is signed in: the phone that saving needs, and the ids of its saved cars. */
export type KnownAccount = { phone: string; saved: Set<number> }

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

export type CallAnswer = { isOk: boolean; status: number; body: Record<string, unknown> }

/** A call of the site; without an answer its status is 0. */
export async function callSite(path: string, fields?: Record<string, unknown>): Promise<CallAnswer> {
  try {
    const init = fields && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
    const response = await fetch(path, init)
    const body = toRecord(await response.json().catch(() => null))
    return { isOk: response.ok, status: response.status, body }
  } catch {
    return { isOk: false, status: 0, body: {} }
  }
}

/** The words of an answer that went wrong, or ours when it has none. */
export function explain({ body }: CallAnswer): string {
  return typeof body.message === 'string' && body.message !== ''
    ? body.message
    : 'That did not work. Please check your connection and try again.'
}

function readItems(items: unknown): number[] {
  const ids = Array.isArray(items) ? items.map((item: unknown) => toRecord(item).car_id) : []
  return ids.filter((id) => typeof id === 'number')
}

/** `nobody`: the site says that no one is signed in, or without a phone; `unknown`: it did not say, so nobody is sent anywhere for it. */
export type Visitor = { kind: 'account'; account: KnownAccount } | { kind: 'nobody' } | { kind: 'unknown'; answer: CallAnswer }

/**
 * Who is signed in here, with their saved cars (WATCH-03, AUTH-05). That somebody has signed in is remembered as a hint, so that other visitors are never
 * asked about; the answer puts the hint right.
 */
export async function findAccount(): Promise<Visitor> {
  const answer = await callSite('/api/watchlist')
  if (answer.status === 401) {
    remember(MEMORY_KEYS.signedIn, null)
    return { kind: 'nobody' }
  }
  const { phone, items } = answer.body
  if (!answer.isOk) return { kind: 'unknown', answer }
  if (typeof phone !== 'string' || phone === '') return { kind: 'nobody' }
  remember(MEMORY_KEYS.signedIn, 'yes')
  return { kind: 'account', account: { phone, saved: new Set(readItems(items)) } }
}

/** After signing in: what this browser kept becomes the account's own, and the favourites are kept there alone. A failure leaves them here. */
export async function mergeMemory(): Promise<void> {
  remember(MEMORY_KEYS.signedIn, 'yes')
  const favourites = readFavourites(recall(MEMORY_KEYS.favourites)).map(({ id }) => id)
  const viewed = readViewed(recall(MEMORY_KEYS.viewedCars)).map(({ id }) => id)
  if (favourites.length + viewed.length === 0) return
  const { isOk } = await callSite('/api/account/merge', { favourites, viewed })
  if (isOk) remember(MEMORY_KEYS.favourites, null)
}
