import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

function sign(...parts: (string | number)[]): string {
  return createHmac('sha256', env().PAGE_KEY).update(parts.join('/')).digest('base64url').slice(0, 16)
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

/** The path segment that a tenant's pages of one epoch are kept under: '{epoch}.{signature}', so that nobody can ask for another instant. */
export function toEpochSegment(tenant: string, epoch: number): string {
  return `${epoch}.${sign('epoch', tenant, epoch)}`
}

/** The epoch, in Unix seconds, of a segment that the proxy made for this tenant; null for any other. */
export function readEpochSegment(tenant: string, segment: string): number | null {
  const [signed = ''] = decodeURIComponent(segment).split('~')
  const [epoch = '', signature = ''] = signed.split('.')
  if (!/^\d{1,12}$/.test(epoch)) return null
  return isSame(signature, sign('epoch', tenant, Number(epoch))) ? Number(epoch) : null
}

const LIVE_MARK = '~live'

/** The same segment for a page that is rendered on request and kept by nobody. */
export const toLiveSegment = (segment: string) => segment + LIVE_MARK

export const isLiveSegment = (segment: string) => decodeURIComponent(segment).endsWith(LIVE_MARK)

export const TIME_TRAVEL_COOKIE = 'forecourt_at'

type TimeTravel = { tenant: string; userId: number; at: number; expires: number }

/** A staff member's ticket to see a tenant's site as of another instant (ADM-06). All instants in Unix seconds. */
export function toTimeTravelTicket({ tenant, userId, at, expires }: TimeTravel): string {
  return [at, expires, userId, sign('travel', tenant, userId, at, expires)].join('.')
}

/** The instant that a ticket opens on this tenant's site, or null when it is forged, another tenant's, or expired. */
export function readTimeTravelTicket(ticket: string | undefined, tenant: string, now: number): number | null {
  const [at = '', expires = '', userId = '', signature = ''] = (ticket ?? '').split('.')
  if (![at, expires, userId].every((part) => /^\d{1,12}$/.test(part)) || Number(expires) <= now) return null
  return isSame(signature, sign('travel', tenant, userId, at, expires)) ? Number(at) : null
}
