import type { CollectionAfterChangeHook } from 'payload'
import { markReserved } from '@/server/checkout/mark-reserved'
import type { Reservation } from '@payload-types'

/** Makes the vehicle available again when a paid reservation is released. */
export const freeReleasedCar: CollectionAfterChangeHook<Reservation> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && previousDoc?.state === 'paid' && doc.state !== 'paid') await markReserved(req, doc.car_id, false)
  return doc
}
