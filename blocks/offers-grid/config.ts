import type { Block } from 'payload'
import { headingField, leadField } from '@collections/shared/location-fields'

/** Current offers, each with its last day (CMS-05, CMS-10). */
export const offersGridConfig: Block = {
  slug: 'offersGrid',
  interfaceName: 'OffersGridBlock',
  labels: { singular: 'Offers grid', plural: 'Offers grids' },
  fields: [
    headingField({ required: true, defaultValue: 'Offers on now' }),
    leadField(),
    {
      type: 'row',
      fields: [
        {
          name: 'limit',
          label: 'At most',
          type: 'number',
          min: 1,
          max: 24,
          admin: { description: 'The offers are under Offers.' },
        },
        {
          name: 'emptyText',
          label: 'Text when there are no offers',
          type: 'text',
          maxLength: 160,
          admin: { description: 'Empty: the block is hidden then.' },
        },
      ],
    },
  ],
}
