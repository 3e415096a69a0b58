import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { ClusterPaths } from './cluster-paths'
import { runProgram } from './run-program'

export const DATABASE_USER = 'postgres'
const PASSWORD_FILE = 'forecourt.password'

/** Creates the cluster if there is none: in a temporary folder that is renamed when complete, so that an incomplete one never counts. */
export async function createCluster(cluster: ClusterPaths): Promise<void> {
  if (!existsSync(path.join(cluster.dataFolder, 'PG_VERSION'))) await initialise(cluster)
  mendOwnership(cluster)
}

export function readClusterPassword(cluster: ClusterPaths): string {
  return readFileSync(path.join(cluster.dataFolder, PASSWORD_FILE), 'utf8').trim()
}

async function initialise({ binaries, owner, dataFolder }: ClusterPaths): Promise<void> {
  const draft = `${dataFolder}.draft`
  const draftData = path.join(draft, 'data')
  const passwordFile = path.join(draft, PASSWORD_FILE)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draftData, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (owner) for (const file of [draft, draftData, passwordFile]) chownSync(file, owner.uid, owner.gid)
  const { code, output } = await runProgram(
    binaries.initdb,
    ['-D', draftData, '-U', DATABASE_USER, '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'].concat([
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
    ]),
    owner,
  )
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder:\n${output.trim()}`)
  renameSync(passwordFile, path.join(draftData, PASSWORD_FILE))
  renameSync(draftData, dataFolder)
  rmSync(draft, { recursive: true, force: true })
}

function mendOwnership({ owner, dataFolder }: ClusterPaths): void {
  const { uid, mode } = statSync(dataFolder)
  if (owner && uid !== owner.uid) {
    chownSync(dataFolder, owner.uid, owner.gid)
    for (const entry of readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })) {
      lchownSync(path.join(dataFolder, entry), owner.uid, owner.gid)
    }
  }
  if (mode & 0o027) chmodSync(dataFolder, 0o700)
}
