import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { deliveryCall } from '@/contract/finance'
import { NO_ESTIMATE_TEXT, readPostcode } from '@/domain/locations/shipping-estimate'
import { toDollars } from '@/domain/money/money'
import { findFinanceSettings } from '@/server/finance/find-finance-settings'
import { findShippingEstimate } from '@/server/shipping/find-shipping-estimate'

/** Shipping prices change monthly. */
const KEPT = 'private, max-age=300'

/**
 * GET /api/delivery-estimate?postcode={postcode}: returns the shipping estimate as `{ name, price }` with the price in dollars (API-21).
 * `from` may be the location's postcode. Errors have the texts of DEL-01 and DEL-02.
 */
export const GET = defineCall({ contract: deliveryCall, audience: site, cache: KEPT }, async ({ tenant, input }) => {
  if (!tenant.switches.deliveryCalculatorEnabled) return refuse(404, NO_ESTIMATE_TEXT)
  const postcode = readPostcode(input.postcode)
  if (postcode.kind === 'missing') return refuse(400, postcode.text)
  const from = readPostcode(input.from)
  const { zones } = await findFinanceSettings(tenant)
  const question = { postcode: postcode.postcode, from: from.kind === 'given' ? from.postcode : null }
  const estimate = await findShippingEstimate(question, zones)
  return estimate ? { name: estimate.name, price: toDollars(estimate.price) } : refuse(404, NO_ESTIMATE_TEXT)
})
