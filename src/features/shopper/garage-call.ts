import type { garageCall } from '@/contract/account'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { type AnswerOf, callSite } from '@/features/call'
import { recall } from '@/ui/primitives/browser-memory'
import { mergeIntoAccount } from './account-client'

/** Response of the call. */
export type GarageAnswer = AnswerOf<typeof garageCall>
export type OwnCar = GarageAnswer['saved'][number]
export type OwnEnquiry = GarageAnswer['enquiries'][number]
/** A reservation with its possible actions. Texts come from the server. */
export type OwnReservation = GarageAnswer['reservations'][number]

const NEEDS = { shopper: {}, saved: [{}], viewed: [{}], enquiries: [{}], reservations: [{}] } as const

/** Fetches the shopper's own data; `signedOut` without an account, `failed` when the call fails. */
export async function callGarage(): Promise<GarageAnswer | 'signedOut' | 'failed'> {
  // Add what this browser has seen since the last sign-in to the account.
  if (recall(MEMORY_KEYS.signedIn) !== null) await mergeIntoAccount()
  const result = await callSite<typeof garageCall>('/api/account/garage', { needs: NEEDS })
  if (result.status === 401) return 'signedOut'
  return result.isOk ? result.answer : 'failed'
}
