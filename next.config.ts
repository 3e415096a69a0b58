import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  distDir: process.env.DIST_DIR ?? '.next',
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  poweredByHeader: false,
  // our own page cache; the built-in one keeps a page that was published over while it rendered (docs/decisions/0003)
  cacheHandler: path.resolve(import.meta.dirname, 'cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  skipTrailingSlashRedirect: true,
  experimental: { staleTimes: { static: 30 } },
  images: {
    localPatterns: [{ pathname: '/demo-media/**' }, { pathname: '/api/media/file/**' }],
    deviceSizes: [384, 640, 828, 1200, 1920],
    imageSizes: [128, 256],
    formats: ['image/webp'],
    qualities: [75],
    minimumCacheTTL: 60 * 60 * 24 * 30,
  },
  // their names carry the content's hash
  headers: () => Promise.resolve([{ source: '/fonts/:file*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] }]),
  serverExternalPackages: ['pg', 'pino', 'sharp'],
  turbopack: { root: import.meta.dirname },
  // `npm test` checks types on its own; a start should not pay for it twice
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config)
