import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'

/** The server's file in a build folder. */
export const toServerFile = (slot: string) => path.join(slot, 'http-server.mjs')
/** The file that next.config.ts names as cache handler. */
const toCacheHandlerFile = (slot: string) => path.join(`${slot}-handler`, 'page-cache-handler.mjs')

const MODULE: BuildOptions = { bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' }

/** Bundles the HTTP server into a build folder, beside what it serves, so that it starts without a compiler. */
export async function bundleServer(slot: string): Promise<void> {
  await build({
    ...MODULE,
    entryPoints: ['src/http-server/main.ts'],
    outfile: toServerFile(slot),
    external: ['next'],
    // packages in CommonJS ask for Node's own modules by require
    banner: { js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)" },
  })
}

/** Bundles the page cache for a build folder. Next.js loads it while it builds, and when it serves or develops: it comes before all of them. */
export async function bundleCacheHandler(slot: string): Promise<void> {
  await build({ ...MODULE, entryPoints: ['src/server/cache/page-cache-handler.ts'], outfile: toCacheHandlerFile(slot) })
}
