import type { Block } from 'payload'
import { rowLabel } from '@collections/shared/row-label'
import { pictureRow, toneField } from '@collections/shared/appearance'
import { linkField } from '@collections/shared/link'

/** Two to four columns, stacked on phones (CMS-01). */
export const columnsConfig: Block = {
  slug: 'columns',
  interfaceName: 'ColumnsBlock',
  labels: { singular: 'Columns', plural: 'Columns' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 80, admin: { description: 'Above all of the columns. Optional.' } },
    { name: 'text', type: 'textarea', maxLength: 240 },
    {
      name: 'columns',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      labels: { singular: 'Column', plural: 'Columns' },
      admin: { components: rowLabel('item', 'Column') },
      fields: [
        { name: 'heading', type: 'text', required: true, maxLength: 80 },
        { name: 'content', label: 'Text', type: 'richText' },
        linkField(),
        pictureRow('At least 900 px wide. Give every column one or none, so that the texts line up.'),
      ],
    },
    toneField(),
  ],
}
