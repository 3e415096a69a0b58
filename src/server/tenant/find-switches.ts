import type { Payload } from 'payload'
import { resolveSwitches, type StoredOverrides } from '@/domain/switches/resolve-switches'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import { templates } from '@tenants/templates'
import type { Tenant } from '@payload-types'

function toStored(value: unknown): StoredOverrides {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

/** The switches in force for a tenant's document (TEN-04), read now: for work that stands outside pages, such as an import. */
export async function findSwitches(payload: Payload, tenant: Pick<Tenant, 'switches' | 'template'>): Promise<EffectiveSwitches> {
  const platform = await payload.findGlobal({ slug: 'platform', depth: 0 })
  const template = templates[tenant.template]
  return resolveSwitches({ tenant: toStored(tenant.switches), template: template.switches, platform: toStored(platform.switches) }).values
}
