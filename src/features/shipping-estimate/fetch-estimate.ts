import type { deliveryCall } from '@/contract/finance'
import { NO_ESTIMATE_TEXT, readEstimate, readPostcode } from '@/domain/locations/shipping-estimate'
import { callSite } from '@/features/call'
import type { DeliveryState } from '@/ui/pages/delivery-panel'

/**
 * Fetches the shipping estimate for a typed postcode (API-21). A failed call counts as a missing estimate (DEL-02); an empty field sends no
 * request (DEL-01).
 */
export async function fetchEstimate(typed: string, from: string | null, signal?: AbortSignal): Promise<DeliveryState> {
  const postcode = readPostcode(typed)
  if (postcode.kind === 'missing') return postcode
  const parameters = new URLSearchParams({ postcode: postcode.postcode, ...(from === null ? {} : { from }) })
  const needs = { name: 'string', price: 'number' } as const
  const result = await callSite<typeof deliveryCall>(`/api/delivery-estimate?${parameters}`, { needs, signal })
  const estimate = result.isOk ? readEstimate(result.answer) : null
  return estimate ? { kind: 'estimate', estimate } : { kind: 'none', text: NO_ESTIMATE_TEXT }
}
