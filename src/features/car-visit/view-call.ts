import type { viewCall } from '@/contract/cars'
import { callSite } from '@/features/call'

/** The viewed vehicle, as the page has it. */
export type ViewedCar = {
  slug: string
  photosCount: number
  /** Unix seconds. */
  updatedAt: number
  websiteId: number
  /** Base address of the call: '' for the site itself. */
  apiBase: string
  /** Whether the count is shown or only recorded. */
  isShown: boolean
}

/** Returns the address that records a view and responds with the count (API-03). */
export function viewAddress({ slug, photosCount, updatedAt, websiteId, apiBase }: ViewedCar): string {
  const query = new URLSearchParams({ photos_count: String(photosCount), updated_at: String(updatedAt), website_id: String(websiteId) })
  const path = `cars/${encodeURIComponent(slug)}/view.json?${query.toString()}`
  return apiBase === '' ? `/api/${path}` : `${apiBase.replace(/\/$/, '')}/${path}`
}

/** Fetches the count. Returns null on any failure, and then nothing is shown (API-03). */
export async function readViews(address: string): Promise<{ views: number | null; isOutdated: boolean } | null> {
  const result = await callSite<typeof viewCall>(address)
  if (!result.isOk) return null
  const views: unknown = result.answer?.views
  return { views: typeof views === 'number' ? views : null, isOutdated: Object.keys(result.answer?.car_fields ?? {}).length > 0 }
}
