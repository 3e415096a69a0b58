import type { CollectionConfig, Field } from 'payload'
import { INBOX_CHOICES } from '@/domain/leads/inbox/inbox-filter'
import { accessFor, onlyRoles } from '../shared/access'
import { leadEndpoints } from './endpoints/lead-endpoints'
import { serialiseChanges } from './hooks/serialise-changes'
import { deleteLeadData } from './hooks/delete-lead-data'
import { noteFirstReply } from './hooks/note-first-reply'
import { refuseForeignOwner } from './hooks/refuse-foreign-owner'

const visitorWrote = { update: onlyRoles('admin') }
const platformWrote = { create: () => false, update: () => false }

/** Turns field names into labels for staff: stock_number becomes 'Stock number'. */
const toLabel = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ').replace(/ id$/, ' number')

const typed = (name: string, label = toLabel(name)): Field => ({ name, label, type: 'text', access: visitorWrote })

const CAR_FIELDS = [
  ...['car_id', 'stock_number', 'vehicle_make', 'vehicle_model', 'car_type', 'vehicle_status', 'car_dealership_id', 'dealership_id'],
  ...['dealership_slug', 'dealership_name', 'manufacturer_slug', 'location_id', 'rego'],
]

/**
 * A lead as it was sent (LEAD-01), with the sales staff's status, owner and notes (ADM-18). Created by the site's lead call, never over the
 * admin API.
 */
export const Leads: CollectionConfig = {
  slug: 'leads',
  admin: {
    useAsTitle: 'name',
    group: 'Sales',
    defaultColumns: ['name', 'category', 'status', 'stock_number', 'createdAt'],
    components: { views: { list: { Component: '@/app/(payload)/fields/lead-inbox-field#LeadInboxView' } } },
  },
  access: accessFor('leads'),
  defaultSort: '-createdAt',
  endpoints: leadEndpoints,
  hooks: { beforeOperation: [serialiseChanges], beforeChange: [refuseForeignOwner, noteFirstReply], beforeDelete: [deleteLeadData] },
  indexes: [{ fields: ['tenant', 'idempotency_key'], unique: true }],
  fields: [
    { name: 'trace', type: 'ui', admin: { components: { Field: '@/app/(payload)/fields/lead-inbox-field#LeadTracePanel' } } },
    {
      type: 'row',
      fields: [
        { name: 'status', type: 'select', required: true, defaultValue: 'new', index: true, options: INBOX_CHOICES.status },
        {
          name: 'owner',
          type: 'relationship',
          relationTo: 'users',
          index: true,
          admin: { description: 'Who replies to it: someone on this site’s staff.' },
        },
        {
          name: 'first_reply_at',
          label: 'First reply',
          type: 'date',
          admin: { description: 'Set when the lead is first answered.', date: { pickerAppearance: 'dayAndTime' } },
        },
      ],
    },
    { name: 'notes', type: 'textarea' },
    {
      type: 'row',
      fields: [
        { name: 'category', type: 'text', required: true, access: visitorWrote },
        typed('subcategory'),
        typed('booking_at', 'Preferred time'),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'name', label: 'First name', type: 'text', required: true, access: visitorWrote },
        typed('last_name'),
        typed('email'),
        typed('phone'),
        typed('postcode'),
      ],
    },
    { name: 'message', type: 'textarea', access: visitorWrote },
    {
      name: 'shopper',
      type: 'relationship',
      relationTo: 'shoppers',
      index: true,
      access: visitorWrote,
      admin: { readOnly: true, description: 'The account that sent it, if the visitor was signed in.' },
    },
    { name: 'opt_in', label: 'Wants offers by email', type: 'checkbox', defaultValue: true, access: visitorWrote },
    { type: 'collapsible', label: 'The car', fields: [{ type: 'row', fields: CAR_FIELDS.map((name) => typed(name)) }] },
    {
      type: 'collapsible',
      label: 'The visit',
      admin: { initCollapsed: true },
      fields: [
        typed('url', 'Sent from'),
        typed('source', 'Came from'),
        typed('user_agent', 'Browser'),
        {
          name: 'lead_attributes',
          label: 'Visit and answers',
          type: 'json',
          access: visitorWrote,
          admin: { description: 'visited_pages, linked_query_params, additional_services, and the other answers of the form' },
        },
        typed('lead_id'),
        { name: 'kind', label: 'Form', type: 'select', options: INBOX_CHOICES.kind, access: visitorWrote, index: true },
        { name: 'event', type: 'number', access: visitorWrote },
        {
          name: 'consent',
          type: 'json',
          access: platformWrote,
          admin: { description: 'The consents given, with their wording and time.' },
        },
        { name: 'idempotency_key', label: 'Key of the form', type: 'text', access: platformWrote, admin: { readOnly: true } },
        { name: 'content_hash', type: 'text', access: platformWrote, hidden: true },
      ],
    },
  ],
}
