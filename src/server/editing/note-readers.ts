import type { Payload } from 'payload'
import { mayUsePages } from '@/domain/editing/block-notes'
import { idOf } from '@/domain/json/id-of'
import { toStaffRole } from '@/domain/staff/access-table'

export type NoteReader = { id: number; name: string; email: string }

/** Returns the staff who may open the pages of a tenant, by name: those who can be mentioned in a note (EDT-29). */
export async function findNoteReaders(payload: Payload, tenantId: number): Promise<NoteReader[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { or: [{ role: { equals: 'admin' } }, { 'tenants.tenant': { equals: tenantId } }] },
    depth: 0,
    pagination: false,
    sort: 'name',
  })
  return docs.flatMap(({ id, name, email, role, tenants }) => {
    const own = (tenants ?? []).flatMap(({ tenant }) => idOf(tenant) ?? [])
    return mayUsePages({ role: toStaffRole(role), tenants: own }, tenantId, 'read') ? [{ id, name, email }] : []
  })
}
