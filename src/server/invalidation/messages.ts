import type { VehicleChange } from '../cache/vehicle-index'

/** What changed: tags to expire, tenants whose site map must be reloaded, vehicles that were added or removed (dealership null). */
export type Announcement = {
  tags: string[]
  reload: number[] | 'all' | 'none'
  vehicles?: VehicleChange[]
}

/** An announcement as sent; processes acknowledge its `id`. */
export type SiteMessage = Announcement & { id: string }

export const SITE_CHANNEL = 'forecourt_site'
export const ACK_CHANNEL = 'forecourt_ack'

/** Parses a message; null for anything else, which listeners ignore. */
export function readSiteMessage(payload: string | undefined): SiteMessage | null {
  try {
    const message: unknown = JSON.parse(payload ?? '')
    return isSiteMessage(message) ? message : null
  } catch {
    return null
  }
}

function isSiteMessage(value: unknown): value is SiteMessage {
  if (typeof value !== 'object' || value === null) return false
  return 'id' in value && typeof value.id === 'string' && 'tags' in value && Array.isArray(value.tags) && 'reload' in value
}
