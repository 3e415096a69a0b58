import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { copyPackage, listBinaries, locatePackage, type Binaries } from './binaries'
import { canReach, findClusterOwner, type ClusterOwner } from './cluster-owner'

/** Where the cluster of one checkout lives and who runs it. */
export type ClusterPlace = {
  binaries: Binaries
  owner: ClusterOwner | undefined
  dataFolder: string
  leaseFolder: string
  lockFile: string
}

/**
 * Normally `.data` and node_modules of the checkout. If PostgreSQL must run as another user that cannot reach the checkout
 * (root, in a folder closed to others), data and a copy of the programs go below /var/lib/forecourt instead.
 */
export function choosePlace(stateFolder: string): ClusterPlace {
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

/** Others may enter, whatever the umask says: PostgreSQL may run as another user. Its own folder inside is closed. */
function makeOpenFolder(folder: string): void {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}
