import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { republishDeletedLocation, republishLocation } from '@/server/vehicles/republish-stock'
import type { Location } from '@payload-types'

/** Where a car stands is searched by name, city and distance. */
export const republishItsStock: CollectionAfterChangeHook<Location> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update') await republishLocation(req, doc, previousDoc)
  return doc
}

/** Its cars stay, and stand nowhere until somebody says where. */
export const republishStockLeftBehind: CollectionAfterDeleteHook<Location> = async ({ doc, req }) => {
  await republishDeletedLocation(req, doc)
  return doc
}
