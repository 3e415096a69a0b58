import { NO_ESTIMATE_TEXT, readEstimate, readPostcode } from '@/domain/locations/delivery-question'
import type { DeliveryState } from '@/ui/pages/delivery-panel'

/** Asks what delivery to a typed postcode costs (API-21). A failing call is told like a missing estimate (DEL-02); an empty field is not asked for (DEL-01). */
export async function askEstimate(typed: string, from: string | null, signal?: AbortSignal): Promise<DeliveryState> {
  const postcode = readPostcode(typed)
  if (postcode.kind === 'missing') return postcode
  const parameters = new URLSearchParams({ postcode: postcode.postcode, ...(from === null ? {} : { from }) })
  try {
    const response = await fetch(`/api/delivery-estimate?${parameters}`, { signal })
    const estimate = response.ok ? readEstimate(await response.json()) : null
    return estimate ? { kind: 'estimate', estimate } : { kind: 'none', text: NO_ESTIMATE_TEXT }
  } catch {
    return { kind: 'none', text: NO_ESTIMATE_TEXT }
  }
}
