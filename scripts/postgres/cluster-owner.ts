import { execFileSync, spawnSync } from 'node:child_process'
import os from 'node:os'

/** The system user that runs PostgreSQL when the caller is root, because PostgreSQL refuses to run as root. */
export type ClusterOwner = { uid: number; gid: number }

/**
 * Finds the user to run PostgreSQL.
 * @returns undefined when the caller is not root and can run PostgreSQL itself.
 */
export function findClusterOwner(): ClusterOwner | undefined {
  if (os.userInfo().uid !== 0) return undefined
  const owner = lookUpUser('postgres') ?? lookUpUser('nobody')
  if (!owner)
    throw new Error('PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody". Start as another user.')
  return owner
}

function lookUpUser(name: string): ClusterOwner | undefined {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }))
  try {
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

/** Checks whether the owner can access the folder, which is not so below root's 0700 home. */
export function canReach(owner: ClusterOwner | undefined, folder: string): boolean {
  if (!owner) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...owner, cwd: '/' }).status === 0
}
