import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './postmaster-lock'

/** Every process that uses the shared server creates a file named after its id, so that only the last one stops the server. */
export type Lease = { release: () => { isLast: boolean } }

let taken = 0

export function takeLease(folder: string): Lease {
  mkdirSync(folder, { recursive: true })
  taken += 1
  const mine = path.join(folder, `${process.pid}-${taken}`)
  writeFileSync(mine, '')
  return {
    release: () => {
      rmSync(mine, { force: true })
      return { isLast: !hasLiveLease(folder) }
    },
  }
}

function hasLiveLease(folder: string): boolean {
  let found = false
  for (const name of readdirSync(folder)) {
    if (isAlive(Number.parseInt(name, 10))) found = true
    else rmSync(path.join(folder, name), { force: true })
  }
  return found
}
