import { answerTenantCall } from '@/app/http/answer-tenant-call'
import { readSubmission } from '@/app/http/read-submission'
import { isSameSite } from '@/app/http/same-site'
import { browserFailureSchema } from '@/domain/analytics/browser-failure'
import { logger } from '@/server/log/log'
import type { CallLimit } from '@/server/rate-limit/take-call'

/** A page reports each failure once; a whole office may share an address. */
const REPORT_LIMIT: CallLimit = { name: 'browser-failure', calls: 30, seconds: 60 }

const refuse = (error: string, status: number) => Response.json({ error }, { status })

/**
 * POST /api/browser-failures {failure, status}: a part of a page that could not be loaded in a visitor's browser, as one line of the server's log (SIM-11). Answers 204.
 */
export function POST(request: Request): Promise<Response> {
  return answerTenantCall(
    request,
    async ({ tenant }) => {
      if (!isSameSite(request.headers)) return refuse('Only pages of this site report here.', 403)
      const submission = await readSubmission(request)
      if (submission.kind === 'refused') return refuse(submission.problem, submission.status)
      const report = browserFailureSchema.safeParse(submission.fields)
      if (!report.success) return refuse('This is no report of a failure.', 400)
      logger.warn({ tenant: tenant.id, ...report.data }, 'a part of a page failed in a browser')
      return new Response(null, { status: 204 })
    },
    REPORT_LIMIT,
  )
}
