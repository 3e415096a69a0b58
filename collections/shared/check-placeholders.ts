import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload'
import { findBadPlaceholders } from '@/domain/pages/placeholders'
import { refusal } from './refusal'

/** Where the texts of a formatted field begin: its editor marks the field, not a word in it. */
const INSIDE_FORMATTED = /\.root\..*$/

/** Refuses texts that name what there is not, with what there is (ADM-14). Throws a ValidationError that names each field. */
export function checkPlaceholders(collection: CollectionSlug, texts: Record<string, unknown>): void {
  const errors = findBadPlaceholders(texts).map(({ path: found, message }) => {
    const path = found.replace(INSIDE_FORMATTED, '')
    return { path, message }
  })
  if (errors.length > 0) throw refusal(collection, errors)
}

/** The same for the named fields of documents that have no drafts: what is saved is on the site at once. */
export function refuseBadPlaceholdersIn(collection: CollectionSlug, names: readonly string[]): CollectionBeforeValidateHook {
  return ({ data }) => {
    if (data) checkPlaceholders(collection, Object.fromEntries(names.map((name) => [name, data[name]])))
    return data
  }
}
