import { cache } from 'react'
import type { ShippingZone } from '@/domain/locations/shipping-zones'
import { chooseLender, type LenderTerms } from '@/domain/finance/lender-terms'
import type { Tenant } from '@/domain/tenant/tenant'
import type { SiteSetting } from '@payload-types'
import { cachedRead } from '../cache/cached-read'
import { cacheTags } from '../invalidation/tags'
import { findForTenant } from '../content/find-for-tenant'
import { toShippingZones, toLenderTerms } from './to-finance-settings'

/** A tenant's finance and shipping settings that are not switches. */
export type FinanceSettings = {
  /** The lender that is active now. */
  lender: LenderTerms | null
  disclaimer: string | null
  zones: ShippingZone[]
}

const readSettings = cache((tenantId: number): Promise<Pick<SiteSetting, 'lenders' | 'financeDisclaimer' | 'deliveryZones'>> =>
  cachedRead(['finance-settings', tenantId], [cacheTags.tenant(tenantId)], async () => {
    const [settings] = await findForTenant(tenantId, 'site-settings', { limit: 1 })
    return { lenders: settings?.lenders, financeDisclaimer: settings?.financeDisclaimer, deliveryZones: settings?.deliveryZones }
  }),
)

/** Returns a tenant's lender, disclaimer and shipping zones; empty when the tenant has not entered any. */
export async function findFinanceSettings(tenant: Tenant): Promise<FinanceSettings> {
  const { lenders, financeDisclaimer, deliveryZones } = await readSettings(tenant.id)
  return {
    lender: chooseLender(toLenderTerms(lenders), tenant.switches.financeLender),
    disclaimer: financeDisclaimer?.trim() || null,
    zones: toShippingZones(deliveryZones),
  }
}
