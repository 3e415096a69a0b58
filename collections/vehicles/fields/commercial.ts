import type { Field } from 'payload'
import { isRecord } from '@/domain/json/is-record'
import { VEHICLE_STATUSES } from '@/domain/vehicle/vehicle'
import { LENDERS_SHAPE } from '@/domain/finance/lender-shape'
import { dollarsField } from '@collections/shared/amounts'
import { structuredField } from '@collections/shared/structured-field'

const dollars = (name: string) => dollarsField(name, { min: 0 })

const isEntryRecord = (value: unknown) => value == null || (isRecord(value) && Object.values(value).every(isRecord))

/** Status and prices (CAR-02), in dollars as in dealer systems. */
export const commercialFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'in_stock',
        index: true,
        options: VEHICLE_STATUSES.map((status) => ({ label: status, value: status })),
      },
      {
        name: 'sold_date_timestamp',
        type: 'number',
        admin: { description: 'Unix seconds; set automatically when the status becomes sold.' },
      },
      { name: 'show_on_dealer_website', type: 'checkbox', defaultValue: true },
      { name: 'custom_rank', type: 'number', defaultValue: 0, admin: { description: 'Higher comes first.' } },
    ],
  },
  { type: 'row', fields: [dollars('price'), dollars('before_price'), dollars('offer_price'), dollars('subscription_price')] },
  {
    type: 'row',
    fields: [
      { name: 'price_type', type: 'text', admin: { description: 'Drive away, or Excl. govt charges' } },
      { name: 'tag', type: 'text', admin: { description: 'Test Drive Only' } },
    ],
  },
  {
    type: 'row',
    fields: ['preorder', 'sold', 'reserved', 'certified'].map((name) => ({ name, type: 'checkbox' as const, defaultValue: false })),
  },
  {
    name: 'autograb_data',
    type: 'group',
    fields: [{ type: 'row', fields: [dollars('state_average_market_price'), dollars('average_market_price')] }],
  },
  {
    name: 'youxQuote',
    label: 'Finance quote',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          dollars('weeklyRepaymentAmount'),
          { name: 'advertisedRate', type: 'number', admin: { description: 'Percent a year' } },
          { name: 'comparisonRate', type: 'number', admin: { description: 'Percent a year' } },
        ],
      },
    ],
  },
  structuredField(
    {
      name: 'finance_lenders',
      admin: { description: 'The figures of each lender, by the key that the site’s settings name it by, such as “acme”.' },
      validate: (value: unknown) => isEntryRecord(value) || 'Give figures for each lender, by the lender’s key.',
    },
    LENDERS_SHAPE,
  ),
]
