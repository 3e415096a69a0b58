import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

const LISTENING = '0A'

/** Returns the process that listens on a port, found by its socket; Linux only. */
export function findProcess(port) {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').slice(1))
  const rows = tables.map((line) => line.trim().split(/\s+/))
  const inode = rows.find(([, local, , state]) => state === LISTENING && Number.parseInt(local.split(':')[1], 16) === port)?.[9]
  const owns = (pid) => {
    try {
      return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`)
    } catch {
      return false
    }
  }
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && owns(name))
  if (!inode || !pid) throw new Error(`Nothing listens on port ${port}: start the site first.`)
  return pid
}
