import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const cached = (source: string, value: string) => ({ source, headers: [{ key: 'Cache-Control', value }] })

/**
 * Bundled, they would be in the server several times, each copy with its own classes: an error thrown by one is unknown to the others
 * (docs/decisions/0060). `drizzle-orm` too, or hideParameters() would mask the errors of another copy than the adapter's.
 */
const PAYLOAD_PACKAGES = ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', '@payloadcms/graphql', 'drizzle-orm']

const distDir = process.env.DIST_DIR ?? '.next'

const config: NextConfig = {
  distDir,
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  poweredByHeader: false,
  // our own page cache; the built-in one keeps a page that was published over while it rendered (docs/decisions/0003).
  // Bundled by scripts/setup/bundle-server.ts, beside the build folder, which a build cleans
  cacheHandler: path.resolve(import.meta.dirname, `${distDir}-handler`, 'page-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  skipTrailingSlashRedirect: true,
  // the second is for files of stock, which the proxy would cut at 10 MB
  experimental: { staleTimes: { static: 30 }, proxyClientMaxBodySize: '64mb' },
  images: {
    localPatterns: [{ pathname: '/demo-media/**' }, { pathname: '/api/media/file/**' }],
    deviceSizes: [384, 640, 828, 1200, 1920],
    imageSizes: [128, 256],
    formats: ['image/webp'],
    qualities: [75],
    minimumCacheTTL: 60 * 60 * 24 * 30,
  },
  // fonts carry the content's hash in their names, icons a version in their address
  headers: () =>
    Promise.resolve([
      ...['/fonts/:file*', '/icons/:file*'].map((source) => cached(source, 'public, max-age=31536000, immutable')),
      ...['/makes/:file*', '/demo-media/:file*'].map((source) => cached(source, 'public, max-age=86400, stale-while-revalidate=604800')),
    ]),
  serverExternalPackages: ['pdfkit', 'pg', 'pino', 'sharp', ...PAYLOAD_PACKAGES],
  turbopack: { root: import.meta.dirname },
  // `npm test` checks types on its own; a start should not pay for it twice
  typescript: { ignoreBuildErrors: true },
}

const complete = withPayload(config)

/**
 * Payload asks browsers for their colour scheme on every answer, and a first visitor's browser then asks for the page a second time
 * (Critical-CH). Only the admin draws by it.
 */
export default {
  ...complete,
  headers: async () =>
    ((await complete.headers?.()) ?? []).map((rule) => (rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule)),
} satisfies NextConfig
