import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

function sign(...parts: (string | number)[]): string {
  return createHmac('sha256', env().PAGE_KEY).update(parts.join('/')).digest('base64url').slice(0, 16)
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

/** Returns the path segment of a tenant's pages for one epoch: '{epoch}.{signature}'. The signature prevents requests for other epochs. */
export function toEpochSegment(tenant: string, epoch: number): string {
  return `${epoch}.${sign('epoch', tenant, epoch)}`
}

/** Returns the epoch, in Unix seconds, of a segment that was signed for this tenant; null for any other. */
export function readEpochSegment(tenant: string, segment: string): number | null {
  const [signed = ''] = decodeURIComponent(segment).split('~')
  const [epoch = '', signature = ''] = signed.split('.')
  if (!/^\d{1,12}$/.test(epoch)) return null
  return isSame(signature, sign('epoch', tenant, Number(epoch))) ? Number(epoch) : null
}

const LIVE_MARK = '~live'

/** Returns the segment for pages that are rendered on request and not cached. */
export const toLiveSegment = (segment: string) => segment + LIVE_MARK

export const isLiveSegment = (segment: string) => decodeURIComponent(segment).endsWith(LIVE_MARK)

const TRAVEL_MARK = /~at(\d{1,12})/

/** Returns the segment for pages that staff see as of another instant, which say so. */
export const toTravelSegment = (segment: string, at: number) => `${segment}~at${at}`

/** Returns the instant, in Unix seconds, that staff travelled to; null for everybody else's pages. */
export function readTravelSegment(segment: string): number | null {
  const [, at] = TRAVEL_MARK.exec(decodeURIComponent(segment)) ?? []
  return at === undefined ? null : Number(at)
}

/** The cookie with the ticket of a browser that sees a site as of another instant, for an hour (EDT-22). */
export const TIME_TRAVEL = { name: 'forecourt_at', seconds: 3_600 }

type TimeTravel = { tenant: string; userId: number; at: number; expires: number }

/** Returns a ticket that shows a tenant's site to a staff member at another instant (ADM-06). Times in Unix seconds. */
export function toTimeTravelTicket({ tenant, userId, at, expires }: TimeTravel): string {
  return [at, expires, userId, sign('travel', tenant, userId, at, expires)].join('.')
}

/** Returns the instant of a ticket on this tenant's site; null when it is invalid, of another tenant, or expired. */
export function readTimeTravelTicket(ticket: string | undefined, tenant: string, now: number): number | null {
  const [at = '', expires = '', userId = '', signature = ''] = (ticket ?? '').split('.')
  if (![at, expires, userId].every((part) => /^\d{1,12}$/.test(part)) || Number(expires) <= now) return null
  return isSame(signature, sign('travel', tenant, userId, at, expires)) ? Number(at) : null
}
