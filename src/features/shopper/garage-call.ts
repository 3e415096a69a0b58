import type { Shopper } from '@/domain/account/shopper'
import type { BadgeTone } from '@/ui/primitives/badge'
import type { CardView } from '@/ui/sections/vehicle-card/card-view'
import { MEMORY_KEYS } from '@/domain/account/stored-cars'
import { recall } from '@/ui/primitives/browser-memory'
import { callSite, mergeMemory } from './account-client'

export type OwnCar = { slug: string; view: CardView }
export type OwnEnquiry = { id: number; about: string; car: string | null; message: string | null; sentAt: string; isAnswered: boolean }

/** A reservation with what its shopper can do about it; the words come from the site. */
export type OwnReservation = {
  id: number
  car: string
  label: string
  tone: BadgeTone
  text: string
  action: string | null
  href: string | null
}

/** What the call answers; it is drawn as it is. */
export type GarageAnswer = { shopper: Shopper; saved: OwnCar[]; viewed: OwnCar[]; enquiries: OwnEnquiry[]; reservations: OwnReservation[] }

function isAnswer(value: unknown): value is GarageAnswer {
  return typeof value === 'object' && value !== null && 'shopper' in value && 'saved' in value && Array.isArray(value.saved)
}

/** All that is a shopper's own; `signedOut` for nobody, `failed` when the site does not answer. */
export async function callGarage(): Promise<GarageAnswer | 'signedOut' | 'failed'> {
  // what this browser has seen since is the account's own too
  if (recall(MEMORY_KEYS.signedIn) !== null) await mergeMemory()
  const { status, body } = await callSite('/api/account/garage')
  if (status === 401) return 'signedOut'
  return isAnswer(body) ? body : 'failed'
}
