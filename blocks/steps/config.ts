import type { Block } from 'payload'
import { rowLabel } from '@collections/shared/row-label'
import { toneField } from '@collections/shared/appearance'
import { linkField } from '@collections/shared/link'
import { headingField, leadField } from '@collections/shared/location-fields'

/** Explains a process step by step, such as finance, a service booking or selling a car. */
export const stepsConfig: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: 'Steps', plural: 'Steps' },
  fields: [
    headingField({ required: true, defaultValue: 'How it works' }),
    leadField(),
    {
      name: 'steps',
      type: 'array',
      admin: { components: rowLabel('item', 'Step') },
      required: true,
      minRows: 2,
      maxRows: 6,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 60 },
        { name: 'text', type: 'textarea', maxLength: 240 },
      ],
    },
    toneField(),
    linkField(),
  ],
}
