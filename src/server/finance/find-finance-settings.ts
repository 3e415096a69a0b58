import { cache } from 'react'
import type { ShippingZone } from '@/domain/locations/shipping-zones'
import { chooseLender, type LenderTerms } from '@/domain/finance/lender-terms'
import type { Tenant } from '@/domain/tenant/tenant'
import type { SiteSetting } from '@payload-types'
import { keptRead } from '../cache/kept-read'
import { cacheTags } from '../invalidation/tags'
import { findForTenant } from '../content/find-for-tenant'
import { toDeliveryZones, toLenderTerms } from './to-finance-settings'

/** What a tenant has written down of its finance and delivery, beyond its switches. */
export type FinanceSettings = {
  /** The lender in force. */
  lender: LenderTerms | null
  disclaimer: string | null
  zones: ShippingZone[]
}

const readSettings = cache((tenantId: number): Promise<Pick<SiteSetting, 'lenders' | 'financeDisclaimer' | 'deliveryZones'>> =>
  keptRead(['finance-settings', tenantId], [cacheTags.tenant(tenantId)], async () => {
    const [settings] = await findForTenant(tenantId, 'site-settings', { limit: 1 })
    return { lenders: settings?.lenders, financeDisclaimer: settings?.financeDisclaimer, deliveryZones: settings?.deliveryZones }
  }),
)

/** A tenant's lender, disclaimer and delivery zones; a tenant that has written nothing down has none of them. */
export async function findFinanceSettings(tenant: Tenant): Promise<FinanceSettings> {
  const { lenders, financeDisclaimer, deliveryZones } = await readSettings(tenant.id)
  return {
    lender: chooseLender(toLenderTerms(lenders), tenant.switches.financeLender),
    disclaimer: financeDisclaimer?.trim() || null,
    zones: toDeliveryZones(deliveryZones),
  }
}
