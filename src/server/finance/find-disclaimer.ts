import { composeDisclaimer, type FinanceDisclaimer } from '@/domain/finance/disclaimer'
import { findLenderEntry } from '@/domain/finance/lender-entry'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findFinanceSettings } from './find-finance-settings'

/** Returns the finance disclaimer of a vehicle, or the site's without one (API-22). The text of the vehicle's lender entry comes first. */
export async function findDisclaimer(tenant: Tenant, vehicle: Pick<Vehicle, 'lenders'> | null): Promise<FinanceDisclaimer> {
  const { lender, disclaimer } = await findFinanceSettings(tenant)
  const entry = findLenderEntry(vehicle?.lenders, tenant.switches.financeLender)
  return composeDisclaimer(tenant.switches, entry?.disclaimer ?? null, lender?.disclaimer ?? null, disclaimer)
}
