import { answerTenantCall } from '@/app/http/answer-tenant-call'
import { NO_ESTIMATE_TEXT, readPostcode } from '@/domain/locations/delivery-question'
import { toDollars } from '@/domain/money/money'
import { findDelivery } from '@/server/shipping/find-delivery'
import { findFinanceSettings } from '@/server/finance/find-finance-settings'

/** Prices of delivery change by the month. */
const KEPT = { headers: { 'cache-control': 'private, max-age=300' } }

const refuse = (error: string, status: 400 | 404) => Response.json({ error }, { status })

/**
 * GET /api/delivery-estimate?postcode={postcode}: what delivery there costs, as `{ name, price }` with the price in dollars (API-21). `from` may name the
 * postcode of the yard. Failures carry the words of DEL-01 and DEL-02.
 */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    if (!tenant.switches.deliveryCalculatorEnabled) return refuse(NO_ESTIMATE_TEXT, 404)
    const asked = new URL(request.url).searchParams
    const postcode = readPostcode(asked.get('postcode') ?? '')
    if (postcode.kind === 'missing') return refuse(postcode.text, 400)
    const from = readPostcode(asked.get('from') ?? '')
    const { zones } = await findFinanceSettings(tenant)
    const question = { postcode: postcode.postcode, from: from.kind === 'given' ? from.postcode : null }
    const estimate = await findDelivery(question, zones)
    return estimate ? Response.json({ name: estimate.name, price: toDollars(estimate.price) }, KEPT) : refuse(NO_ESTIMATE_TEXT, 404)
  })
}
