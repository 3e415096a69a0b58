import type { PayloadRequest, Where } from 'payload'
import { startOfDay } from '@/domain/time/zone'
import { type InboxFilter, sinceOf } from '@/domain/leads/inbox/inbox-filter'
import { toInboxWords } from '@/domain/leads/inbox/inbox-words'
import { REPLY_TARGET_MINUTES } from '@/domain/leads/inbox/reply-clock'
import type { Lead } from '@payload-types'

/** The time zone for 'today': an inbox may contain leads of several sites. */
const INBOX_ZONE = 'Australia/Brisbane'
const TEXT_FIELDS = ['name', 'last_name', 'email', 'phone', 'stock_number', 'vehicle_make', 'vehicle_model', 'message', 'notes']

function ageConditions(age: InboxFilter['age'], now: number): Where[] {
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString()
  if (age === 'late') {
    const target = iso(now - REPLY_TARGET_MINUTES * 60)
    return [{ status: { equals: 'new' } }, { first_reply_at: { exists: false } }, { createdAt: { less_than: target } }]
  }
  const since = sinceOf(age, startOfDay(now, INBOX_ZONE))
  return since === null ? [] : [{ createdAt: { greater_than_equal: iso(since) } }]
}

/** Converts a filter to a query condition. Access control limits the leads separately. */
export function toInboxWhere(filter: InboxFilter, userId: number, now: number): Where {
  const { status, kind, location, owner, age, text } = filter
  const and: Where[] = ageConditions(age, now)
  if (status) and.push({ status: { equals: status } })
  if (kind) and.push({ kind: { equals: kind } })
  if (location) and.push({ location_id: { equals: location } })
  if (owner) and.push(owner === 'me' ? { owner: { equals: userId } } : { owner: { exists: false } })
  for (const word of toInboxWords(text)) and.push({ or: TEXT_FIELDS.map((field) => ({ [field]: { contains: word } })) })
  return { and }
}

type Asked = { req: PayloadRequest; where: Where; page: number; limit: number }

/** Returns the leads that the user may see, newest first (ADM-18). A page beyond the end gives the last page. */
export async function findInboxLeads(asked: Asked): Promise<{ docs: Lead[]; total: number; pages: number; page: number }> {
  const { req, where, page, limit } = asked
  const { docs, totalDocs, totalPages } = await req.payload.find({
    collection: 'leads',
    where,
    sort: '-createdAt',
    depth: 0,
    page,
    limit,
    overrideAccess: false,
    req,
  })
  if (docs.length === 0 && totalDocs > 0 && page > totalPages) return findInboxLeads({ ...asked, page: totalPages })
  return { docs, total: totalDocs, pages: totalPages, page }
}

/** Counts the user's leads that match a condition. */
export async function countInboxLeads(req: PayloadRequest, where: Where): Promise<number> {
  return (await req.payload.count({ collection: 'leads', where, overrideAccess: false, req })).totalDocs
}
