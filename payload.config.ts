import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { s3Storage } from '@payloadcms/storage-s3'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { BlockPresets } from '@collections/block-presets'
import { Brands } from '@collections/brands'
import { CapturedMails } from '@collections/captured-mails'
import { Dealerships } from '@collections/dealerships'
import { Faqs } from '@collections/faqs'
import { LeadDeliveries } from '@collections/lead-deliveries'
import { LeadSettings } from '@collections/lead-settings'
import { Leads } from '@collections/leads'
import { Locations } from '@collections/locations'
import { defineMedia } from '@collections/media'
import { Models } from '@collections/models'
import { Offers } from '@collections/offers'
import { Pages } from '@collections/pages'
import { Platform } from '@collections/platform'
import { PromoCards } from '@collections/promo-cards'
import { Reservations } from '@collections/reservations'
import { Redirects } from '@collections/redirects'
import { Reviews } from '@collections/reviews'
import { ShareLinks } from '@collections/share-links'
import { onlyRoles, reachesAll } from '@collections/shared/access'
import { guardDocumentLocks } from '@collections/shared/document-locks'
import { editorFeatures } from '@collections/shared/editor'
import { tenantOwned } from '@collections/shared/tenant-owned'
import { Shoppers } from '@collections/shoppers'
import { SiteSettings } from '@collections/site-settings'
import { StockFeeds } from '@collections/stock-feeds'
import { StockImports } from '@collections/stock-imports'
import { Tenants } from '@collections/tenants'
import { TradeIns } from '@collections/trade-ins'
import { Users } from '@collections/users'
import { Vehicles } from '@collections/vehicles'
import { env } from '@/env'
import { deliveryJobs } from '@/server/delivery/delivery-jobs'

const here = path.dirname(fileURLToPath(import.meta.url))
const { DATABASE_URL, MEDIA_DIR, PAYLOAD_SECRET, S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env()

const built = buildConfig({
  secret: PAYLOAD_SECRET,
  telemetry: false,
  admin: {
    user: Users.slug,
    avatar: 'default',
    importMap: { baseDir: here, importMapFile: path.join(here, 'src/app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' · Forecourt' },
  },
  collections: [
    ...[
      Pages,
      PromoCards,
      Offers,
      Faqs,
      Reviews,
      defineMedia(path.resolve(MEDIA_DIR)),
      SiteSettings,
      Vehicles,
      Models,
      Locations,
      Dealerships,
      StockFeeds,
      StockImports,
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
    ].map(tenantOwned),
    Tenants,
    Brands,
    Users,
  ],
  globals: [Platform],
  jobs: deliveryJobs,
  editor: lexicalEditor({ features: editorFeatures }),
  sharp,
  db: postgresAdapter({
    pool: { connectionString: DATABASE_URL, max: 12, application_name: 'forecourt' },
    migrationDir: path.join(here, 'migrations'),
    blocksAsJSON: true,
    // schema changes travel as committed migrations only
    push: false,
  }),
  graphQL: { disablePlaygroundInProduction: true },
  typescript: { outputFile: path.join(here, 'src/payload-types.ts') },
  upload: { limits: { fileSize: 12_000_000 }, abortOnLimit: true },
  plugins: [
    // several app processes share pictures through a bucket; a single one keeps them in MEDIA_DIR
    s3Storage({
      enabled: S3_BUCKET !== undefined,
      collections: { media: true },
      bucket: S3_BUCKET ?? '',
      config: {
        region: S3_REGION,
        ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
        credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
      },
    }),
    // last: it wraps the access of what stands before it
    multiTenantPlugin({
      collections: {
        pages: {},
        'promo-cards': {},
        offers: {},
        faqs: {},
        reviews: {},
        // a file is public by its name, also to staff of another tenant
        media: {
          accessResultOverride: ({ accessKey, accessResult, isReadingStaticFile }) =>
            accessKey === 'read' && isReadingStaticFile === true ? true : accessResult,
        },
        'site-settings': { isGlobal: true },
        vehicles: {},
        models: {},
        locations: {},
        dealerships: {},
        'stock-feeds': {},
        'stock-imports': {},
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
      },
      // its default deletes every document of a tenant that is deleted
      cleanupAfterTenantDelete: false,
      userHasAccessToAllTenants: reachesAll,
      tenantsArrayField: { arrayFieldAccess: { create: onlyRoles('admin'), update: onlyRoles('admin') } },
      tenantField: { admin: { disableListColumn: false } },
    }),
  ],
})

export default guardDocumentLocks(built)
