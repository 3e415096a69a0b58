import type { CollectionConfig } from 'payload'
import { noteCalls } from '@/server/editing/block-note-calls'
import { restoreBlockEndpoint } from './endpoints/restore-block'
import { accessFor } from '../shared/access'
import { pageBlocksField } from '../shared/page-blocks'
import { fitPreviewField, followPreviewField, PREVIEW_WIDTHS, previewAddress } from '../shared/preview'
import { followLink } from './endpoints/follow-link'
import { scheduleFields } from '../shared/window'
import { askAboutLinks } from './hooks/ask-about-links'
import { announcePage, announcePageGone } from './hooks/announce-page'
import { copyAsDraft } from './hooks/copy-as-draft'
import { dropNotes } from './hooks/drop-notes'
import { dropShareLinks } from './hooks/drop-share-links'
import { listDates } from '../shared/list-dates'
import { refuseBadPlaceholders } from './hooks/refuse-bad-placeholders'
import { redirectPicked } from './hooks/redirect-left'
import { refuseSamples } from './hooks/refuse-samples'
import { rememberPath, redirectRenamed } from './hooks/redirect-renamed'
import { articleDateField } from './fields/article-date'
import { keptSamplesField } from './fields/kept-samples'
import { lastEditorField } from './fields/last-editor'
import { pathField } from './fields/path'

/** The longest time that a browser's timer takes. */
const NEVER_MS = 2 ** 31 - 1

/** A page of a site as a layout of blocks (CMS-01), with drafts, autosave and versions. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    components: {
      views: {
        list: { Component: '@/app/(payload)/views/page-list-view#PageListView' },
        edit: { versions: { Component: '@/app/(payload)/views/version-history-view#VersionHistoryView' } },
      },
    },
    livePreview: { url: previewAddress, breakpoints: PREVIEW_WIDTHS, openByDefault: true },
  },
  access: accessFor('pages'),
  trash: true,
  endpoints: [followLink, restoreBlockEndpoint, ...noteCalls],
  // a form saves itself through our own saver: Payload's would write over what others saved (docs/decisions/0061)
  versions: { drafts: { autosave: { interval: NEVER_MS } }, maxPerDoc: 50 },
  indexes: [{ fields: ['tenant', 'path'], unique: true }],
  hooks: {
    beforeOperation: [copyAsDraft, askAboutLinks],
    beforeValidate: [refuseBadPlaceholders, refuseSamples],
    beforeChange: [rememberPath, listDates],
    afterChange: [announcePage, redirectRenamed, redirectPicked],
    beforeDelete: [dropShareLinks, dropNotes],
    afterDelete: [announcePageGone],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    // The preview takes the sidebar's space, and sidebar fields would come after the last block.
    pathField(),
    articleDateField,
    lastEditorField,
    keptSamplesField,
    fitPreviewField,
    followPreviewField,
    // computed from the schedules of the page and its blocks, for the site's epochs
    { name: 'scheduleDates', type: 'json', hidden: true },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Layout',
          fields: [
            {
              name: 'blockTools',
              type: 'ui',
              admin: { components: { Field: '@/app/(payload)/fields/block-tools-field#BlockToolsField' } },
            },
            pageBlocksField(),
          ],
        },
        {
          label: 'Search engines',
          name: 'meta',
          fields: [
            {
              name: 'result',
              type: 'ui',
              admin: { components: { Field: '@/app/(payload)/fields/search-result-field#SearchResultField' } },
            },
            {
              name: 'title',
              label: 'Title in results',
              type: 'text',
              maxLength: 70,
              admin: { description: 'Empty: the page’s title and the name of the site.' },
            },
            {
              name: 'description',
              label: 'Description in results',
              type: 'textarea',
              maxLength: 170,
              admin: { description: 'One or two sentences that invite people to click.' },
            },
            {
              name: 'image',
              label: 'Picture',
              type: 'upload',
              relationTo: 'media',
              admin: { description: 'Shown where the page is shared. Empty: the first picture of the page.' },
            },
            { name: 'noindex', label: 'Keep out of search engines', type: 'checkbox', defaultValue: false },
          ],
        },
        { label: 'Schedule', fields: scheduleFields('page') },
        {
          label: 'Share the draft',
          fields: [
            {
              name: 'shareLinks',
              label: 'Links to this draft',
              type: 'join',
              collection: 'share-links',
              on: 'page',
              admin: {
                defaultColumns: ['note', 'expiresAt', 'address'],
                description: 'For people without an account. Delete a link to revoke it.',
              },
            },
          ],
        },
      ],
    },
  ],
}
