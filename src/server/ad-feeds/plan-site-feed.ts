import { type AdChannel } from '@/domain/feeds/ad-feed'
import { type FeedPlan, planFeed } from '@/domain/feeds/plan-feed'
import { isListed } from '@/domain/vehicle/availability/availability'
import type { Tenant } from '@/domain/tenant/tenant'
import { databasePool } from '../database/pool'
import { payloadClient } from '../process/payload-client'
import { findStock } from '../vehicles/find-vehicles'

/** Store codes by location. They are read here because `Vehicle` does not include them: no page shows them. */
async function findStoreCodes(locationIds: readonly number[]): Promise<Map<number, string>> {
  if (locationIds.length === 0) return new Map()
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'locations',
    where: { id: { in: [...locationIds] } },
    depth: 0,
    pagination: false,
    select: { store_code: true },
  })
  return new Map(docs.flatMap(({ id, store_code }): [number, string][] => (store_code ? [[id, store_code]] : [])))
}

/**
 * Returns a site's stock as a channel's feed (SEO-05). Reads it from the database each time, so that the next fetch includes every change
 * (FEED-05).
 * @param now Unix seconds.
 */
export async function planSiteFeed(tenant: Tenant, channel: AdChannel, now: number): Promise<FeedPlan> {
  const stock = (await findStock(tenant)).filter((vehicle) => isListed(vehicle, tenant.switches, now))
  const codes = await findStoreCodes([...new Set(stock.flatMap(({ location }) => (location ? [location.id] : [])))])
  const cars = stock.map((vehicle) => ({ vehicle, storeCode: vehicle.location ? (codes.get(vehicle.location.id) ?? null) : null }))
  return planFeed(cars, channel, tenant)
}

const NOTE_FETCH = `
  update ad_feeds set last_fetched_at = to_timestamp($2), last_agent = $3, last_sent = $4, last_left_out = $5 where id = $1`
const LONGEST_AGENT = 200

/**
 * Stores when a feed was last fetched, by which agent, and its size (FEED-04). Bypasses Payload's hooks, because a fetch changes no page.
 * @param now Unix seconds.
 */
export async function noteFetch(feedId: number, agent: string, plan: FeedPlan, now: number): Promise<void> {
  await databasePool().query(NOTE_FETCH, [feedId, now, agent.slice(0, LONGEST_AGENT), plan.rows.length, plan.leftOut.length])
}
