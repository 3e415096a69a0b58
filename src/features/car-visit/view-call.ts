import type { viewCall } from '@/contract/cars'
import { callSite } from '@/features/call'

/** The car whose page is looked at, as the page holds it. */
export type ViewedCar = {
  slug: string
  photosCount: number
  /** Unix seconds. */
  updatedAt: number
  websiteId: number
  /** Base of the call: '' for the site itself. */
  apiBase: string
  /** Whether the number is shown, or just counted. */
  isShown: boolean
}

/** The address that counts a view and answers how many there are (API-03). */
export function viewAddress({ slug, photosCount, updatedAt, websiteId, apiBase }: ViewedCar): string {
  const query = new URLSearchParams({ photos_count: String(photosCount), updated_at: String(updatedAt), website_id: String(websiteId) })
  const path = `cars/${encodeURIComponent(slug)}/view.json?${query.toString()}`
  return apiBase === '' ? `/api/${path}` : `${apiBase.replace(/\/$/, '')}/${path}`
}

/** What the call says; null when it says nothing, whatever the reason, and then nothing is shown (API-03). */
export async function readViews(address: string): Promise<{ views: number | null; isOutdated: boolean } | null> {
  const given = await callSite<typeof viewCall>(address)
  if (!given.isOk) return null
  const views: unknown = given.answer?.views
  return { views: typeof views === 'number' ? views : null, isOutdated: Object.keys(given.answer?.car_fields ?? {}).length > 0 }
}
