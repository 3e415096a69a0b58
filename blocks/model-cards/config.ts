import type { Block } from 'payload'
import { linkField } from '@collections/shared/link'
import { makeField } from '@collections/shared/models'
import { headingField, leadField } from '@collections/shared/location-fields'

/** Models in a row of small cards (MOD-07 to MOD-10). */
export const modelCardsConfig: Block = {
  slug: 'modelCards',
  interfaceName: 'ModelCardsBlock',
  labels: { singular: 'Model cards', plural: 'Model cards' },
  fields: [
    headingField({ required: true, defaultValue: 'Our models' }),
    leadField(),
    {
      type: 'row',
      fields: [
        makeField('Only models of this make.'),
        { name: 'body', type: 'text', maxLength: 60, admin: { description: 'Only models of this body: SUV, Electric …' } },
        { name: 'limit', label: 'At most', type: 'number', min: 1, max: 24 },
      ],
    },
    linkField('link', 'Link to all'),
  ],
}
