import type { CollectionConfig, JSONField } from 'payload'
import { accessFor } from '../shared/access'
import { listDates } from '../shared/list-dates'
import { pageBlocksField } from '../shared/page-blocks'
import { fitPreviewField, followPreviewField, PREVIEW_WIDTHS, sectionPreviewAddress } from '../shared/preview'
import { announceSection, announceSectionGone } from './hooks/announce-section'
import { keepGroupsPart, refuseCopyOfGroups } from './hooks/keep-groups-part'
import { refuseBadOwnValues } from './hooks/refuse-bad-own-values'
import { refuseBadSectionPlaceholders } from './hooks/refuse-bad-section-placeholders'
import { refuseSharedWithGroup } from './hooks/refuse-shared-with-group'
import { shareWithGroup } from './hooks/share-with-group'

const MOST_BLOCKS = 20

/** The group's section that this entry shows; null in a section of the site's own. */
const isOwn = (data: { groupSection?: unknown }) => typeof data.groupSection !== 'number'

const blocksField = pageBlocksField({ isSection: true, maxRows: MOST_BLOCKS })

/** A formatted text is an object, a whole list its rows. */
const OWN_VALUES = [
  ...['string', 'number', 'boolean', 'null', 'object'].map((type) => ({ type })),
  { type: 'array', items: { type: 'object' } },
]

const placesSchema = (name: string, more: Record<string, object>): JSONField['jsonSchema'] => ({
  uri: `${name}://schema`,
  fileMatch: [`${name}://schema`],
  schema: {
    type: 'array',
    items: {
      type: 'object',
      properties: { block: { type: 'string' }, path: { type: 'array', items: { type: 'string' } }, ...more },
      required: ['block', 'path', ...Object.keys(more)],
    },
  },
})

/**
 * Blocks that several pages show by reference (EDT-24). A published change appears on all of them. A section of a group has an entry in
 * each of its sites, with the site's own values in the fields that the group leaves open (EDT-25).
 */
export const SharedSections: CollectionConfig = {
  slug: 'shared-sections',
  labels: { singular: 'Shared section', plural: 'Shared sections' },
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    defaultColumns: ['name', 'writtenBy', '_status', 'updatedAt'],
    description: 'Blocks that several pages show. Publish a change once, and it appears on all of them.',
    livePreview: { url: sectionPreviewAddress, breakpoints: PREVIEW_WIDTHS, openByDefault: true },
  },
  access: accessFor('shared-sections'),
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [refuseBadSectionPlaceholders, refuseBadOwnValues],
    beforeChange: [keepGroupsPart, listDates],
    afterChange: [announceSection, shareWithGroup],
    beforeDelete: [refuseSharedWithGroup],
    afterDelete: [announceSectionGone],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'Only staff see it.', condition: isOwn } },
    fitPreviewField,
    followPreviewField,
    // computed from the schedules of the blocks, for the site's epochs
    { name: 'scheduleDates', type: 'json', hidden: true },
    {
      // not a relation: the site may not read its group's section
      name: 'groupSection',
      type: 'number',
      index: true,
      access: { create: () => false, update: () => false },
      hooks: { beforeDuplicate: [refuseCopyOfGroups] },
      admin: { hidden: true },
    },
    { name: 'isForGroup', label: 'Share it with the sites of the group', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
    {
      name: 'ownValues',
      type: 'json',
      jsonSchema: placesSchema('own-values', { value: { anyOf: OWN_VALUES } }),
      admin: { condition: (data) => !isOwn(data), components: { Field: '@/app/(payload)/fields/own-values-field#OwnValuesField' } },
    },
    {
      name: 'blockTools',
      type: 'ui',
      admin: { condition: isOwn, components: { Field: '@/app/(payload)/fields/block-tools-field#BlockToolsField' } },
    },
    { ...blocksField, admin: { ...blocksField.admin, condition: isOwn } },
    {
      name: 'writtenBy',
      label: 'Written by',
      type: 'ui',
      admin: { components: { Cell: '@/app/(payload)/cells/written-by-cell#WrittenByCell' } },
    },
    {
      name: 'openFields',
      type: 'json',
      jsonSchema: placesSchema('open-fields', {}),
      admin: { condition: isOwn, components: { Field: '@/app/(payload)/fields/open-fields-field#OpenFieldsField' } },
    },
  ],
}
