import { mapStored, type StoredField, type StoredValue, type Values } from '../json/stored-field'
import { describeFocalPoint, type FocalPoint } from '../vehicle/focal-point'

/** A picture of a version as it is compared: what it shows, a small version, and the point that stays visible. */
export type ComparedPicture = { name: string; url: string | null; focal: FocalPoint | null }

/** A document that another one refers to, in words. */
export class NamedReference {
  constructor(
    readonly text: string,
    readonly picture: ComparedPicture | null = null,
  ) {}
}

/** A reference in a document, before it has a name. */
export type Reference = { collection: string; id: number }

/** Returns the words for a picture, with the point that stays visible where it is cropped (EDT-14, EDT-18). */
export const namePicture = (picture: ComparedPicture): NamedReference =>
  new NamedReference(`${picture.name}, ${describeFocalPoint(picture.focal)}`, picture)

/** Returns the names of documents, so that no two are the same: a name that several have is followed by a detail that only one has (EDT-18). */
export function tellApart(documents: readonly { name: string; detail: string }[]): string[] {
  const isShared = (name: string) => documents.filter((one) => one.name === name).length > 1
  return documents.map(({ name, detail }) => (isShared(name) ? `${name} (${detail})` : name))
}

const isReference = ({ type, relationTo }: StoredField): boolean =>
  (type === 'upload' || type === 'relationship') && typeof relationTo === 'string'

function replaceIds({ field, value }: StoredValue, replace: (reference: Reference) => unknown): unknown {
  if (!isReference(field)) return value
  const one = (id: unknown) => (typeof id === 'number' ? replace({ collection: String(field.relationTo), id }) : id)
  return Array.isArray(value) ? value.map(one) : one(value)
}

/** Lists what a document refers to, at any depth. */
export function listReferences(fields: readonly StoredField[], document: Values): Reference[] {
  const found: Reference[] = []
  const note = (reference: Reference) => {
    found.push(reference)
    return reference.id
  }
  mapStored(fields, document, (stored) => replaceIds(stored, note))
  return found
}

/** Returns a document with names in the place of ids, so that two versions differ in words instead of numbers (EDT-18). */
export function nameReferences(fields: readonly StoredField[], document: Values, nameOf: (reference: Reference) => NamedReference): Values {
  return mapStored(fields, document, (stored) => replaceIds(stored, nameOf))
}
