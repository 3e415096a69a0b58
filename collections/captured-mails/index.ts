import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'

/** Mails of sites without a mail server. Stored instead of sent, so that none is lost before one is set up. */
export const CapturedMails: CollectionConfig = {
  slug: 'captured-mails',
  labels: { singular: 'Captured mail', plural: 'Captured mails' },
  admin: {
    useAsTitle: 'subject',
    group: 'Sales',
    defaultColumns: ['subject', 'to', 'createdAt'],
    description:
      'Not sent: this site has no mail server yet. The owner of the site sets one under Lead settings. Links that open an account are never kept here.',
  },
  access: { ...accessFor('captured-mails'), create: () => false, update: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'subject', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'to', type: 'text', required: true },
        { name: 'from', type: 'text', required: true },
      ],
    },
    { name: 'body', type: 'textarea', required: true, admin: { rows: 24 } },
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    { name: 'message_id', type: 'text', required: true, unique: true, admin: { readOnly: true } },
  ],
}
