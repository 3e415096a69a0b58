import { cache } from 'react'
import type { FieldOption } from '@/domain/leads/form/form-field'
import type { Tenant } from '@/domain/tenant/tenant'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { findLocations } from '../content/find-lists'
import { payloadClient } from '../process/payload-client'

export type FormDealership = { id: number; name: string; slug: string }

/** The locations and dealerships offered in a site's forms (LEAD-09, LEAD-10, LEAD-26). */
export type FormChoices = { locations: FieldOption[]; dealerships: FormDealership[] }

const findDealerships = cache((tenantId: number, ids: readonly number[]): Promise<FormDealership[]> =>
  taggedRead(['form-dealerships', tenantId], [cacheTags.tenant(tenantId)], async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'dealerships',
      where: { id: { in: [...ids] } },
      sort: 'name',
      depth: 0,
      pagination: false,
    })
    return docs.map(({ id, name, slug }) => ({ id, name, slug }))
  }),
)

/** Returns the locations and dealerships for a tenant's forms, sorted by name. */
export async function findFormChoices(tenant: Pick<Tenant, 'id' | 'dealershipIds'>): Promise<FormChoices> {
  const [locations, dealerships] = await Promise.all([findLocations(tenant.id), findDealerships(tenant.id, tenant.dealershipIds)])
  return { locations: locations.map(({ id, name }) => ({ value: String(id), label: name })), dealerships }
}

/** Returns the same as options for selects. */
export async function findFormOptions(tenant: Pick<Tenant, 'id' | 'dealershipIds'>): Promise<Record<keyof FormChoices, FieldOption[]>> {
  const { locations, dealerships } = await findFormChoices(tenant)
  return { locations, dealerships: toDealershipOptions(dealerships) }
}

/** Maps dealerships to options of a select. */
export function toDealershipOptions(dealerships: readonly FormDealership[]): FieldOption[] {
  return dealerships.map(({ slug, name }) => ({ value: slug, label: name }))
}
