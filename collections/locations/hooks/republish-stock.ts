import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { republishDeletedLocation, republishLocation } from '@/server/vehicles/republish-stock'
import type { Location } from '@payload-types'

/** Reprojects the location's vehicles, because search uses its name, city and coordinates. */
export const republishStock: CollectionAfterChangeHook<Location> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update') await republishLocation(req, doc, previousDoc)
  return doc
}

/** Reprojects the vehicles of a deleted location; they stay without one until staff choose another. */
export const republishStockLeftBehind: CollectionAfterDeleteHook<Location> = async ({ doc, req }) => {
  await republishDeletedLocation(req, doc)
  return doc
}
