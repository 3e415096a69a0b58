import type { AccessResult, CollectionConfig } from 'payload'
import { AdFeeds } from './ad-feeds'
import { Announcements } from './announcements'
import { BlockNotes } from './block-notes'
import { BlockPresets } from './block-presets'
import { CapturedMails } from './captured-mails'
import { Dealerships } from './dealerships'
import { Faqs } from './faqs'
import { LeadDeliveries } from './lead-deliveries'
import { LeadSettings } from './lead-settings'
import { Leads } from './leads'
import { Locations } from './locations'
import { defineMedia } from './media'
import { Models } from './models'
import { Offers } from './offers'
import { Pages } from './pages'
import { PromoCards } from './promo-cards'
import { Releases } from './releases'
import { Reservations } from './reservations'
import { Redirects } from './redirects'
import { Reviews } from './reviews'
import { ShareLinks } from './share-links'
import { tenantOwned } from './shared/tenant-owned'
import { SharedSections } from './shared-sections'
import { Shoppers } from './shoppers'
import { SiteSettings } from './site-settings'
import { StockFeeds } from './stock-feeds'
import { StockImports } from './stock-imports'
import { TradeIns } from './trade-ins'
import { Vehicles } from './vehicles'

/**
 * Returns all collections of a tenant, in the admin's order. @param mediaFolder Absolute folder of uploaded files; null when they are
 * stored in a bucket.
 */
export function listTenantCollections(mediaFolder: string | null): CollectionConfig[] {
  return [
    Pages,
    SharedSections,
    PromoCards,
    Offers,
    Announcements,
    Faqs,
    Releases,
    Reviews,
    defineMedia(mediaFolder),
    SiteSettings,
    Vehicles,
    Models,
    Locations,
    Dealerships,
    StockFeeds,
    StockImports,
    AdFeeds,
    Leads,
    LeadDeliveries,
    CapturedMails,
    LeadSettings,
    TradeIns,
    Reservations,
    Shoppers,
    Redirects,
    ShareLinks,
    BlockPresets,
    BlockNotes,
  ].map(tenantOwned)
}

type FileRead = { accessKey: string; accessResult: AccessResult; isReadingStaticFile?: boolean }

/** The same collections by slug, for the multi-tenant plugin. */
export const tenantRules = {
  pages: {},
  'shared-sections': {},
  'promo-cards': {},
  offers: {},
  announcements: {},
  faqs: {},
  releases: {},
  reviews: {},
  // Files are public by name, also for staff of other tenants.
  media: {
    accessResultOverride: ({ accessKey, accessResult, isReadingStaticFile }: FileRead) =>
      accessKey === 'read' && isReadingStaticFile === true ? true : accessResult,
  },
  'site-settings': { isGlobal: true },
  vehicles: {},
  models: {},
  locations: {},
  dealerships: {},
  'stock-feeds': {},
  'stock-imports': {},
  'ad-feeds': {},
  leads: {},
  'lead-deliveries': {},
  'captured-mails': {},
  'lead-settings': { isGlobal: true },
  'trade-ins': {},
  reservations: {},
  shoppers: {},
  redirects: {},
  'share-links': {},
  'block-presets': {},
  'block-notes': {},
}
