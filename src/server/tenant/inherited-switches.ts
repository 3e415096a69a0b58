import type { Payload } from 'payload'
import { inheritSwitches, type InheritedSwitches } from '@/domain/switches/inherited-switches'
import { maskSecrets } from '@/domain/switches/secret-switches'
import { templates } from '@tenants/templates'
import { toStoredOverrides } from './stored-switches'

/**
 * What the switches of a tenant, or of the platform, are where it sets none itself (TEN-04, ADM-08). Reads the platform's values
 * past access: whoever may see a tenant's switches may see what they follow; the platform's own switches are left out, and its
 * secrets masked.
 */
export async function findInheritedSwitches(payload: Payload, level: 'tenant' | 'platform'): Promise<InheritedSwitches> {
  if (level === 'platform') return inheritSwitches('platform', { platform: null, templates: {} })
  const platform = await payload.findGlobal({ slug: 'platform', depth: 0 })
  const sets = Object.fromEntries(Object.entries(templates).map(([name, { switches }]) => [name, switches]))
  return inheritSwitches('tenant', { platform: toStoredOverrides(maskSecrets(platform.switches)), templates: sets })
}
