import type { CollectionConfig } from 'payload'
import { RELEASE_STATES } from '@/domain/editing/release/release-state'
import { releaseCalls } from '@/server/editing/releases/release-calls'
import { accessFor } from '../shared/access'
import { deriveSites } from './hooks/derive-sites'
import { dropReleaseLinks } from './hooks/drop-release-links'
import { refuseUnderWay } from './hooks/refuse-under-way'
import { withinAllSites } from './within-all-sites'

/** Set by the calls of a release only, so that no save of the form approves, schedules or publishes. */
const setByCalls = { access: { create: () => false, update: () => false } }
const unseen = { ...setByCalls, admin: { hidden: true, disableListColumn: true, disableListFilter: true } }

const access = accessFor('releases')

/**
 * Changes that go live together and are rolled back together (EDT-20). Staff name one in the form; everything else is done by the calls in
 * `src/server/editing/releases/release-calls.ts`. See docs/decisions/0080.
 */
export const Releases: CollectionConfig = {
  slug: 'releases',
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    defaultColumns: ['name', 'state', 'goesLiveAt', 'updatedAt'],
    description:
      'Changes that go live together, at one time, and can be rolled back together. Create a release, then add pages, promos, offers or settings to it.',
  },
  access: { ...access, read: withinAllSites(access.read), update: withinAllSites(access.update), delete: withinAllSites(access.delete) },
  disableDuplicate: true,
  defaultSort: '-updatedAt',
  endpoints: releaseCalls,
  hooks: { beforeChange: [deriveSites], beforeDelete: [refuseUnderWay, dropReleaseLinks] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'What these changes are for, such as “June campaign”. Only staff see it.' },
    },
    { name: 'panel', type: 'ui', admin: { components: { Field: '@/app/(payload)/fields/release-field#ReleaseField' } } },
    {
      name: 'shareLinks',
      label: 'Links for people without an account',
      type: 'join',
      collection: 'share-links',
      on: 'release',
      admin: {
        defaultColumns: ['note', 'address', 'expiresAt'],
        description:
          'Anyone with a link sees all sites of this release, including those added later, until the link expires or the release is live.',
      },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: [...RELEASE_STATES],
      ...setByCalls,
      admin: { condition: () => false, components: { Cell: '@/app/(payload)/cells/release-state-cell#ReleaseStateCell' } },
    },
    { name: 'goesLiveAt', label: 'Goes live', type: 'date', index: true, ...setByCalls, admin: { condition: () => false } },
    { name: 'items', type: 'json', ...unseen },
    // The sites of the items: staff need all of them to see the release.
    { name: 'sites', type: 'relationship', relationTo: 'tenants', hasMany: true, maxDepth: 0, ...unseen },
    { name: 'approvedBy', type: 'relationship', relationTo: 'users', maxDepth: 0, ...unseen },
    { name: 'approvedAt', type: 'date', ...unseen },
    { name: 'liveAt', type: 'date', ...unseen },
    { name: 'rolledBackAt', type: 'date', ...unseen },
    { name: 'result', type: 'textarea', ...unseen },
    // What visitors saw before, to be restored. It contains whole documents, which nobody needs to read.
    { name: 'restore', type: 'json', ...unseen, access: { ...setByCalls.access, read: () => false } },
  ],
}
