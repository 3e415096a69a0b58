import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { listDates } from '../shared/list-dates'
import { pageBlocksField } from '../shared/page-blocks'
import { announceSection, announceSectionGone } from './hooks/announce-section'
import { refuseBadSectionPlaceholders } from './hooks/refuse-bad-section-placeholders'

const MOST_BLOCKS = 20

/** Blocks that several pages show by reference (EDT-24). A published change appears on all of them. */
export const SharedSections: CollectionConfig = {
  slug: 'shared-sections',
  labels: { singular: 'Shared section', plural: 'Shared sections' },
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    defaultColumns: ['name', '_status', 'updatedAt'],
    description: 'Blocks that several pages show. Publish a change once, and it appears on all of them.',
  },
  access: accessFor('shared-sections'),
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [refuseBadSectionPlaceholders],
    beforeChange: [listDates],
    afterChange: [announceSection],
    afterDelete: [announceSectionGone],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'Only staff see it.' } },
    // computed from the schedules of the blocks, for the site's epochs
    { name: 'scheduleDates', type: 'json', hidden: true },
    pageBlocksField({ isSection: true, maxRows: MOST_BLOCKS }),
  ],
}
