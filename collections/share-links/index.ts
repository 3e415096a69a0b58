import type { CollectionConfig } from 'payload'
import { isRecord } from '@/domain/json/is-record'
import { isFilledIn } from '@/domain/json/stored-field'
import { DAY_SECONDS } from '@/domain/time/zone'
import { readClock } from '@/server/process/now'
import { accessFor } from '../shared/access'
import { refuseHiddenRelease } from './hooks/refuse-hidden-release'
import { toLinkAddress } from './to-link-address'

const USUAL_DAYS = 7
const MAX_DAYS = 90

/** A link shows either a page or a release. */
function explainShared(page: unknown, siblings: unknown): string | true {
  const hasRelease = isRecord(siblings) && isFilledIn(siblings.release)
  if (!isFilledIn(page)) return hasRelease || 'Choose the page whose draft it shows, or a release.'
  return true
}

const inDays = (days: number) => new Date((readClock() + days * DAY_SECONDS) * 1000)

/** Links that show the draft of one page, or sites as a release will make them, without an account until they expire or are deleted (ADM-04, EDT-20). */
export const ShareLinks: CollectionConfig = {
  slug: 'share-links',
  labels: { singular: 'Share link', plural: 'Share links' },
  admin: {
    useAsTitle: 'note',
    group: 'Content',
    defaultColumns: ['note', 'address', 'expiresAt', 'page', 'release'],
    description:
      'Anyone with the link sees the latest draft of the page, or the site with the release, until it expires. Delete a link to revoke it at once.',
  },
  access: accessFor('share-links'),
  disableDuplicate: true,
  hooks: { beforeValidate: [refuseHiddenRelease] },
  fields: [
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      index: true,
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) => explainShared(value, siblingData),
      admin: { condition: (data) => !isFilledIn(data.release) },
    },
    {
      name: 'release',
      type: 'relationship',
      relationTo: 'releases',
      index: true,
      admin: { condition: (data) => !isFilledIn(data.page), description: 'Instead of a page: every site of the release, as it will be.' },
    },
    {
      name: 'note',
      label: 'For whom',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Ana of the agency, or the workshop’s manager' },
    },
    {
      name: 'expiresAt',
      label: 'Expires',
      type: 'date',
      required: true,
      defaultValue: () => inDays(USUAL_DAYS).toISOString(),
      validate: (value: Date | string | null | undefined) => {
        const at = value ? new Date(value).getTime() : Number.NaN
        if (!Number.isFinite(at)) return 'Choose when the link expires.'
        return at <= inDays(MAX_DAYS).getTime() || `A link lives for at most ${MAX_DAYS} days.`
      },
    },
    {
      name: 'address',
      label: 'Link to send',
      type: 'text',
      virtual: true,
      admin: {
        readOnly: true,
        description: 'Made when the link is saved.',
        components: { Cell: '@/app/(payload)/cells/link-cell#LinkCell' },
      },
      hooks: { afterRead: [toLinkAddress] },
    },
  ],
}
