import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { STEP_LIMIT, handleTradeIn } from '@/app/journeys/trade-in/handle-trade-in'
import { tradeInCall } from '@/contract/journeys'

/** POST /api/trade-in: submits a step of a trade-in, or all of them at once. The contact details create its lead (API-16, TRD-04). */
export const POST = defineCall({ contract: tradeInCall, audience: site, limit: STEP_LIMIT, keepsForm: true }, (call) =>
  handleTradeIn(call, null),
)
