import { APIError, type CollectionBeforeChangeHook, type FieldHook } from 'payload'
import type { SharedSection } from '@payload-types'

const REFUSED = 400

/** In a site's entry for a section of its group, only the site's own values and its state change (EDT-25). */
export const keepGroupsPart: CollectionBeforeChangeHook<SharedSection> = ({ data, originalDoc }) => {
  const groupSection = data.groupSection ?? originalDoc?.groupSection ?? null
  if (groupSection === null) return { ...data, ownValues: null }
  return { ...data, groupSection, name: originalDoc?.name ?? data.name, layout: [], isForGroup: false, openFields: null }
}

/** A copy would have no blocks: they are the group's. */
export const refuseCopyOfGroups: FieldHook<SharedSection> = ({ value }) => {
  if (typeof value === 'number')
    throw new APIError('This section is your group’s and can’t be copied. Create a new one.', REFUSED, null, true)
  return null
}
