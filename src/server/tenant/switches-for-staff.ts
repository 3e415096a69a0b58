import type { PayloadRequest } from 'payload'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import { findSwitches } from './find-switches'

/**
 * Returns the effective switches of a tenant whose documents a user edits (ADM-13). Reads without access control: users only see the effect
 * of the switches, not their values. An unknown tenant gets the values of the dealer template.
 */
export async function findSwitchesForStaff(req: PayloadRequest, tenantId: number): Promise<EffectiveSwitches> {
  const tenant = await req.payload.findByID({ collection: 'tenants', id: tenantId, depth: 0, disableErrors: true, req })
  return findSwitches(req.payload, tenant ?? { switches: null, template: 'dealer' })
}
