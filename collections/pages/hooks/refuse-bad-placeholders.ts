import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { findBadPlaceholders } from '@/domain/placeholders/placeholders'
import type { Page } from '@payload-types'

/** Refuses to publish a page whose texts name what there is not, with what there is (ADM-14). A draft may be half typed. */
export const refuseBadPlaceholders: CollectionBeforeValidateHook<Page> = ({ data, originalDoc }) => {
  if (!data || (data._status ?? originalDoc?._status) !== 'published') return data
  const errors = findBadPlaceholders({ title: data.title, layout: data.layout, meta: data.meta })
  if (errors.length > 0) throw new ValidationError({ collection: 'pages', errors })
  return data
}
