import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { financeSettingsCall } from '@/contract/finance'
import { pickCalculatorSettings } from '@/domain/finance/calculator-limits'

/** GET /api/finance-settings: what a browser needs to calculate weekly prices for the visitor's own terms (LOOK-01). */
export const GET = defineCall({ contract: financeSettingsCall, audience: site, cache: 'private, max-age=300' }, ({ tenant }) =>
  Promise.resolve(pickCalculatorSettings(tenant.switches)),
)
