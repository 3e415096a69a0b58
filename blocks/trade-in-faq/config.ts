import type { Block } from 'payload'
import { linkField } from '@collections/shared/link'
import { headingField, leadField } from '@collections/shared/location-fields'

/** Questions about trading in (CMS-14), with a link to a valuation. */
export const tradeInFaqConfig: Block = {
  slug: 'tradeInFaq',
  interfaceName: 'TradeInFaqBlock',
  labels: { singular: 'Trade-in FAQ', plural: 'Trade-in FAQs' },
  fields: [
    headingField({ required: true, defaultValue: 'Trade-ins made simple' }),
    leadField(),
    {
      name: 'category',
      type: 'text',
      required: true,
      defaultValue: 'trade-in',
      admin: { description: 'The questions of this category, under FAQs.' },
    },
    { name: 'limit', type: 'number', defaultValue: 8, min: 1, max: 40 },
    linkField('link', 'Button; empty goes to the trade-in page'),
  ],
}
