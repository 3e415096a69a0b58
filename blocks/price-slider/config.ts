import type { Block } from 'payload'
import { headingField, leadField } from '@collections/shared/location-fields'

/** A price slider that links to vehicles in the range, most expensive first (SRCH-18, SRCH-19). */
export const priceSliderConfig: Block = {
  slug: 'priceSlider',
  interfaceName: 'PriceSliderBlock',
  labels: { singular: 'Price slider', plural: 'Price sliders' },
  fields: [
    headingField({ required: true, defaultValue: 'What would you like to spend?' }),
    leadField(),
    {
      type: 'row',
      fields: [
        { name: 'lowest', label: 'From $', type: 'number', required: true, defaultValue: 5000, min: 0 },
        { name: 'highest', label: 'To $', type: 'number', required: true, defaultValue: 100_000, min: 1000 },
      ],
    },
  ],
}
