import type { ListViewServerProps } from 'payload'
import { hasRight, toStaffRole } from '@/domain/staff/access-table'
import { LeadInbox } from '@/features/lead-inbox/lead-inbox'
import { LeadTrace } from '@/features/lead-inbox/lead-trace'

/** Replaces the admin's list of leads by the inbox, for staff who may read leads, with the locations that they may access (ADM-18). */
export async function LeadInboxView({ payload, user }: ListViewServerProps) {
  const role = toStaffRole(user && 'role' in user ? user.role : null)
  if (!user || role === null || !hasRight(role, 'leads', 'read')) return null
  const { docs } = await payload.find({ collection: 'locations', sort: 'name', depth: 0, pagination: false, overrideAccess: false, user })
  return (
    <LeadInbox
      userId={Number(user.id)}
      leadPath={`${payload.config.routes.admin}/collections/leads`}
      locations={docs.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

export function LeadTracePanel() {
  return <LeadTrace />
}
