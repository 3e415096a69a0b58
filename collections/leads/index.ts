import type { CollectionConfig } from 'payload'
import { accessFor, onlyRoles } from '../shared/access'

const visitorWrote = { update: onlyRoles('admin') }

/** A lead as it was sent (LEAD-01), and what sales make of it. Created by the site's own lead call, never over the admin API. */
export const Leads: CollectionConfig = {
  slug: 'leads',
  admin: { useAsTitle: 'name', group: 'Sales', defaultColumns: ['name', 'category', 'status', 'stock_number', 'createdAt'] },
  access: accessFor('leads'),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'idempotency_key'], unique: true }],
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'new',
          index: true,
          options: ['new', 'contacted', 'won', 'lost', 'spam'],
        },
        { name: 'category', type: 'text', required: true, access: visitorWrote },
        { name: 'subcategory', type: 'text', access: visitorWrote },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'name', label: 'First name', type: 'text', required: true, access: visitorWrote },
        { name: 'last_name', type: 'text', access: visitorWrote },
        { name: 'email', type: 'text', access: visitorWrote },
        { name: 'phone', type: 'text', access: visitorWrote },
        { name: 'postcode', type: 'text', access: visitorWrote },
      ],
    },
    { name: 'message', type: 'textarea', access: visitorWrote },
    { name: 'opt_in', type: 'checkbox', defaultValue: true, access: visitorWrote },
    {
      type: 'collapsible',
      label: 'The car',
      fields: [
        {
          type: 'row',
          fields: [
            'car_id',
            'stock_number',
            'vehicle_make',
            'vehicle_model',
            'car_type',
            'vehicle_status',
            'car_dealership_id',
            'dealership_slug',
            'manufacturer_slug',
            'location_id',
            'rego',
          ].map((name) => ({
            name,
            type: 'text' as const,
            access: visitorWrote,
          })),
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'The visit',
      admin: { initCollapsed: true },
      fields: [
        { name: 'url', type: 'text', access: visitorWrote },
        { name: 'source', type: 'text', access: visitorWrote },
        { name: 'user_agent', type: 'text', access: visitorWrote },
        {
          name: 'lead_attributes',
          type: 'json',
          access: visitorWrote,
          admin: { description: 'visited_pages, linked_query_params, additional_services' },
        },
        { name: 'idempotency_key', type: 'text', access: visitorWrote, admin: { readOnly: true } },
      ],
    },
    { name: 'notes', type: 'textarea' },
  ],
}
