import type { SwitchOverrides } from '@/domain/switches/switches'
import type { Tenant } from '@/domain/tenant/tenant'
import { databasePool } from '@/server/database/pool'
import { aTenant } from '@tests/builders/tenant'

/** Returns a demonstration tenant with the dealerships that it sells, and the given switches. */
export async function aSeededTenant(slug: string, switches: SwitchOverrides = {}): Promise<Tenant> {
  const { rows } = await databasePool().query<{ id: number; name: string; template: Tenant['template']; dealerships: number[] }>(
    `select tenants.id, tenants.name, tenants.template, array_agg(sells.dealerships_id) as dealerships
     from tenants join tenants_rels sells on sells.parent_id = tenants.id and sells.path = 'sells'
     where tenants.slug = $1 group by tenants.id`,
    [slug],
  )
  const [row] = rows
  if (!row) throw new Error(`the demo has no tenant ${slug}`)
  return aTenant(row.template, { id: row.id, slug, name: row.name, dealershipIds: row.dealerships, switches })
}
