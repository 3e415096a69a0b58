import type { CollectionConfig } from 'payload'
import { AD_CHANNELS, CHANNEL_FILES } from '@/domain/feeds/ad-feed'
import { accessFor } from '../shared/access'
import { toFeedAddress } from './to-feed-address'

/** Written by the server with each fetch, not through this collection. */
const BY_FETCH = { access: { create: () => false, update: () => false }, admin: { hidden: true } }

/** Addresses from which advertising platforms fetch a site's stock (SEO-05). Deleting a feed revokes its address. */
export const AdFeeds: CollectionConfig = {
  slug: 'ad-feeds',
  labels: { singular: 'Ad feed', plural: 'Ad feeds' },
  admin: {
    useAsTitle: 'note',
    group: 'Stock',
    defaultColumns: ['note', 'channel', 'last_fetched_at', 'last_sent', 'last_left_out'],
    description: 'Send your stock to Google or Meta for car ads. Keep the address secret; delete a feed to revoke its address.',
  },
  access: accessFor('ad-feeds'),
  disableDuplicate: true,
  fields: [
    {
      name: 'channel',
      type: 'select',
      required: true,
      options: AD_CHANNELS.map((value) => ({ value, label: CHANNEL_FILES[value].label })),
    },
    {
      name: 'note',
      label: 'For whom',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'For example the agency that sets up the ads.' },
    },
    {
      name: 'address',
      label: 'Address to give to the channel',
      type: 'text',
      virtual: true,
      admin: { readOnly: true, description: 'Made when the feed is saved.' },
      hooks: { afterRead: [toFeedAddress] },
    },
    { name: 'report', type: 'ui', admin: { components: { Field: '@/app/(payload)/fields/ad-feed-field#AdFeedField' } } },
    { name: 'last_fetched_at', type: 'date', ...BY_FETCH },
    { name: 'last_agent', type: 'text', ...BY_FETCH },
    { name: 'last_sent', type: 'number', ...BY_FETCH },
    { name: 'last_left_out', type: 'number', ...BY_FETCH },
  ],
}
