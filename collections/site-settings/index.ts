import type { CollectionConfig } from 'payload'
import { FONT_FAMILIES } from '@/domain/template/template'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { analyticsFields } from './fields/analytics'
import { colourField } from './fields/colour'
import { deliveryFields, financeFields } from './fields/finance'
import { mapsField } from './fields/maps'
import { refuseUnreadableTheme } from './hooks/refuse-unreadable-theme'

const fonts = FONT_FAMILIES.map((family) => ({ label: family, value: family }))
const SOCIALS = ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'x']

/** What marketing edits of its site as a whole: brand, contact, footer, legal notes. One document per tenant. */
export const SiteSettings: CollectionConfig = {
  slug: 'site-settings',
  labels: { singular: 'Site settings', plural: 'Site settings' },
  admin: { useAsTitle: 'tagline', group: 'Site' },
  access: accessFor('site-settings'),
  hooks: {
    beforeChange: [refuseUnreadableTheme],
    afterChange: [announceChange('site-settings')],
    afterDelete: [announceDelete('site-settings')],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Brand',
          fields: [
            { name: 'tagline', type: 'text', maxLength: 60, admin: { description: 'The second line of the word mark.' } },
            { name: 'logo', type: 'upload', relationTo: 'media', admin: { description: 'Empty: the name in the style of the template.' } },
            {
              name: 'theme',
              type: 'group',
              label: 'Colours and type',
              admin: {
                description: 'Empty follows the template. A pair that can’t be read (below WCAG AA) is refused, with a colour that can.',
              },
              fields: [
                { type: 'row', fields: [colourField('brand', 'Brand'), colourField('brandInk', 'Text on brand')] },
                { type: 'row', fields: [colourField('brandDark', 'Dark brand'), colourField('brandDarkInk', 'Text on dark brand')] },
                { type: 'row', fields: [colourField('action', 'Loud button'), colourField('actionInk', 'Text on loud button')] },
                { type: 'row', fields: [colourField('brandTint', 'Brand tint'), colourField('link', 'Links'), colourField('ink', 'Text')] },
                {
                  type: 'row',
                  fields: [
                    { name: 'display', label: 'Heading face', type: 'select', options: fonts },
                    { name: 'text', label: 'Text face', type: 'select', options: fonts },
                    {
                      name: 'radius',
                      label: 'Corners',
                      type: 'select',
                      options: [
                        { label: 'Square', value: 'square' },
                        { label: 'Slight', value: 'slight' },
                        { label: 'Round', value: 'round' },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Contact and footer',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'phone', type: 'text' },
                { name: 'email', type: 'email' },
                { name: 'abn', label: 'ABN', type: 'text' },
              ],
            },
            { name: 'about', type: 'textarea', maxLength: 400 },
            {
              name: 'licences',
              type: 'text',
              hasMany: true,
              admin: { description: 'As they shall stand in the footer: Dealer Licence DL 4218876' },
            },
            { name: 'acknowledgement', type: 'textarea', maxLength: 300 },
            {
              name: 'legal',
              label: 'Notes that * points to',
              type: 'textarea',
              admin: { description: 'One note a paragraph: price basis, rates, comparison rate warning.' },
            },
            {
              name: 'socials',
              type: 'array',
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'kind', type: 'select', required: true, options: SOCIALS },
                    {
                      name: 'url',
                      type: 'text',
                      required: true,
                      validate: (value: string | null | undefined) =>
                        /^https:\/\/\S+$/.test(value ?? '') || 'Type the whole address, with https://',
                    },
                  ],
                },
              ],
            },
          ],
        },
        { label: 'Finance', fields: financeFields },
        { label: 'Delivery', fields: deliveryFields },
        { label: 'Maps', fields: [mapsField()] },
        { label: 'Analytics', fields: analyticsFields },
      ],
    },
  ],
}
