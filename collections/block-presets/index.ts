import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { pageBlocksField } from '../shared/page-blocks'

/** Blocks that editors save for reuse (ADM-13). Pages get a copy, so changing a preset changes no page. */
export const BlockPresets: CollectionConfig = {
  slug: 'block-presets',
  labels: { singular: 'Block preset', plural: 'Block presets' },
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    defaultColumns: ['name', 'updatedAt'],
    description: 'Blocks for reuse on pages. A page gets a copy.',
  },
  access: accessFor('block-presets'),
  fields: [{ name: 'name', type: 'text', required: true, maxLength: 80 }, pageBlocksField()],
}
