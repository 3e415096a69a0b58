import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { resolveManualChange } from '@/domain/journeys/checkout/reservation'
import type { Reservation } from '@payload-types'

/** Limits staff to releasing a vehicle and noting their own refund; held and paid states come from the checkout. */
export const restrictStateChanges: CollectionBeforeChangeHook<Reservation> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || data.state === undefined || originalDoc?.state === undefined) return data
  const state = resolveManualChange(originalDoc.state, data.state)
  if (state !== null) return { ...data, state }
  const message = 'You can set a held or paid car to "released", and a refund that is due to "refunded". The rest comes from the checkout.'
  throw new ValidationError({ collection: 'reservations', errors: [{ path: 'state', message }] })
}
