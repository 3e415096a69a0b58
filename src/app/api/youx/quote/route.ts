import { answerTenantCall, COSTLY_LIMIT, NOT_KEPT } from '@/app/http/answer-tenant-call'
import { readSubmission } from '@/app/http/read-submission'
import { financeYearAt } from '@/domain/finance/eligibility'
import { resolveLoanFees } from '@/domain/finance/loan-fees'
import { quoteRequestSchema } from '@/domain/finance/quote-request'
import { findFinanceSettings } from '@/server/finance/find-finance-settings'
import { findQuote } from '@/server/quotes/find-quote'

/**
 * POST /api/youx/quote with the fields of FIN-37: answers the quote as `{ weeklyRepaymentAmount, advertisedRate, comparisonRate }` (API-08). 404 where
 * the tenant has no quotes or there is none for such a car; the page ignores every failure.
 */
export function POST(request: Request): Promise<Response> {
  return answerTenantCall(
    request,
    async ({ tenant, now }) => {
      if (!tenant.switches.youxEnabled) return Response.json({ error: 'This site makes no quotes.' }, { status: 404 })
      const submission = await readSubmission(request)
      if (submission.kind === 'refused') return Response.json({ error: submission.problem }, { status: submission.status })
      const asked = quoteRequestSchema.safeParse(submission.fields)
      if (!asked.success) return Response.json({ error: asked.error.issues[0]?.message }, { status: 400 })
      const { lender } = await findFinanceSettings(tenant)
      const quote = await findQuote(asked.data, {
        lender,
        fees: resolveLoanFees(tenant.switches),
        year: financeYearAt(now),
      })
      return quote ? Response.json(quote, NOT_KEPT) : Response.json({ error: 'There is no quote for this car.' }, { status: 404 })
    },
    COSTLY_LIMIT,
  )
}
