import type { CollectionSlug, PayloadRequest } from 'payload'
import { listReferences, namePicture, NamedReference, nameReferences, type Reference } from '@/domain/editing/named-reference'
import type { Values } from '@/domain/json/stored-field'
import { isRecord } from '@/domain/json/is-record'
import type { Media } from '@payload-types'

const keyOf = ({ collection, id }: Reference) => `${collection} ${id}`

function namePictureOf({ alt, filename, url, thumbnailURL, focalX, focalY }: Media): NamedReference {
  const focal = { x: focalX ?? 50, y: focalY ?? 50 }
  return namePicture({ name: alt || (filename ?? 'a picture'), url: thumbnailURL ?? url ?? null, focal })
}

/** Reads with the person's own access: what they may not see has no name. */
async function findNames(req: PayloadRequest, collection: string, ids: readonly number[]): Promise<[string, NamedReference][]> {
  const known = Object.keys(req.payload.collections).find((slug): slug is CollectionSlug => slug === collection)
  if (known === undefined) return []
  const where = { id: { in: ids } }
  const { docs } = await req.payload.find({
    collection: known,
    where,
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: false,
    req,
  })
  const title = req.payload.collections[known].config.admin.useAsTitle ?? 'id'
  return docs.map((doc) => {
    const id = Number(doc.id)
    const values: unknown = doc
    const name = isRecord(values) && typeof values[title] === 'string' ? `“${values[title]}”` : `No. ${id}`
    return [keyOf({ collection, id }), 'focalX' in doc ? namePictureOf(doc) : new NamedReference(name)]
  })
}

/** Returns versions of pages with the names of pictures and documents in the place of their ids, to be compared (EDT-18). */
export async function nameCompared(req: PayloadRequest, versions: readonly Values[]): Promise<Values[]> {
  const { flattenedFields } = req.payload.collections.pages.config
  const references = versions.flatMap((version) => listReferences(flattenedFields, version))
  const names = new Map<string, NamedReference>()
  for (const collection of new Set(references.map((one) => one.collection))) {
    const ids = references.filter((one) => one.collection === collection).map(({ id }) => id)
    for (const [key, name] of await findNames(req, collection, [...new Set(ids)]).catch(() => [])) names.set(key, name)
  }
  const nameOf = (reference: Reference) =>
    names.get(keyOf(reference)) ?? new NamedReference(`Deleted, or of another site (${reference.id})`)
  return versions.map((version) => nameReferences(flattenedFields, version, nameOf))
}
