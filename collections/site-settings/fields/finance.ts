import type { Field, NumberField } from 'payload'
import { parsePostcodes } from '@/domain/locations/shipping-zones'
import { rowLabel } from '@collections/shared/row-label'

const dollars = (name: string, label: string, description: string, max = 10_000_000): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max,
  admin: { description, step: 0.01 },
})

const percent = (name: string, label: string): NumberField => ({ name, label, type: 'number', min: 0, max: 100, admin: { step: 0.01 } })
const years = (name: string, label: string, description: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 100,
  admin: { description },
})

const lenderFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 120 },
      {
        name: 'key',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'As in the switch Lender and in the lenders of cars: southern_cross_finance' },
        validate: (value: string | null | undefined) =>
          /^[A-Za-z0-9_-]+$/.test(value ?? '') || 'Use letters, digits, - and _ only, such as southern_cross_finance.',
      },
    ],
  },
  {
    name: 'rates',
    label: 'Rate table',
    type: 'array',
    maxRows: 40,
    labels: { singular: 'Rate', plural: 'Rates' },
    admin: { components: rowLabel('rate', 'Rate'), description: 'Quotes use the narrowest age range that includes the car.' },
    fields: [
      {
        type: 'row',
        fields: [
          years('upToAge', 'Cars up to (years)', 'Empty: cars of any age.'),
          { ...percent('rate', 'Percent a year'), required: true },
        ],
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'Limits of this lender',
    admin: { initCollapsed: true, description: 'Empty follows the switches of the site.' },
    fields: [
      { type: 'row', fields: [dollars('priceMin', 'Lowest price', 'Dollars'), dollars('priceMax', 'Highest price', 'Dollars')] },
      { type: 'row', fields: [percent('rateMin', 'Lowest interest'), percent('rateMax', 'Highest interest')] },
      {
        type: 'row',
        fields: [
          { name: 'termMax', label: 'Longest term (years)', type: 'number', min: 1, max: 15 },
          years('maxCarAge', 'Cars younger than (years)', 'Finance is shown for younger cars only.'),
          dollars('establishmentFee', 'Establishment fee', 'Dollars, added to the loan.', 100_000),
        ],
      },
    ],
  },
  { name: 'disclaimer', type: 'textarea', maxLength: 2000, admin: { description: 'Shown before the site’s own finance text.' } },
]

/** The site's finance texts and its lenders' requirements (FIN-04 to FIN-35, API-08, API-22). */
export const financeFields: Field[] = [
  {
    name: 'financeDisclaimer',
    label: 'Finance disclaimer',
    type: 'textarea',
    maxLength: 2000,
    admin: { description: 'Shown below the finance calculator. Rates, the comparison rate and its warning are added automatically.' },
  },
  {
    name: 'lenders',
    type: 'array',
    maxRows: 20,
    admin: {
      components: rowLabel('item', 'Lender'),
      description: 'The switch Lender selects one; without it the first one is used.',
    },
    fields: lenderFields,
  },
]

/** Shipping areas and prices (DEL-03). */
export const deliveryFields: Field[] = [
  {
    name: 'deliveryZones',
    label: 'Delivery zones',
    type: 'array',
    maxRows: 200,
    labels: { singular: 'Zone', plural: 'Zones' },
    admin: { components: rowLabel('zone', 'Zone'), description: 'The first zone that contains the postcode sets the price.' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', required: true, maxLength: 120, admin: { description: 'Greater Brisbane' } },
          { ...dollars('price', 'Price', 'Dollars; 0 is free delivery.', 100_000), required: true },
        ],
      },
      {
        name: 'postcodes',
        type: 'textarea',
        required: true,
        maxLength: 4000,
        admin: { description: '4000-4179, 4205' },
        validate: (value: string | null | undefined) => {
          const { ranges, refused } = parsePostcodes(value ?? '')
          if (refused.length > 0) return `Not a postcode or range of postcodes: ${refused.slice(0, 5).join(', ')}. Write 4000-4179, 4205.`
          return ranges.length > 0 || 'Give at least one postcode, such as 4000-4179, 4205.'
        },
      },
    ],
  },
]
