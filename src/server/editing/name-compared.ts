import type { CollectionSlug, PayloadRequest } from 'payload'
import { listReferences, namePicture, NamedReference, nameReferences, type Reference, tellApart } from '@/domain/editing/named-reference'
import type { Values } from '@/domain/json/stored-field'
import { isRecord } from '@/domain/json/is-record'
import type { Media } from '@payload-types'

const keyOf = ({ collection, id }: Reference) => `${collection} ${id}`

const isPicture = (doc: object): doc is Media => 'focalX' in doc

function namePictureOf({ url, thumbnailURL, focalX, focalY }: Media, name: string): NamedReference {
  return namePicture({ name, url: thumbnailURL ?? url ?? null, focal: { x: focalX ?? 50, y: focalY ?? 50 } })
}

/** Returns the name of a document, and what tells it from another one of the same name. */
function describeDocument(doc: { id: number | string }, title: string): { name: string; detail: string } {
  const values: unknown = doc
  const number = `No. ${doc.id}`
  if (isPicture(doc)) return { name: doc.alt || (doc.filename ?? 'a picture'), detail: doc.filename ?? number }
  return { name: isRecord(values) && typeof values[title] === 'string' ? `“${values[title]}”` : number, detail: number }
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
  const names = tellApart(docs.map((doc) => describeDocument(doc, title)))
  return docs.map((doc, at) => {
    const name = names[at] ?? ''
    return [keyOf({ collection, id: Number(doc.id) }), isPicture(doc) ? namePictureOf(doc, name) : new NamedReference(name)]
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
