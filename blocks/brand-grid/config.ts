import type { Block } from 'payload'
import { linkField } from '@collections/shared/link'
import { BRAND_ORDERS, type BrandOrder } from '@/domain/search/brand-tiles'

const ORDER_LABELS: Record<BrandOrder, string> = {
  count: 'Most cars first',
  name: 'By name',
  chosen: 'The makes listed below, in that order',
}

/** The makes in stock with logos and counts, each a link to its vehicles (BRD-03, SRCH-02). */
export const brandGridConfig: Block = {
  slug: 'brandGrid',
  interfaceName: 'BrandGridBlock',
  labels: { singular: 'Brand grid', plural: 'Brand grids' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80, defaultValue: 'Shop by brand' },
    { name: 'text', type: 'textarea', maxLength: 240 },
    {
      type: 'row',
      fields: [
        {
          name: 'order',
          type: 'select',
          required: true,
          defaultValue: 'count',
          options: BRAND_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] })),
        },
        { name: 'limit', label: 'At most', type: 'number', min: 1, max: 150, admin: { description: 'Empty shows all.' } },
      ],
    },
    {
      name: 'makes',
      type: 'text',
      hasMany: true,
      admin: { condition: (_, { order }) => order === 'chosen', description: 'Those without cars in stock are left out.' },
    },
    linkField('link', 'Link to all'),
  ],
}
