import type { Payload, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { AdminZones } from '@/features/dated-fields/dated-fields'

type Props = { children: ReactNode; payload: Payload; user?: TypedUser | null }

/** Gives the screens of the admin the time zones of the sites that the signed-in person may see (EDT-17). */
export async function ZonesProvider({ children, payload, user }: Props) {
  const sites = user
    ? await payload.find({
        collection: 'tenants',
        depth: 0,
        pagination: false,
        select: { timeZone: true },
        user,
        overrideAccess: false,
        disableErrors: true,
      })
    : null
  const bySite = Object.fromEntries((sites?.docs ?? []).map(({ id, timeZone }) => [String(id), timeZone]))
  return <AdminZones bySite={bySite}>{children}</AdminZones>
}
