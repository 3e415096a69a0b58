import type { PayloadRequest } from 'payload'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import { findSwitches } from './find-switches'

/**
 * The switches in force for a tenant whose documents somebody edits (ADM-13). Read past access: what a switch allows is no secret to
 * those who edit the site, the values are not shown. A tenant that is not there has those of the dealer template.
 */
export async function findSwitchesForStaff(req: PayloadRequest, tenantId: number): Promise<EffectiveSwitches> {
  const tenant = await req.payload.findByID({ collection: 'tenants', id: tenantId, depth: 0, disableErrors: true, req })
  return findSwitches(req.payload, tenant ?? { switches: null, template: 'dealer' })
}
