import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import type { Reservation } from '@payload-types'

/** Staff give a car free and nothing else: what is held and what is paid comes from the checkout. */
export const refuseOtherStates: CollectionBeforeChangeHook<Reservation> = ({ data, originalDoc, operation, req }) => {
  const isStaff = req.user !== null && req.user !== undefined
  if (!isStaff || operation !== 'update' || data.state === undefined || data.state === originalDoc?.state) return data
  if (data.state === 'released') return data
  throw new ValidationError({
    collection: 'reservations',
    errors: [{ path: 'state', message: 'Only "released" can be set by hand. The other states come from the checkout.' }],
  })
}
