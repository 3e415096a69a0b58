import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { mappingSchema } from '@/domain/import/mapping'
import type { ImportFile } from '@/server/import/import-stock'
import { Refusal } from '../setup/refusal'
import type { ImportArguments } from './arguments'

/**
 * Reads the file, and finds the dealership and the saved mapping that the command names (ADM-19). Throws a Refusal that lists the existing
 * ones.
 */
export async function readImportOrder(payload: Payload, { dealership, file, mapping }: ImportArguments): Promise<ImportFile> {
  const { docs } = await payload.find({ collection: 'dealerships', where: { slug: { equals: dealership } }, depth: 0, limit: 1 })
  const found = docs[0]
  if (!found) throw new Refusal(`There is no dealership ${dealership}.`)
  const order = { dealershipId: found.id, fileName: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }
  if (mapping === undefined) return { ...order, mapping: null }
  const feeds = await payload.find({ collection: 'stock-feeds', where: { dealership: { equals: found.id } }, depth: 0, pagination: false })
  const feed = feeds.docs.find(({ name }) => name === mapping)
  if (!feed) {
    const names = feeds.docs.map(({ name }) => `'${name}'`).join(', ')
    throw new Refusal(
      `${found.name} has no mapping '${mapping}'${names ? `, only ${names}` : ': save one in the admin under Stock imports'}.`,
    )
  }
  return { ...order, mapping: mappingSchema.parse(feed.columns) }
}
