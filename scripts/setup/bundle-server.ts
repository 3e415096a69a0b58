import path from 'node:path'
import { build } from 'esbuild'

/** The server's file in a build folder. */
export const toServerFile = (slot: string) => path.join(slot, 'http-server.mjs')

/** Bundles the HTTP server into a build folder, beside what it serves, so that it starts without a compiler. */
export async function bundleServer(slot: string): Promise<void> {
  await build({
    entryPoints: ['src/http-server/main.ts'],
    outfile: toServerFile(slot),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['next'],
    // packages in CommonJS ask for Node's own modules by require
    banner: { js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)" },
    logLevel: 'error',
  })
}
