import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { STEP_LIMIT, handleTradeIn } from '@/app/journeys/trade-in/handle-trade-in'
import { changeTradeInCall } from '@/contract/journeys'

const ID = /^\d{1,9}$/

/** POST /api/trade-in/{lead_id}: changes a trade-in, or accepts its offer with `offer_accepted` (API-16, TRD-05). */
export const POST = defineCall({ contract: changeTradeInCall, audience: site, limit: STEP_LIMIT, keepsForm: true }, async (call) =>
  ID.test(call.input.lead) ? handleTradeIn(call, Number(call.input.lead)) : refuse(404, 'There is no such trade-in.'),
)
