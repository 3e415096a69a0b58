import type { CollectionConfig, Field } from 'payload'
import { CHECKOUT_MODES, RESERVATION_STATES } from '@/domain/journeys/checkout/reservation'
import { accessFor } from '../shared/access'
import { amountField } from '../shared/amounts'
import { freeReleasedCar } from './hooks/free-released-car'
import { restrictStateChanges } from './hooks/restrict-state-changes'

/** The checkout's fields are read-only; staff change the state and their notes. */
const written = { update: () => false }
function asWritten<Kind extends Exclude<Field, { type: 'row' | 'ui' | 'collapsible' | 'tabs' }>>(field: Kind): Kind {
  return { ...field, access: written }
}

const car = ['car_slug', 'car_name', 'stock_number'].map((name) => asWritten({ name, type: 'text' }))

/**
 * A vehicle that a shopper holds, has reserved or is buying (BUY-03, BUY-04). A unique index (see the migration) lets only one reservation
 * hold or pay for it. The shopper's details are in the lead.
 */
export const Reservations: CollectionConfig = {
  slug: 'reservations',
  admin: {
    useAsTitle: 'car_name',
    group: 'Sales',
    defaultColumns: ['car_name', 'state', 'mode', 'paid_at', 'lead', 'createdAt'],
    description:
      'Cars held at the checkout and cars reserved. Set one to released when the sale falls through: the car is free again, and a fee that was paid is refunded.',
  },
  access: { ...accessFor('reservations'), create: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: { beforeChange: [restrictStateChanges], afterChange: [freeReleasedCar] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'state',
          type: 'select',
          required: true,
          index: true,
          options: [...RESERVATION_STATES],
          admin: {
            description:
              'Set a paid one to released to cancel it: it becomes refund_due and then refunded. Set refund_due to refunded yourself only if you gave the fee back by other means.',
          },
        },
        asWritten({ name: 'mode', type: 'select', required: true, options: [...CHECKOUT_MODES] }),
        asWritten({ name: 'held_until', type: 'date' }),
      ],
    },
    { name: 'notes', type: 'textarea' },
    { type: 'row', fields: [asWritten({ name: 'car_id', type: 'number', required: true, index: true }), ...car] },
    asWritten({ name: 'lead', type: 'relationship', relationTo: 'leads', index: true }),
    {
      type: 'row',
      fields: [
        asWritten(amountField({ name: 'amount', type: 'number', required: true, admin: { description: 'Cents' } }, 'cents')),
        asWritten({ name: 'payment_provider', type: 'text' }),
        asWritten({ name: 'payment_id', type: 'text', index: true }),
        asWritten({ name: 'paid_at', type: 'date' }),
      ],
    },
    {
      type: 'row',
      admin: { condition: (data) => data.state === 'refund_due' || data.state === 'refunded' },
      fields: [
        asWritten({ name: 'refund_id', type: 'text' }),
        asWritten({ name: 'refund_tried_at', type: 'date' }),
        asWritten({
          name: 'refund_problem',
          type: 'text',
          admin: { description: 'Why the fee could not be refunded yet. We try again every 15 minutes.' },
        }),
      ],
    },
    asWritten({ name: 'answers', type: 'json', admin: { description: 'The trade-in, finance and handover choices.' } }),
    { name: 'key_hash', type: 'text', required: true, unique: true, hidden: true },
  ],
}
