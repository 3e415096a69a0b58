import { composeDisclaimer, type FinanceDisclaimer } from '@/domain/finance/disclaimer'
import { findLenderEntry } from '@/domain/finance/lender-entry'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findFinanceSettings } from './find-finance-settings'

/** The finance disclaimer of a car, or of the site where no car is known (API-22): the words of the car's lender entry first. */
export async function findDisclaimer(tenant: Tenant, vehicle: Pick<Vehicle, 'lenders'> | null): Promise<FinanceDisclaimer> {
  const { lender, disclaimer } = await findFinanceSettings(tenant)
  const entry = findLenderEntry(vehicle?.lenders, tenant.switches.financeLender)
  return composeDisclaimer(tenant.switches, entry?.disclaimer ?? null, lender?.disclaimer ?? null, disclaimer)
}
