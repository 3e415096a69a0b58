import type { CollectionAfterChangeHook } from 'payload'
import { markReserved } from '@/server/checkout/mark-reserved'
import type { Reservation } from '@payload-types'

/** A reservation that was paid for and is released gives its car back to the stock. */
export const freeReleasedCar: CollectionAfterChangeHook<Reservation> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && previousDoc?.state === 'paid' && doc.state === 'released') await markReserved(req, doc.car_id, false)
  return doc
}
