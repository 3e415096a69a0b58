import type { CollectionConfig } from 'payload'
import { explainBadSource, explainBadTarget, normaliseSource } from '@/domain/navigation/redirects'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { refuseLoop } from './hooks/refuse-loop'

/** Redirects from a site's old addresses (SEO-04). A page at the same address takes precedence. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    group: 'Site',
    defaultColumns: ['from', 'to', 'status', 'origin'],
    description:
      'For addresses of an old site and of pages that are gone. When a page, location, model or car changes address, we add a redirect for you.',
  },
  access: accessFor('redirects'),
  disableDuplicate: true,
  indexes: [{ fields: ['tenant', 'from'], unique: true }],
  hooks: {
    beforeChange: [refuseLoop],
    afterChange: [announceChange('redirects')],
    afterDelete: [announceDelete('redirects')],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          label: 'Old address',
          type: 'text',
          required: true,
          index: true,
          admin: { width: '50%', description: '/old-page, or /old-blog/* for everything below it' },
          hooks: {
            beforeValidate: [({ value }) => (typeof value === 'string' && value.trim().startsWith('/') ? normaliseSource(value) : value)],
          },
          validate: (value: string | null | undefined) =>
            value ? (explainBadSource(value) ?? true) : 'Type the old address, for example /old-page.',
        },
        {
          name: 'to',
          label: 'New address',
          type: 'text',
          required: true,
          admin: {
            width: '50%',
            description:
              '/new-page, or https://… for another site. A * here is replaced by the text that the * matched in the old address.',
          },
          hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
          validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) => {
            const from = typeof siblingData === 'object' && siblingData !== null && 'from' in siblingData ? siblingData.from : ''
            return value ? (explainBadTarget(value, typeof from === 'string' ? from : '') ?? true) : 'Type the new address.'
          },
        },
      ],
    },
    {
      name: 'status',
      label: 'Kind',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { label: '301: moved for good', value: '301' },
        { label: '302: for now', value: '302' },
        { label: '307: for now, forms too', value: '307' },
        { label: '308: for good, forms too', value: '308' },
      ],
    },
    { name: 'note', label: 'Why', type: 'text', maxLength: 120, admin: { position: 'sidebar' } },
    {
      name: 'origin',
      label: 'Made by',
      type: 'select',
      required: true,
      defaultValue: 'person',
      options: [
        { label: 'A person', value: 'person' },
        { label: 'Something that moved', value: 'rename' },
      ],
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
