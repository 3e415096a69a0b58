import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { browserFailureCall } from '@/contract/site'
import { logger } from '@/server/process/log'

/** A page reports each failure once. A whole office may share an address. */
const REPORT_LIMIT = { name: 'browser-failure', calls: 30, seconds: 60 }
const INVALID = { status: 400, message: 'This failure report is not valid.' } as const

/**
 * POST /api/browser-failures {failure, status}: logs a part of a page that failed to load in a visitor's browser (SIM-11). Responds with
 * 204.
 */
export const POST = defineCall(
  { contract: browserFailureCall, audience: site, readLimit: REPORT_LIMIT, invalid: INVALID },
  async ({ tenant, input }) => {
    logger.warn({ tenant: tenant.id, ...input }, 'a part of a page failed in a browser')
    return null
  },
)
