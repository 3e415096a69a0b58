import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload'
import { findBadPlaceholders } from '@/domain/pages/placeholders'
import { refusal } from './refusal'

/** Strips the path inside a rich text field: its editor can only mark the whole field. */
const INSIDE_FORMATTED = /\.root\..*$/
/** Strips the line of a menu: its tree is one field. */
const INSIDE_MENU = /^menuTree\..*$/

/** Refuses texts with unknown placeholders and suggests known ones (ADM-14). Throws a ValidationError that names each field. */
export function checkPlaceholders(collection: CollectionSlug, texts: Record<string, unknown>): void {
  const errors = findBadPlaceholders(texts).map(({ path: found, message }) => {
    const path = found.replace(INSIDE_FORMATTED, '').replace(INSIDE_MENU, 'menuTree')
    return { path, message }
  })
  if (errors.length > 0) throw refusal(collection, errors)
}

/** Checks the named fields of documents without drafts, which go live on save. */
export function refuseBadPlaceholdersIn(collection: CollectionSlug, names: readonly string[]): CollectionBeforeValidateHook {
  return ({ data }) => {
    if (data) checkPlaceholders(collection, Object.fromEntries(names.map((name) => [name, data[name]])))
    return data
  }
}
