import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { disclaimerCall } from '@/contract/finance'
import { COMPARISON_WARNING } from '@/domain/finance/comparison-rate'
import { financeYearAt, isEligibleForFinance } from '@/domain/finance/eligibility'
import { findDisclaimer } from '@/server/finance/find-disclaimer'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'

const KEPT = 'private, max-age=300'

/**
 * GET /api/finance-disclaimer?car_id={id or slug}: returns a vehicle's finance disclaimer as `{ disclaimer, warning }` (API-22); the
 * warning must accompany every comparison rate. Responds with 404 for a vehicle that this site does not show or that has no finance
 * (FIN-27, FIN-28).
 */
export const GET = defineCall({ contract: disclaimerCall, audience: site, cache: KEPT }, async ({ tenant, now, input: { car_id } }) => {
  const vehicle = car_id ? await findNamedVehicle(tenant, car_id) : null
  if (!vehicle || !isEligibleForFinance(vehicle, tenant.switches, financeYearAt(now)))
    return refuse(404, 'There is no finance for this car.')
  const { full } = await findDisclaimer(tenant, vehicle)
  return { disclaimer: full, warning: COMPARISON_WARNING }
})
