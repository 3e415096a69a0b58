import { z } from 'zod'

const lockFile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional(), resolved: z.string().optional() })) })

/**
 * Returns the problems of a lock file: versions below their minimum, packages of one family with different versions, and download
 * addresses.
 */
export function findLockProblems(lock: unknown, rules: Readonly<Record<string, string>>): string[] {
  const { packages } = lockFile.parse(lock)
  return Object.entries(packages).flatMap(([place, { version, resolved }]) => {
    const name = place.replace(/^.*node_modules\//, '')
    const rule = rules[name] ?? (name.startsWith('@payloadcms/') ? rules.payload : undefined)
    const address = /^https?:/.test(resolved ?? '') ? [`${name} carries a download address: run npm run complete-lock`] : []
    if (rule === undefined || version === undefined || satisfies(version, rule)) return address
    return [...address, `${name} ${version} is locked, but ${rule} is needed`]
  })
}

/** Checks a version against a rule such as '>=1.2.3' or '=1.2.3'. */
function satisfies(version: string, rule: string): boolean {
  if (!rule.startsWith('>=')) return version === rule.slice(1)
  const [have, want] = [version, rule.slice(2)].map((text) => text.split(/[.-]/).map(Number))
  for (let part = 0; part < 3; part += 1) {
    const [a, b] = [have?.[part] ?? 0, want?.[part] ?? 0]
    if (a !== b) return a > b
  }
  return true
}
