import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { BUSY } from '@/app/leads/lead-answers'
import { valuationCall } from '@/contract/journeys'
import { logger } from '@/server/process/log'
import { payloadClient } from '@/server/process/payload-client'
import { saveValuation } from '@/server/trade-in/trade-in-store'

const SAVE_LIMIT = { name: 'miscellaneous', calls: 20, seconds: 60, busy: BUSY }
const FAILURE = 'Failed to save valuation data'

/** POST /api/miscellaneous: saves the result of a valuation on sites with that setting (API-06, TRD-06). Success and failure are logged. */
export const POST = defineCall(
  { contract: valuationCall, audience: site, limit: SAVE_LIMIT, invalid: { status: 400, message: FAILURE } },
  async ({ tenant, input }) => {
    if (!tenant.switches.saveValuation) return refuse(404, FAILURE)
    const { journey, column_name: _column, ...result } = input
    const isSaved = await saveValuation(await payloadClient(), tenant.id, journey, result)
    if (isSaved) logger.info({ site: tenant.id }, 'a valuation was saved')
    else logger.warn({ site: tenant.id }, FAILURE)
    return isSaved ? { success: true as const } : refuse(404, FAILURE)
  },
)
