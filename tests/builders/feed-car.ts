import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { AdChannel, FeedSite } from '@/domain/feeds/ad-feed'
import { type FeedPlan, planFeed } from '@/domain/feeds/plan-feed'
import { aVehicle, aVehicleLocation } from './vehicle'

export const FEED_SITE: FeedSite = {
  name: 'Harbour City Motors',
  origin: 'https://harbour.example',
  switches: { subscriptionsEnabled: false, noPriceText: 'Enquire for price.' },
}

/** A used car that both channels accept. */
export const aFeedCar = (overrides: Partial<Vehicle> = {}, storeCode: string | null = 'moorooka') => ({
  vehicle: aVehicle({ priceType: 'Drive away', simpleFuel: 'Hybrid', location: aVehicleLocation(), ...overrides }),
  storeCode,
})

/** Returns the feed of a site with that one car. */
export function planOneCar(channel: AdChannel, overrides: Partial<Vehicle> = {}, storeCode: string | null = 'moorooka'): FeedPlan {
  return planFeed([aFeedCar(overrides, storeCode)], channel, FEED_SITE)
}
