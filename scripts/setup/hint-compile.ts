import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const HINT = '//# allFunctionsCalledOnLoad\n'
/** Smaller scripts take less than a millisecond. */
const MIN_LENGTH = 32_000

const buildManifest = z.object({ rootMainFiles: z.array(z.string()) })
const entryManifest = z.object({ entryJSFiles: z.record(z.string(), z.array(z.string())) })

/**
 * Asks browsers to compile the scripts of public pages while they arrive, on a thread of their own (PERF-14). Without the hint, V8 compiles
 * each function on the main thread when it is first called, which is half of the longest task of a first visit. Scripts that a page loads on
 * demand, and those of the admin, remain as they are: most of their functions aren't called at once.
 *
 * @param distDir The folder of a finished build.
 */
export function hintCompile(distDir: string): void {
  const { rootMainFiles } = buildManifest.parse(JSON.parse(readFileSync(path.join(distDir, 'build-manifest.json'), 'utf8')))
  const site = path.join(distDir, 'server/app/(site)')
  const manifests = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('_client-reference-manifest.js'),
  )
  const files = new Set([...rootMainFiles, ...manifests.flatMap((file) => listEntryFiles(path.join(site, file)))])
  for (const file of files) {
    const script = path.join(distDir, file)
    const text = readFileSync(script, 'utf8')
    if (text.length >= MIN_LENGTH && !text.startsWith(HINT)) writeFileSync(script, HINT + text)
  }
}

/** The manifest is a script that sets a global variable to JSON. */
function listEntryFiles(manifest: string): string[] {
  const text = readFileSync(manifest, 'utf8')
  const json = /^globalThis\.__RSC_MANIFEST\[".+?"\] = (\{.*\});?\s*$/ms.exec(text)?.[1]
  if (json === undefined) throw new Error(`${manifest} has another form than expected. See scripts/setup/hint-compile.ts.`)
  return Object.values(entryManifest.parse(JSON.parse(json)).entryJSFiles).flat()
}
