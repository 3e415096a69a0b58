import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { handleCheckout } from '@/app/journeys/checkout/handle-checkout'
import { BUSY } from '@/app/leads/lead-answers'
import { checkoutCall } from '@/contract/journeys'

const STEP_LIMIT = { name: 'checkout', calls: 40, seconds: 60, busy: BUSY }

/** POST /api/checkout: submits a step of reserving or buying a vehicle (BUY-03, BUY-04). */
export const POST = defineCall({ contract: checkoutCall, audience: site, limit: STEP_LIMIT, keepsForm: true }, handleCheckout)
