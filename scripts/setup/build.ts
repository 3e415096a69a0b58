import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { showProgress } from '../bootstrap/progress.mjs'
import { withFileLock } from '../postgres/file-lock'
import { isAlive } from '../postgres/postmaster-lock'
import { bundleCacheHandler, bundleServer } from './bundle-server'
import { startNode } from './child'
import { fingerprintFiles } from './fingerprint'
import { hintCompile } from './hint-compile'
import { Refusal } from './refusal'
import { STATE_FOLDER } from './settings'

export const NEXT = 'node_modules/next/dist/bin/next'

const SOURCES = ['src', 'blocks', 'collections', 'tenants', 'payload.config.ts', 'next.config.ts', 'postcss.config.mjs']
const SETTINGS_FILES = ['package-lock.json', 'tsconfig.json', 'scripts/setup/hint-compile.ts']
const BUILT_IN = ['BASE_DOMAIN', 'PUBLIC_SCHEME', 'S3_BUCKET', 'S3_ENDPOINT']
const SLOTS = ['.next', '.next-second'] as const
const MARK = 'forecourt-build.json'
const SERVING = path.join(STATE_FOLDER, 'serving')
const REWRITTEN_BY_NEXT = ['tsconfig.json', 'next-env.d.ts']

const mark = z.object({ fingerprint: z.string() })
const serving = z.object({ slot: z.string() })

/**
 * Returns the folder of a build of the current sources; builds if there is none. There are two folders, because a folder that a live server
 * uses can't be built into. Throws a Refusal when both are in use, and an Error when the build fails.
 */
export async function ensureBuild(variables: NodeJS.ProcessEnv): Promise<string> {
  mkdirSync(STATE_FOLDER, { recursive: true })
  return withFileLock(path.join(STATE_FOLDER, 'build.lock'), async () => {
    const wanted = fingerprintFiles(
      [...SOURCES, ...SETTINGS_FILES],
      BUILT_IN.map((name) => `${name}=${variables[name] ?? ''}`),
    )
    const built = SLOTS.find((slot) => readMark(slot) === wanted)
    if (built) return built
    const used = new Set(listServedSlots())
    const slot = SLOTS.find((candidate) => !used.has(candidate))
    if (!slot)
      throw new Refusal(
        'The sources have changed, but two servers of this checkout use both build folders. Stop one of them and start again.',
      )
    await bundleCacheHandler(slot)
    await showProgress('Building the site', (update) => build(slot, variables, update))
    hintCompile(slot)
    await bundleServer(slot)
    writeFileSync(path.join(slot, MARK), JSON.stringify({ fingerprint: wanted }))
    return slot
  })
}

async function build(slot: string, variables: NodeJS.ProcessEnv, update: (detail: string) => void): Promise<void> {
  rmSync(path.join(slot, MARK), { force: true })
  const before = REWRITTEN_BY_NEXT.map((file) => ({ file, text: existsSync(file) ? readFileSync(file, 'utf8') : undefined }))
  const child = startNode([NEXT, 'build'], {
    env: { ...variables, NODE_ENV: 'production', DIST_DIR: slot },
    onText: (text) => update(text.trim().split('\n').at(-1)?.trim() ?? ''),
  })
  const code = await child.exited
  if (slot !== SLOTS[0]) for (const { file, text } of before) if (text !== undefined) writeFileSync(file, text)
  if (code !== 0) throw new Refusal(`The build failed:\n${child.output().trim()}`)
}

function readMark(slot: string): string | undefined {
  const file = path.join(slot, MARK)
  return existsSync(file) ? mark.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.fingerprint : undefined
}

/** Records that process `pid` serves the folder, so that nobody builds into it meanwhile. */
export function recordServing(slot: string, pid: number): void {
  mkdirSync(SERVING, { recursive: true })
  writeFileSync(path.join(SERVING, String(pid)), JSON.stringify({ slot }))
}

function listServedSlots(): string[] {
  if (!existsSync(SERVING)) return []
  return readdirSync(SERVING).flatMap((pid) => {
    const file = path.join(SERVING, pid)
    if (isAlive(Number(pid))) return serving.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.slot ?? []
    rmSync(file, { force: true })
    return []
  })
}
