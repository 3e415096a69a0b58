import type { CollectionConfig } from 'payload'
import { blockConfigs } from '@blocks/configs'
import { accessFor } from '../shared/access'
import { announcePage, announcePageGone } from './hooks/announce-page'
import { pathField } from './fields/path'
import { previewAddress } from './preview-address'

/** A page of a site as a layout of blocks (CMS-01), with drafts, autosave and versions. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    livePreview: {
      url: previewAddress,
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 834, height: 1112 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  },
  access: accessFor('pages'),
  versions: { drafts: { autosave: { interval: 800 } }, maxPerDoc: 50 },
  indexes: [{ fields: ['tenant', 'path'], unique: true }],
  hooks: { afterChange: [announcePage], afterDelete: [announcePageGone] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      type: 'tabs',
      tabs: [
        { label: 'Layout', fields: [{ name: 'layout', type: 'blocks', blocks: blockConfigs, maxRows: 80 }] },
        {
          label: 'Search engines',
          name: 'meta',
          fields: [
            { name: 'title', type: 'text', maxLength: 70, admin: { description: 'Empty: the page’s title and the name of the site.' } },
            { name: 'description', type: 'textarea', maxLength: 170 },
            { name: 'image', type: 'upload', relationTo: 'media' },
            { name: 'noindex', label: 'Keep out of search engines', type: 'checkbox', defaultValue: false },
          ],
        },
      ],
    },
    pathField(),
  ],
}
