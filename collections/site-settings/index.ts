import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { refuseBadPlaceholdersIn } from '../shared/check-placeholders'
import { explainWebsite } from '../shared/link'
import { addToRelease } from '../shared/add-to-release'
import { rowLabel } from '../shared/row-label'
import { openSettingsOfSite } from '../shared/settings-of-address'
import { siteTitle } from '../shared/site-title'
import { fitPreviewField, followPreviewField, homePreviewAddress, PREVIEW_WIDTHS } from '../shared/preview'
import { analyticsFields } from './fields/analytics'
import { deliveryFields, financeFields } from './fields/finance'
import { mapsField } from './fields/maps'
import { menuFields } from './fields/menus'
import { themeField } from './fields/theme'
import { refuseUnreadableTheme } from './hooks/refuse-unreadable-theme'

const SOCIALS = [
  { value: 'facebook', label: 'Facebook' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'tiktok', label: 'TikTok' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'x', label: 'X' },
]

/** Texts shown on every page that may contain placeholders. */
const TEXTS = ['tagline', 'about', 'licences', 'acknowledgement', 'legal', 'menuTree', 'megaPromo']

/** Site-wide settings for marketing: brand, contact, footer, legal notes. One document per tenant. */
export const SiteSettings: CollectionConfig = {
  slug: 'site-settings',
  labels: { singular: 'Site settings', plural: 'Site settings' },
  admin: {
    useAsTitle: siteTitle.name,
    description: 'Shared by every page of the site: brand, header, footer, notes and menus.',
    group: 'Site',
    livePreview: { url: homePreviewAddress, breakpoints: PREVIEW_WIDTHS },
    components: { edit: { beforeDocumentControls: [addToRelease('menus', 'theme')] } },
  },
  access: accessFor('site-settings'),
  endpoints: [openSettingsOfSite('site-settings')],
  hooks: {
    beforeValidate: [refuseBadPlaceholdersIn('site-settings', TEXTS)],
    beforeChange: [refuseUnreadableTheme],
    afterChange: [announceChange('site-settings')],
    afterDelete: [announceDelete('site-settings')],
  },
  fields: [
    siteTitle,
    fitPreviewField,
    followPreviewField,
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
                {
                  name: 'phone',
                  type: 'text',
                  admin: { description: 'Shown in the header, and in the footer if the design has room.' },
                },
                { name: 'email', type: 'email', admin: { description: 'Used in text as {dealer.email}.' } },
                { name: 'abn', label: 'ABN', type: 'text', admin: { description: 'Shown in the footer.' } },
              ],
            },
            {
              name: 'about',
              label: 'About you',
              type: 'textarea',
              maxLength: 400,
              admin: { description: 'A sentence or two for the footer.' },
            },
            {
              name: 'licences',
              type: 'text',
              hasMany: true,
              admin: { description: 'As shown in the footer: Dealer Licence DL 4218876' },
            },
            { name: 'acknowledgement', label: 'Acknowledgement of Country', type: 'textarea', maxLength: 300 },
            {
              name: 'legal',
              label: 'Notes for *',
              type: 'textarea',
              admin: { description: 'One note per paragraph: price basis, rates, comparison rate warning.' },
            },
            {
              name: 'socials',
              label: 'Social media',
              labels: { singular: 'Profile', plural: 'Profiles' },
              admin: { components: rowLabel('profile', 'Profile') },
              type: 'array',
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'kind', label: 'Where', type: 'select', required: true, options: SOCIALS },
                    {
                      name: 'url',
                      label: 'Address',
                      type: 'text',
                      required: true,
                      validate: (value: string | null | undefined) =>
                        value ? explainWebsite(value) : 'Type the whole address, with https://',
                    },
                  ],
                },
              ],
            },
          ],
        },
        { label: 'Menus', fields: menuFields },
        { label: 'Finance', fields: financeFields },
        { label: 'Delivery', fields: deliveryFields },
        { label: 'Maps', fields: [mapsField()] },
        { label: 'Analytics', fields: analyticsFields },
      ],
    },
  ],
}
