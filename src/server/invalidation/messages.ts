import type { VehicleChange } from '../cache/vehicle-index'

/** What changed: tags to expire, tenants whose address map is read anew, vehicles that appeared or left (dealership null). */
export type Announcement = {
  tags: string[]
  reload: number[] | 'all' | 'none'
  vehicles?: VehicleChange[]
}

/** One announcement on the wire; `id` is what the processes acknowledge. */
export type SiteMessage = Announcement & { id: string }

export const SITE_CHANNEL = 'forecourt_site'
export const ACK_CHANNEL = 'forecourt_ack'

/** Reads a message off the wire; null for anything that is none, which a listener ignores. */
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
