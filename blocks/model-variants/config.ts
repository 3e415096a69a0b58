import type { Block } from 'payload'
import { rowLabel } from '@collections/shared/row-label'
import { modelField } from '@collections/shared/models'
import { headingField, leadField } from '@collections/shared/location-fields'

/** The variants of a model with drive-away prices (MOD-01) and the editor's details. */
export const modelVariantsConfig: Block = {
  slug: 'modelVariants',
  interfaceName: 'ModelVariantsBlock',
  labels: { singular: 'Model variants', plural: 'Model variants' },
  fields: [
    modelField(),
    headingField({ required: true, defaultValue: 'Choose your variant' }),
    leadField(),
    {
      name: 'columns',
      label: 'Columns between name and price',
      type: 'text',
      hasMany: true,
      maxRows: 3,
      maxLength: 30,
      admin: { description: 'At most three: Range, Power, Drive.' },
    },
    {
      name: 'details',
      label: 'Values in them',
      type: 'array',
      labels: { singular: 'Variant', plural: 'Variants' },
      admin: { components: rowLabel('item', 'Variant') },
      maxRows: 12,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'variant', type: 'text', required: true, maxLength: 80, admin: { description: 'The name from the model.' } },
            { name: 'note', type: 'text', maxLength: 80, admin: { description: '82 kWh, 20-inch wheels' } },
          ],
        },
        { name: 'values', type: 'text', hasMany: true, maxRows: 3, maxLength: 40 },
      ],
    },
    { name: 'terms', type: 'textarea', maxLength: 600, admin: { description: 'In small print below.' } },
  ],
}
