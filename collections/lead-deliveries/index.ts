import type { CollectionConfig } from 'payload'
import { DELIVERY_STATES, DESTINATIONS } from '@/domain/leads/record/lead-status'
import { accessFor } from '../shared/access'

/**
 * The outbox of leads (REL-01): one row per destination, stored in the lead's transaction, with a trace of its attempts (ADM-18). Written
 * by the platform only; `src/server/delivery` claims, sends and completes rows.
 */
export const LeadDeliveries: CollectionConfig = {
  slug: 'lead-deliveries',
  labels: { singular: 'Lead delivery', plural: 'Lead deliveries' },
  admin: {
    useAsTitle: 'target',
    group: 'Sales',
    defaultColumns: ['lead', 'destination', 'target', 'state', 'attempts', 'delivered_at'],
    description: 'Deliveries of leads to their destinations. Set aside: delivery has failed and needs attention. Resend from the lead.',
  },
  access: { ...accessFor('lead-deliveries'), create: () => false, update: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['lead', 'destination'], unique: true }, { fields: ['state', 'due_at'] }],
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
        { name: 'destination', type: 'select', required: true, options: [...DESTINATIONS] },
        {
          name: 'state',
          type: 'select',
          required: true,
          defaultValue: 'waiting',
          options: DELIVERY_STATES.map((value) => ({ value, label: value === 'dead' ? 'set aside' : value })),
        },
      ],
    },
    { name: 'target', type: 'text', required: true, admin: { description: 'The address that it goes to.' } },
    {
      type: 'row',
      fields: [
        { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
        { name: 'due_at', type: 'date' },
        { name: 'leased_until', type: 'date', admin: { description: 'Claimed by a sending process until then.' } },
        { name: 'delivered_at', type: 'date' },
      ],
    },
    { name: 'trace', type: 'json', defaultValue: [], admin: { description: 'Every attempt with its time and response.' } },
  ],
}
