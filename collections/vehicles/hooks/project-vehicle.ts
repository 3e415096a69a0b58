import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { dropVehicle as drop, projectVehicle as project } from '@/server/vehicles/project-vehicle'
import type { Vehicle } from '@payload-types'

export const projectVehicle: CollectionAfterChangeHook<Vehicle> = async ({ doc, previousDoc, operation, req }) => {
  await project(req, doc, operation === 'create' ? undefined : previousDoc)
  return doc
}

export const dropVehicle: CollectionAfterDeleteHook<Vehicle> = async ({ doc, req }) => {
  await drop(req, doc)
  return doc
}
