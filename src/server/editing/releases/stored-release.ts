import type { PayloadRequest } from 'payload'
import { type ReleaseItem, readReleaseItems } from '@/domain/editing/release/release-item'
import { type ReleaseState, readReleaseState } from '@/domain/editing/release/release-state'
import { idOf } from '@/domain/json/id-of'
import { toStaffRole } from '@/domain/staff/access-table'
import type { Release, User } from '@payload-types'
import { toInstant } from '@/server/content/to-instant'

/** A release as it is stored. Instants are in Unix seconds. */
export type StoredRelease = {
  id: number
  name: string
  tenant: number | null
  state: ReleaseState
  items: ReleaseItem[]
  goesLiveAt: number | null
  approvedBy: number | null
  approvedAt: number | null
  liveAt: number | null
  rolledBackAt: number | null
  result: string | null
  restore: unknown
}

/** Converts a release document. */
export function toStoredRelease(doc: Release): StoredRelease {
  return {
    id: doc.id,
    name: doc.name,
    tenant: idOf(doc.tenant),
    state: readReleaseState(doc.state),
    items: readReleaseItems(doc.items),
    goesLiveAt: toInstant(doc.goesLiveAt),
    approvedBy: idOf(doc.approvedBy),
    approvedAt: toInstant(doc.approvedAt),
    liveAt: toInstant(doc.liveAt),
    rolledBackAt: toInstant(doc.rolledBackAt),
    result: doc.result ?? null,
    restore: doc.restore,
  }
}

/** Reads a release without checking access. */
export async function readRelease(req: PayloadRequest, id: number): Promise<StoredRelease | null> {
  const doc = await req.payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true, req })
  return doc ? toStoredRelease(doc) : null
}

/** Returns what decides a member of staff's rights. */
export function toPerson({ role, tenants }: Pick<User, 'role' | 'tenants'>) {
  return { role: toStaffRole(role), tenants: (tenants ?? []).flatMap(({ tenant }) => idOf(tenant) ?? []) }
}
