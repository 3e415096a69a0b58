import type { PayloadRequest } from 'payload'

/** A member of staff who may work on leads. */
export type StaffMember = { id: number; name: string }

type Asker = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/** Checks whether a user works for a site: its own staff or the platform's (SEC-01). */
export async function belongsToTenant(req: Asker, userId: number, tenantId: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ id: { equals: userId } }, { or: [{ 'tenants.tenant': { equals: tenantId } }, { role: { equals: 'admin' } }] }] },
  })
  return totalDocs === 1
}

/** Returns the staff who work on the leads of these sites, sorted by name. Only names: sales may not read accounts. */
export async function listLeadStaff(req: Asker, tenantIds: readonly number[]): Promise<StaffMember[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ 'tenants.tenant': { in: [...tenantIds] } }, { role: { in: ['sales', 'admin'] } }] },
    depth: 0,
    limit: 500,
    pagination: false,
    sort: 'name',
    select: { name: true },
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

/** Returns these sites' staff, and owners of these leads who are no longer staff: a lead stays theirs until somebody else takes it. */
export async function nameStaff(
  req: Asker,
  leads: readonly { owner?: unknown }[],
  staff: readonly StaffMember[],
): Promise<readonly StaffMember[]> {
  const owners = new Set(leads.flatMap(({ owner }) => (typeof owner === 'number' ? [owner] : [])))
  const gone = [...owners].filter((owner) => staff.every(({ id }) => id !== owner))
  if (gone.length === 0) return staff
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: gone } },
    depth: 0,
    pagination: false,
    select: { name: true },
  })
  return [...staff, ...docs.map(({ id, name }) => ({ id, name }))]
}
