import type { CollectionBeforeValidateHook } from 'payload'
import type { Page } from '@payload-types'
import { checkPlaceholders } from '@collections/shared/check-placeholders'

/** Refuses to publish a page with unknown placeholders (ADM-14). Drafts may be incomplete. */
export const refuseBadPlaceholders: CollectionBeforeValidateHook<Page> = ({ data, originalDoc }) => {
  if (!data || (data._status ?? originalDoc?._status) !== 'published') return data
  checkPlaceholders('pages', { title: data.title, layout: data.layout, meta: data.meta })
  return data
}
