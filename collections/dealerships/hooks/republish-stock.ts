import { type CollectionAfterChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import { refuseInUse } from '@collections/shared/refusal'
import { republishDealership } from '@/server/vehicles/republish-stock'
import type { Dealership } from '@payload-types'

/** Reprojects the dealership's vehicles, because their listings contain its name and slug. */
export const republishStock: CollectionAfterChangeHook<Dealership> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update') await republishDealership(req, doc, previousDoc)
  return doc
}

/** Refuses to delete a dealership with stock: its vehicles would belong to no site but stay in every search. */
export const refuseWithStock: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({ collection: 'vehicles', where: { dealership: { equals: id } }, req })
  if (totalDocs > 0) {
    const cars = totalDocs === 1 ? 'One car belongs' : `${totalDocs.toLocaleString('en-AU')} cars belong`
    throw refuseInUse(`${cars} to this dealership. Delete or move its stock first.`, [
      { label: 'The vehicles of all dealerships', collection: 'vehicles' },
    ])
  }
}
