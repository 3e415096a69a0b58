import type { PayloadRequest } from 'payload'
import type { SharedSection } from '@payload-types'
import { onTransaction } from '../database/transaction'

/** Returns the sites that belong to a group, by their ids, those with the oldest entry first. */
export async function findMembers({ payload, ...req }: PayloadRequest, group: number): Promise<{ id: number; name: string }[]> {
  const where = { group: { equals: group } }
  const { docs } = await payload.find({
    collection: 'tenants',
    where,
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { name: true },
    req,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

/** The newest version of each has the name too, because the admin's list shows that. */
async function rename(req: PayloadRequest, group: number, name: string): Promise<void> {
  const run = await onTransaction(req)
  await run('update shared_sections set name = $2 where group_section = $1', [group, name])
  await run(
    'update _shared_sections_v set version_name = $2 where parent_id in (select id from shared_sections where group_section = $1)',
    [group, name],
  )
}

/**
 * Gives sites of a group their own entry for a section that the group shares (EDT-25). The entry belongs to the site: its pages refer to
 * it, and it has the site's own values. Sites that have one keep it, with the section's present name.
 */
export async function giveSections(req: PayloadRequest, section: SharedSection, members: readonly number[]): Promise<void> {
  const { id, name = null } = section
  if (name === null) return
  const where = { groupSection: { equals: id } }
  const { docs } = await req.payload.find({ collection: 'shared-sections', where, depth: 0, pagination: false, draft: true, req })
  if (docs.some((entry) => entry.name !== name)) await rename(req, id, name)
  const present = new Set(docs.map(({ tenant }) => tenant))
  // in the same transaction, but not as the group's staff, who may not write documents of other sites
  const { payload, context, transactionID } = req
  const byServer = { payload, context, ...(transactionID === undefined ? {} : { transactionID }) }
  for (const tenant of members) {
    if (present.has(tenant)) continue
    const data = { name, tenant, groupSection: id, layout: [], _status: 'published' as const }
    await payload.create({ collection: 'shared-sections', data, depth: 0, req: byServer })
  }
}
