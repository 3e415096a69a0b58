import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'

/** Returns the server's file in a build folder. */
export const toServerFile = (slot: string) => path.join(slot, 'http-server.mjs')
/** The file that next.config.ts names as cache handler. */
const toCacheHandlerFile = (slot: string) => path.join(`${slot}-handler`, 'page-cache-handler.mjs')

const MODULE: BuildOptions = { bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' }

/** Bundles the HTTP server into a build folder, so that it starts without a compiler. */
export async function bundleServer(slot: string): Promise<void> {
  await build({
    ...MODULE,
    entryPoints: ['src/http-server/main.ts'],
    outfile: toServerFile(slot),
    external: ['next'],
    // CommonJS packages require Node's own modules.
    banner: { js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)" },
  })
}

/** Bundles the page cache for a build folder. Must run before Next.js builds, serves or develops, because Next.js loads it. */
export async function bundleCacheHandler(slot: string): Promise<void> {
  await build({ ...MODULE, entryPoints: ['src/server/cache/page-cache-handler.ts'], outfile: toCacheHandlerFile(slot) })
}
