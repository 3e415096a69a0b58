import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { copyPackage, listBinaries, locatePackage, type Binaries } from './binaries'
import { canReach, findClusterOwner, type ClusterOwner } from './cluster-owner'

/** The folders of a checkout's cluster, and the user who runs it. */
export type ClusterPaths = {
  binaries: Binaries
  owner: ClusterOwner | undefined
  dataFolder: string
  leaseFolder: string
  lockFile: string
}

/**
 * Chooses the folders of the cluster, normally `.data` and node_modules of the checkout. If PostgreSQL must run as another user who can't
 * access the checkout (root, in a private folder), uses folders below /var/lib/forecourt with a copy of the programs.
 */
export function chooseClusterPaths(stateFolder: string): ClusterPaths {
  makeOpenFolder(stateFolder)
  const state = realpathSync(stateFolder)
  const owner = findClusterOwner()
  const installed = locatePackage()
  const isReachable = canReach(owner, state) && canReach(owner, path.dirname(listBinaries(installed).pgCtl))
  const home = isReachable ? state : path.join('/var/lib/forecourt', createHash('sha256').update(state).digest('hex').slice(0, 12))
  makeOpenFolder(home)
  return {
    binaries: listBinaries(isReachable ? installed : copyPackage(installed, '/var/lib/forecourt')),
    owner,
    dataFolder: path.join(home, 'postgres'),
    leaseFolder: path.join(state, 'postgres-users'),
    lockFile: path.join(state, 'postgres.lock'),
  }
}

/**
 * Makes a folder that others may enter, whatever the umask, because PostgreSQL may run as another user. PostgreSQL's own folder inside is
 * private.
 */
function makeOpenFolder(folder: string): void {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}
