import type { garageCall } from '@/contract/account'
import { MEMORY_KEYS } from '@/domain/account/stored-cars'
import { type AnswerOf, callSite } from '@/features/call'
import { recall } from '@/ui/primitives/browser-memory'
import { mergeMemory } from './account-client'

/** What the call answers; it is drawn as it is. */
export type GarageAnswer = AnswerOf<typeof garageCall>
export type OwnCar = GarageAnswer['saved'][number]
export type OwnEnquiry = GarageAnswer['enquiries'][number]
/** A reservation with what its shopper can do about it; the words come from the site. */
export type OwnReservation = GarageAnswer['reservations'][number]

const NEEDS = { shopper: {}, saved: [{}], viewed: [{}], enquiries: [{}], reservations: [{}] } as const

/** All that is a shopper's own; `signedOut` for nobody, `failed` when the site does not answer. */
export async function callGarage(): Promise<GarageAnswer | 'signedOut' | 'failed'> {
  // what this browser has seen since is the account's own too
  if (recall(MEMORY_KEYS.signedIn) !== null) await mergeMemory()
  const given = await callSite<typeof garageCall>('/api/account/garage', { needs: NEEDS })
  if (given.status === 401) return 'signedOut'
  return given.isOk ? given.answer : 'failed'
}
