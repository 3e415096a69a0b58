import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const cached = (source: string, value: string) => ({ source, headers: [{ key: 'Cache-Control', value }] })

/**
 * Bundled, they would be in the server several times, each copy with its own classes: an error thrown by one is unknown to the others
 * (docs/decisions/0060). `drizzle-orm` too, or redactSqlErrors() would mask the errors of another copy than the adapter's.
 */
const PAYLOAD_PACKAGES = ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', '@payloadcms/graphql', 'drizzle-orm']

const distDir = process.env.DIST_DIR ?? '.next'

const config: NextConfig = {
  distDir,
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  poweredByHeader: false,
  // src/http-server compresses, faster and in Brotli too
  compress: false,
  // Our own page cache: the built-in one stores a page even if it was published again during its render (docs/decisions/0003).
  // scripts/setup/bundle-server.ts bundles it beside the build folder, which a build cleans.
  cacheHandler: path.resolve(import.meta.dirname, `${distDir}-handler`, 'page-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  skipTrailingSlashRedirect: true,
  // The body size is for stock files, which the proxy would cut off at 10 MB.
  experimental: { staleTimes: { static: 30 }, proxyClientMaxBodySize: '64mb' },
  images: {
    localPatterns: [{ pathname: '/demo-media/**' }, { pathname: '/api/media/file/**' }],
    deviceSizes: [384, 640, 828, 1200, 1920],
    imageSizes: [128, 256],
    // AVIF halves the transparent pictures of home pages (PERF-15). It takes two to five times the CPU of WebP, once per picture and width.
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    minimumCacheTTL: 60 * 60 * 24 * 30,
  },
  // Font names contain a content hash, icon addresses a version.
  headers: () =>
    Promise.resolve([
      ...['/fonts/:file*', '/icons/:file*'].map((source) => cached(source, 'public, max-age=31536000, immutable')),
      ...['/makes/:file*', '/demo-media/:file*'].map((source) => cached(source, 'public, max-age=86400, stale-while-revalidate=604800')),
    ]),
  // The pages of the staff guide are read when they are shown.
  outputFileTracingIncludes: { '/admin/**': ['./docs/staff/*.md'] },
  serverExternalPackages: ['pdfkit', 'pg', 'pino', 'sharp', ...PAYLOAD_PACKAGES],
  turbopack: {
    root: import.meta.dirname,
    // Payload's version screens format dates in the zone of the browser; there is no other way into them (docs/decisions/0072)
    resolveAlias: { '@payloadcms/ui/shared': './src/app/(payload)/payload-ui-shared.ts' },
  },
  // `npm test` checks types; a start should not do so again.
  typescript: { ignoreBuildErrors: true },
}

const complete = withPayload(config)

/**
 * Payload requests the browser's colour scheme with every response, which makes a first visitor's browser request the page twice
 * (Critical-CH). Only the admin needs it.
 */
export default {
  ...complete,
  headers: async () =>
    ((await complete.headers?.()) ?? []).map((rule) => (rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule)),
} satisfies NextConfig
