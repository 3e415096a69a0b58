import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What a server writes into its data folder: process id and port. After a kill -9 it remains and may name another program's process. */
export type PostmasterLock = { pid: number; port: number }

export function readPostmasterLock(dataFolder: string): PostmasterLock | undefined {
  try {
    const lines = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) } : undefined
  } catch {
    return undefined
  }
}

export function removePostmasterLock(dataFolder: string): void {
  rmSync(path.join(dataFolder, 'postmaster.pid'), { force: true })
}

/**
 * Checks whether a process is alive. A killed process that its parent has not collected is dead; in a container without an init it stays
 * like this for ever.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Checks whether a live process is our postmaster: process ids are reused, so its command line must name our folder. */
export function isPostmasterOf(dataFolder: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    return readCommandLine(pid).includes(dataFolder)
  } catch {
    return isAlive(pid)
  }
}

function readCommandLine(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
}
