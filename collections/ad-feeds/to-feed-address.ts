import type { FieldHook } from 'payload'
import { AD_CHANNELS } from '@/domain/feeds/ad-feed'
import { describeFeedAddress } from '@/server/ad-feeds/ad-feed-ticket'

/** Returns the address of a saved feed; nothing for an unsaved one. */
export const toFeedAddress: FieldHook = ({ originalDoc, data }) => {
  const doc = originalDoc ?? data
  const channel = AD_CHANNELS.find((known) => known === doc?.channel)
  return typeof doc?.id === 'number' && channel !== undefined ? describeFeedAddress({ id: doc.id, tenant: doc.tenant, channel }) : null
}
