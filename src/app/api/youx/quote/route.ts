import { site } from '@/app/http/audience'
import { COSTLY_LIMIT, defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { quoteCall } from '@/contract/finance'
import { financeYearAt } from '@/domain/finance/eligibility'
import { resolveLoanFees } from '@/domain/finance/loan-fees'
import { findFinanceSettings } from '@/server/finance/find-finance-settings'
import { findQuote } from '@/server/quotes/find-quote'

/**
 * POST /api/youx/quote with the fields of FIN-37: returns the quote as `{ weeklyRepaymentAmount, advertisedRate, comparisonRate }`
 * (API-08). Responds with 404 if the tenant has no quotes or there is none for the vehicle. The page ignores all failures.
 */
export const POST = defineCall(
  { contract: quoteCall, audience: site, readLimit: COSTLY_LIMIT, invalid: { status: 400 } },
  async ({ tenant, now, input }) => {
    if (!tenant.switches.youxEnabled) return refuse(404, 'This site does not offer quotes.')
    const { lender } = await findFinanceSettings(tenant)
    const quote = await findQuote(input, { lender, fees: resolveLoanFees(tenant.switches), year: financeYearAt(now) })
    return quote ?? refuse(404, 'There is no quote for this car.')
  },
)
