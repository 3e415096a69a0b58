import { answerTenantCall } from '@/app/http/answer-tenant-call'
import { COMPARISON_WARNING } from '@/domain/finance/comparison-rate'
import { financeYearAt, isEligibleForFinance } from '@/domain/finance/eligibility'
import { findDisclaimer } from '@/server/finance/find-disclaimer'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'

const KEPT = { headers: { 'cache-control': 'private, max-age=300' } }

/**
 * GET /api/finance-disclaimer?car_id={id or slug}: the finance disclaimer of a car as `{ disclaimer, warning }` (API-22); the warning is the one that belongs to
 * every comparison rate. 404 for a car that this site does not show or that finance is not shown for (FIN-27, FIN-28).
 */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant, now }) => {
    const name = new URL(request.url).searchParams.get('car_id')
    const vehicle = name ? await findNamedVehicle(tenant, name) : null
    if (!vehicle || !isEligibleForFinance(vehicle, tenant.switches, financeYearAt(now)))
      return Response.json({ error: 'There is no finance for this car.' }, { status: 404 })
    const { full } = await findDisclaimer(tenant, vehicle)
    return Response.json({ disclaimer: full, warning: COMPARISON_WARNING }, KEPT)
  })
}
