import type { CollectionBeforeValidateHook } from 'payload'
import type { SharedSection } from '@payload-types'
import { checkPlaceholders } from '@collections/shared/check-placeholders'

/** Refuses to publish a section with unknown placeholders (ADM-14). Drafts may be incomplete. */
export const refuseBadSectionPlaceholders: CollectionBeforeValidateHook<SharedSection> = ({ data, originalDoc }) => {
  if (data && (data._status ?? originalDoc?._status) === 'published') checkPlaceholders('shared-sections', { layout: data.layout })
  return data
}
