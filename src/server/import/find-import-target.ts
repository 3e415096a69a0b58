import type { PayloadRequest } from 'payload'
import type { FeedContext } from '@/domain/import/read-cell'
import { idOf } from '@/domain/json/id-of'
import { findSwitches } from '../tenant/find-switches'

/** The dealership that an import is for, with its tenant's import settings. */
export type ImportTarget = {
  dealershipId: number
  dealershipSlug: string
  dealershipName: string
  tenantId: number
  timeZone: string
  locations: FeedContext['locations']
  /** Percent (switch stockFallLimit). */
  fallLimit: number
}

/**
 * Returns the target of an import by its dealership; null when there is none, or it belongs to no tenant. Bypasses access: callers must
 * check it.
 */
export async function findImportTarget(req: PayloadRequest, dealershipId: number): Promise<ImportTarget | null> {
  const { payload } = req
  const dealership = await payload.findByID({ collection: 'dealerships', id: dealershipId, depth: 0, disableErrors: true, req })
  const tenantId = idOf(dealership?.tenant)
  const tenant =
    tenantId === null ? null : await payload.findByID({ collection: 'tenants', id: tenantId, depth: 0, disableErrors: true, req })
  if (!dealership || !tenant) return null
  const [{ docs }, switches] = await Promise.all([
    payload.find({ collection: 'locations', where: { dealership: { equals: dealershipId } }, depth: 0, pagination: false, req }),
    findSwitches(payload, tenant),
  ])
  return {
    dealershipId,
    dealershipSlug: dealership.slug,
    dealershipName: dealership.name,
    tenantId: tenant.id,
    timeZone: tenant.timeZone,
    locations: docs.map(({ id, slug, name }) => ({ id, slug, name })),
    fallLimit: switches.stockFallLimit,
  }
}
