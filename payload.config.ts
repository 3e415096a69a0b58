import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { s3Storage } from '@payloadcms/storage-s3'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { AuditLog } from '@collections/audit-log'
import { Brands } from '@collections/brands'
import { uploadOptions } from '@collections/media/upload-options'
import { Platform } from '@collections/platform'
import { onlyRoles, reachesAll } from '@collections/shared/access'
import { showProblems } from '@collections/shared/form-problems'
import { keepPreviews } from '@collections/shared/preview'
import { removeMigrationEndpoints } from '@collections/shared/remove-migration-endpoints'
import { guardDocumentLocks } from '@collections/shared/document-locks'
import { editorFeatures } from '@collections/shared/editor'
import { zoneDates } from '@collections/shared/format-fields'
import { limitPreferences } from '@collections/shared/preferences'
import { replaceSettingsView } from '@collections/shared/settings-of-address'
import { listTenantCollections, tenantRules } from '@collections/tenant-collections'
import { Tenants } from '@collections/tenants'
import { staffOver } from '@collections/users'
import { env } from '@/env'
import { explainUnknown } from '@/server/admin-api/explain-unknown'
import { limitGraphql } from '@/server/admin-api/limit-graphql'
import { refuseBadValues } from '@/server/admin-api/refuse-bad-values'
import { redactSqlErrors } from '@/server/database/redact-sql-errors'
import { storeAsText } from '@/server/database/store-as-text'
import { claimJobsSafely } from '@/server/jobs/claim-jobs'
import { platformJobs } from '@/server/jobs/platform-jobs'
import { staffMail } from '@/server/staff/staff-mail'
import { nameRefusedFields } from '@/server/admin-api/name-refused-fields'
import { acceptStaffTokensOnly } from '@/server/staff/accept-staff-tokens-only'

redactSqlErrors()

const here = path.dirname(fileURLToPath(import.meta.url))
const settings = env()
const {
  DATABASE_URL,
  GRAPHQL,
  MEDIA_DIR,
  PAYLOAD_SECRET,
  PUBLIC_SCHEME,
  S3_BUCKET,
  S3_REGION,
  S3_ENDPOINT,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
} = settings

const built = buildConfig({
  secret: PAYLOAD_SECRET,
  telemetry: false,
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'd MMM yyyy, h:mm a',
    components: {
      providers: ['@/features/admin-form/named-rows#NamedRows'],
      graphics: { Icon: '@/app/(payload)/brand#AdminIcon', Logo: '@/app/(payload)/brand#AdminLogo' },
      views: {
        login: { Component: '@/app/(payload)/sign-in-view#SignInView' },
        deadLinks: { Component: '@/app/(payload)/views/dead-links-view#DeadLinksView', path: '/dead-links' },
        timeTravel: { Component: '@/app/(payload)/views/time-travel-view#TimeTravelView', path: '/time-travel' },
        guide: { Component: '@/app/(payload)/views/staff-guide-view#StaffGuideView', path: '/guide' },
        promoSimulator: { Component: '@/app/(payload)/views/promo-simulator-view#PromoSimulatorView', path: '/promo-simulator' },
      },
      afterNavLinks: [
        '@/app/(payload)/views/time-travel-view#TimeTravelNav',
        '@/app/(payload)/views/promo-simulator-view#PromoSimulatorNav',
        '@/app/(payload)/views/dead-links-view#DeadLinksNav',
        '@/app/(payload)/views/staff-guide-view#StaffGuideNav',
      ],
    },
    importMap: { baseDir: here, importMapFile: path.join(here, 'src/app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' · Forecourt' },
  },
  collections: [
    ...listTenantCollections(S3_BUCKET === undefined ? path.resolve(MEDIA_DIR) : null),
    Tenants,
    Brands,
    staffOver(PUBLIC_SCHEME),
    AuditLog,
  ],
  globals: [Platform],
  onInit: acceptStaffTokensOnly,
  jobs: platformJobs,
  hooks: { afterError: [nameRefusedFields, refuseBadValues, explainUnknown] },
  // Names lists in the editors' words.
  i18n: {
    translations: {
      en: { validation: { requiresAtLeast: 'Add at least {{count}} here.', requiresNoMoreThan: 'No more than {{count}} fit here.' } },
    },
  },
  editor: lexicalEditor({ features: editorFeatures }),
  sharp,
  email: staffMail(settings),
  db: claimJobsSafely(
    postgresAdapter({
      // a request that gets no connection fails after this time instead of waiting forever (REL-11)
      pool: { connectionString: DATABASE_URL, max: 12, connectionTimeoutMillis: 20_000, application_name: 'forecourt' },
      migrationDir: path.join(here, 'migrations'),
      blocksAsJSON: true,
      // Schema changes are made by committed migrations only.
      push: false,
      beforeSchemaInit: [storeAsText('tenants', 'template'), storeAsText('vehicles', 'item_type')],
    }),
  ),
  graphQL: {
    disable: GRAPHQL === 'off',
    disablePlaygroundInProduction: true,
    disableIntrospectionInProduction: true,
    validationRules: ({ variableValues }) => [limitGraphql(variableValues ?? {})],
  },
  typescript: { outputFile: path.join(here, 'src/payload-types.ts') },
  upload: uploadOptions,
  plugins: [
    // Several processes share pictures through a bucket; a single process stores them in MEDIA_DIR.
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
    // Last, because it wraps the access of everything before it.
    multiTenantPlugin({
      collections: tenantRules,
      // The default deletes all documents of a deleted tenant.
      cleanupAfterTenantDelete: false,
      tenantSelectorLabel: 'Site',
      userHasAccessToAllTenants: reachesAll,
      tenantsArrayField: { arrayFieldAccess: { create: onlyRoles('admin'), update: onlyRoles('admin') } },
      tenantField: { admin: { disableListColumn: false } },
    }),
    replaceSettingsView,
    showProblems,
    keepPreviews,
    zoneDates,
  ],
})

export default removeMigrationEndpoints(limitPreferences(guardDocumentLocks(built)))
