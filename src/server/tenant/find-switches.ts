import type { Payload } from 'payload'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import type { Tenant } from '@payload-types'
import { resolveStoredSwitches } from './stored-switches'

/** Returns a tenant's effective switches (TEN-04), read now, for work outside of pages, such as an import. */
export async function findSwitches(payload: Payload, tenant: Pick<Tenant, 'switches' | 'template'>): Promise<EffectiveSwitches> {
  const platform = await payload.findGlobal({ slug: 'platform', depth: 0 })
  return resolveStoredSwitches({ tenant: tenant.switches, template: tenant.template, platform: platform.switches })
}
