import type { Payload } from 'payload'
import { inheritSwitches, type InheritedSwitches } from '@/domain/switches/inherited-switches'
import { maskSecrets } from '@/domain/switches/secret-switches'
import { templates } from '@tenants/templates'
import { toStoredOverrides } from './stored-switches'

/**
 * Returns the switch values that a tenant, or the platform, inherits where it sets none (TEN-04, ADM-08). Reads the platform's values
 * without access control, because users who may see a tenant's switches may see what these inherit. The platform's own switches are left
 * out, and its secrets masked.
 */
export async function findInheritedSwitches(payload: Payload, level: 'tenant' | 'platform'): Promise<InheritedSwitches> {
  if (level === 'platform') return inheritSwitches('platform', { platform: null, templates: {} })
  const platform = await payload.findGlobal({ slug: 'platform', depth: 0 })
  const sets = Object.fromEntries(Object.entries(templates).map(([name, { switches }]) => [name, switches]))
  return inheritSwitches('tenant', { platform: toStoredOverrides(maskSecrets(platform.switches)), templates: sets })
}
