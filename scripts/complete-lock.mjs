// Adds optional packages that are missing from the lock, from what their parents declare. When a registry mirrors only some platforms, npm
// leaves out the other platforms' packages, and `npm ci` then refuses the lock. See docs/decisions/0002-one-lock-file-for-all-platforms.md.
import { readFileSync, writeFileSync } from 'node:fs'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Adds the missing optional packages to a parsed lock (in place). Returns the added names and the unresolved ones. */
export function completeLock(lock) {
  const added = []
  const unclear = []
  for (const [place, parent] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      if (isLocked(lock.packages, place, name)) continue
      const entry = describePlatformPackage(name, range, parent.dev)
      if (!entry) {
        unclear.push(`${name} of ${place}`)
        continue
      }
      lock.packages[`node_modules/${name}`] = entry
      added.push(name)
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { added, unclear }
}

function isLocked(packages, from, name) {
  let place = from
  for (;;) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true
    if (!place) return false
    place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))
  }
}

function describePlatformPackage(name, range, dev) {
  const words = name.replace(/^.*\//, '').split(/[-_.]/)
  const os = words.find((word) => SYSTEMS.includes(word))
  const cpu = words.find((word) => PROCESSORS.includes(word)) ?? (words.some((word) => word.startsWith('arm')) ? 'arm' : undefined)
  const version = range.replace(/^[\^~>=v\s]+/, '')
  if (!/^\d+\.\d+\.\d+/.test(version) || (!os && cpu !== 'wasm32')) return undefined
  return {
    version,
    cpu: cpu ? [cpu] : undefined,
    dev,
    libc: words.includes('musl') ? ['musl'] : undefined,
    optional: true,
    os: os ? [os] : undefined,
  }
}

function rewriteLock(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const { added, unclear } = completeLock(lock)
  for (const entry of Object.values(lock.packages)) if (/^https?:/.test(entry.resolved ?? '')) delete entry.resolved
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(added.length === 0 ? 'The lock file is complete.' : `Added ${added.length}: ${added.join(', ')}`)
  if (unclear.length > 0) {
    console.error(`Unresolved: ${unclear.join(', ')}`)
    process.exitCode = 1
  }
}

if (process.argv[1]?.endsWith('complete-lock.mjs')) rewriteLock('package-lock.json')
