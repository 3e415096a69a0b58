import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const MEMORY = '.cache/verified.json'
const snapshotSchema = z.record(z.string(), z.string())

/** Every file of the checkout, including new ones, with git's hash of its contents. */
export type Snapshot = z.infer<typeof snapshotSchema>

/** What Vitest must run again: everything, or only the tests that import these files. */
export type Scope = 'everything' | string[]

/** Only browser tests read these. */
const UNREAD = /^(docs|bench|tests\/e2e|\.ci)\/|\.md$/
/** Seed, schema and setup affect tests in other ways than imports. */
const FAR_REACHING = /^(migrations|demo|scripts|tenants|tests\/setup)\/|^[^/]+$/

/** Returns what has to be tested after these changes. Any test could read a file that is not a module. */
export function chooseScope(verified: Snapshot | null, current: Snapshot): Scope {
  if (!verified) return 'everything'
  const names = new Set([...Object.keys(verified), ...Object.keys(current)])
  const changed = [...names].filter((name) => verified[name] !== current[name] && !UNREAD.test(name))
  if (changed.some((name) => !/\.test\.tsx?$/.test(name) && (FAR_REACHING.test(name) || !/\.tsx?$/.test(name)))) return 'everything'
  return changed.filter((name) => name in current)
}

/** @returns null outside a git checkout; then nothing is recorded. */
export function takeSnapshot(): Snapshot | null {
  const list = (...args: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const files: Snapshot = {}
    for (const line of toLines(list('-s'))) {
      const [facts = '', name = ''] = line.split('\t')
      files[name] = facts.split(' ')[1] ?? ''
    }
    for (const name of toLines(list('-m', '-o', '--exclude-standard'))) {
      if (statSync(name, { throwIfNoEntry: false })?.isFile()) files[name] = hashAsGit(readFileSync(name))
      else delete files[name]
    }
    return files
  } catch {
    return null
  }
}

/** Returns the files at the last time when everything they affect passed. */
export function readVerified(): Snapshot | null {
  try {
    return snapshotSchema.parse(JSON.parse(readFileSync(MEMORY, 'utf8')))
  } catch {
    return null
  }
}

/** Failed test files count as changed until they pass. */
export function rememberVerified(snapshot: Snapshot, failedFiles: readonly string[]): void {
  mkdirSync(path.dirname(MEMORY), { recursive: true })
  writeFileSync(MEMORY, JSON.stringify(leaveOut(snapshot, failedFiles)))
}

export function leaveOut(snapshot: Snapshot, names: readonly string[]): Snapshot {
  return Object.fromEntries(Object.entries(snapshot).filter(([name]) => !names.includes(name)))
}

const toLines = (text: string) => text.split('\0').filter(Boolean)

function hashAsGit(contents: Buffer): string {
  return createHash('sha1').update(`blob ${contents.length}\0`).update(contents).digest('hex')
}
