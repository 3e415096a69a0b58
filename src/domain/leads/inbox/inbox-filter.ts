import { LEAD_KINDS, type LeadKind, toLeadKind } from '../form/form-kinds'
import { LEAD_STATUSES, type LeadStatus, toLeadStatus } from '../record/lead-status'

/** Time filters of the inbox, and 'late' for late replies (ADM-18). */
export const LEAD_AGES = ['any', 'today', 'week', 'month', 'late'] as const
export type LeadAge = (typeof LEAD_AGES)[number]

/** Filters of the inbox; null for all. `owner` 'me' is the current user, 'nobody' unassigned leads. */
export type InboxFilter = {
  status: LeadStatus | null
  kind: LeadKind | null
  location: string | null
  owner: 'me' | 'nobody' | null
  age: LeadAge
  text: string
  page: number
}

export const WHOLE_INBOX: InboxFilter = { status: null, kind: null, location: null, owner: null, age: 'any', text: '', page: 1 }

const MAX_TEXT_LENGTH = 80

/** Reads filters from a query; invalid values are ignored. */
export function readInboxFilter(parameters: URLSearchParams): InboxFilter {
  const owner = parameters.get('owner')
  const location = parameters.get('location')
  const page = Number(parameters.get('page'))
  return {
    status: toLeadStatus(parameters.get('status')),
    kind: toLeadKind(parameters.get('kind')),
    location: location !== null && /^\d{1,9}$/.test(location) ? location : null,
    owner: owner === 'me' || owner === 'nobody' ? owner : null,
    age: LEAD_AGES.find((age) => age === parameters.get('age')) ?? 'any',
    text: (parameters.get('text') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** Writes filters as a query, without defaults. */
export function writeInboxFilter(filter: InboxFilter): string {
  const entries = Object.entries(filter).filter(
    ([key, value]) => value !== null && value !== Object.entries(WHOLE_INBOX).find(([name]) => name === key)?.[1],
  )
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
}

const MAX_OPEN = 25

/** Reads the ids of opened leads from a query. They stay loaded even if the filter no longer matches them. */
export function readOpenLeads(parameters: URLSearchParams): number[] {
  const ids = (parameters.get('open') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, MAX_OPEN)
}

const DAY = 86_400

/** Earliest creation time for an age filter, in Unix seconds; null for no limit. */
export function sinceOf(age: LeadAge, startOfToday: number): number | null {
  if (age === 'today') return startOfToday
  if (age === 'week') return startOfToday - 6 * DAY
  return age === 'month' ? startOfToday - 29 * DAY : null
}

const KIND_LABELS: Record<LeadKind, string> = {
  enquiry: 'Enquiry',
  contact: 'General enquiry',
  'test-drive': 'Test drive',
  'photo-request': 'Photo request',
  finance: 'Finance',
  careers: 'Careers',
  service: 'Service',
  parts: 'Parts',
  subscription: 'Subscription',
  'trade-in': 'Trade-in',
  reservation: 'Reservation',
}
const STATUS_LABELS: Record<LeadStatus, string> = { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost', spam: 'Spam' }
const AGE_LABELS: Record<LeadAge, string> = {
  any: 'Any time',
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  late: 'Late replies',
}

const toOptions = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** Options of the inbox filters, in order. */
export const INBOX_CHOICES = {
  status: toOptions(LEAD_STATUSES, STATUS_LABELS),
  kind: toOptions(LEAD_KINDS, KIND_LABELS),
  age: toOptions(LEAD_AGES, AGE_LABELS),
}
