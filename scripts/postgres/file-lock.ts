import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './postmaster-lock'

const RETRY_MS = 50

/** Runs `task` while this process holds the lock file. Takes over a dead process's lock. */
export async function withFileLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  while (!tryLock(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true })
    else await sleep(RETRY_MS)
  }
  try {
    return await task()
  } finally {
    rmSync(file, { force: true })
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isAbandoned(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 && !isAlive(pid)
  } catch {
    return false
  }
}
