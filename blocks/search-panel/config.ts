import type { Block } from 'payload'
import { rowLabel } from '@collections/shared/row-label'
import { pictureField } from '@collections/shared/appearance'
import { hrefField } from '@collections/shared/link'
import { DEFAULT_PRICE_ENDS } from '@/domain/search/price-steps'

const FIELDS = [
  { label: 'Make', value: 'make' },
  { label: 'Model', value: 'model' },
  { label: 'Body type', value: 'body' },
  { label: 'Dealership', value: 'dealership' },
  { label: 'Price', value: 'price' },
  { label: 'Own or subscribe', value: 'subscription' },
]

/** Searches the whole stock and shows the number of matches (SRP-15). Values and counts follow the current stock. */
export const searchPanelConfig: Block = {
  slug: 'searchPanel',
  interfaceName: 'SearchPanelBlock',
  labels: { singular: 'Search panel', plural: 'Search panels' },
  fields: [
    {
      name: 'heading',
      type: 'text',
      maxLength: 80,
      admin: {
        description: 'With a heading the panel has its own background. Without one it overlaps the lower edge of a hero above it.',
      },
    },
    { name: 'text', type: 'textarea', maxLength: 220, admin: { condition: (_, { heading }) => Boolean(heading) } },
    { ...pictureField('A cut-out car for the stage.'), admin: { condition: (_, { heading }) => Boolean(heading) } },
    {
      name: 'fields',
      label: 'Search fields',
      type: 'select',
      hasMany: true,
      defaultValue: ['make', 'model', 'body', 'price'],
      options: FIELDS,
      admin: { description: 'In addition to new, demo and used. Fields with no options in current stock are hidden.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'lowestPrice', label: 'Prices from $', type: 'number', min: 0, max: 1_000_000, defaultValue: DEFAULT_PRICE_ENDS.lowest },
        {
          name: 'highestPrice',
          label: 'Prices to $',
          type: 'number',
          min: 1_000,
          max: 5_000_000,
          defaultValue: DEFAULT_PRICE_ENDS.highest,
        },
      ],
    },
    {
      name: 'chips',
      label: 'Quick searches',
      type: 'array',
      maxRows: 8,
      labels: { singular: 'Quick search', plural: 'Quick searches' },
      admin: { components: rowLabel('link', 'Quick search'), description: 'Searches with no matching cars are hidden.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', label: 'Text', type: 'text', required: true, maxLength: 40 },
            hrefField({ required: true, description: 'A search of this site: /search/used-cars?price=-20000' }),
          ],
        },
      ],
    },
  ],
}
