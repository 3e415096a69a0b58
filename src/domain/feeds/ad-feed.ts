import type { SellerFacts } from '../seo/vehicle-json-ld'
import type { Vehicle } from '../vehicle/vehicle'

/** Advertising platforms that fetch a site's stock (SEO-05). */
export const AD_CHANNELS = ['google', 'meta'] as const
export type AdChannel = (typeof AD_CHANNELS)[number]

/** Each channel's name in the admin, and the file that it fetches. */
export const CHANNEL_FILES: Record<AdChannel, { label: string; file: string; contentType: string; delimiter: ',' | '\t' }> = {
  google: { label: 'Google vehicle ads', file: 'google.tsv', contentType: 'text/tab-separated-values; charset=utf-8', delimiter: '\t' },
  meta: { label: 'Meta automotive inventory', file: 'meta.csv', contentType: 'text/csv; charset=utf-8', delimiter: ',' },
}

/** The document that holds the field to fix. */
export type FaultOwner = { collection: 'vehicles' | 'locations'; id: number }

/** Why a car is left out of a feed. `field` is the name of the field to fix; null if no field needs fixing, for example when a car is sold. */
export type Fault = { field: string | null; message: string; owner: FaultOwner }

/** A car as a feed needs it: the car itself and the code of its store in the dealer's Google Business Profile. */
export type FeedCar = { vehicle: Vehicle; storeCode: string | null }

/** The site that a feed belongs to. */
export type FeedSite = SellerFacts

/** One row of a feed by column heading; a column without an entry is empty. */
export type FeedCells = Record<string, string>
