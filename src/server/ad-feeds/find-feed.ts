import { timingSafeEqual } from 'node:crypto'
import { readShareTicket } from '@/domain/seo/share-ticket'
import { payloadClient } from '../process/payload-client'
import { signFeed, type SignedFacts, toFeedFacts } from './ad-feed-ticket'

/**
 * Returns the feed of a signed address; null if the signature is invalid, or the feed belongs to another tenant or was deleted (FEED-04).
 */
export async function findFeed(tenantId: number, ticketText: string): Promise<SignedFacts | null> {
  const ticket = readShareTicket(ticketText)
  if (ticket === null) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'ad-feeds',
    where: { and: [{ id: { equals: ticket.linkId } }, { tenant: { equals: tenantId } }] },
    depth: 0,
    limit: 1,
  })
  const facts = docs[0] ? toFeedFacts(docs[0]) : null
  if (facts === null) return null
  const [given, expected] = [Buffer.from(ticket.signature), Buffer.from(signFeed(facts))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? facts : null
}
