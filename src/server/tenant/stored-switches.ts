import { resolveSwitches, type StoredOverrides } from '@/domain/switches/resolve-switches'
import { listKindFilters } from '@/domain/vehicle/kinds/shown-filters'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { templates } from '@tenants/templates'

/** Maps switches from the database; null when there are none. */
export function toStoredOverrides(value: unknown): StoredOverrides {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

type StoredSwitches = { tenant: unknown; template: unknown; platform: unknown }

/**
 * Returns the effective switches (TEN-04) from the stored values of a tenant and the platform. An unknown template sets none. A tenant that
 * chose no filters has those of the kinds that it sells (KIND-05).
 */
export function resolveStoredSwitches({ tenant, template, platform }: StoredSwitches): EffectiveSwitches {
  const name = TEMPLATE_NAMES.find((known) => known === template)
  const layers = {
    tenant: toStoredOverrides(tenant),
    template: name ? templates[name].switches : null,
    platform: toStoredOverrides(platform),
  }
  const { values, sources } = resolveSwitches(layers)
  if (sources.searchFilters === 'tenant') return values
  return { ...values, searchFilters: listKindFilters(values.stockKinds, values.searchFilters) }
}
