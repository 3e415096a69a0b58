import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { homePreviewAddress, PREVIEW_WIDTHS } from '../shared/preview'
import { analyticsFields } from './fields/analytics'
import { deliveryFields, financeFields } from './fields/finance'
import { mapsField } from './fields/maps'
import { menuFields } from './fields/menus'
import { themeField } from './fields/theme'
import { refuseUnreadableTheme } from './hooks/refuse-unreadable-theme'

const SOCIALS = ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'x']

/** What marketing edits of its site as a whole: brand, contact, footer, legal notes. One document per tenant. */
export const SiteSettings: CollectionConfig = {
  slug: 'site-settings',
  labels: { singular: 'Site settings', plural: 'Site settings' },
  admin: {
    useAsTitle: 'tagline',
    group: 'Site',
    livePreview: { url: homePreviewAddress, breakpoints: PREVIEW_WIDTHS },
  },
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
            themeField(),
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
        { label: 'Menus and notice', fields: menuFields },
        { label: 'Finance', fields: financeFields },
        { label: 'Delivery', fields: deliveryFields },
        { label: 'Maps', fields: [mapsField()] },
        { label: 'Analytics', fields: analyticsFields },
      ],
    },
  ],
}
