import type { z } from 'zod'
import type { InboxFilter } from '@/domain/leads/inbox/inbox-filter'
import { writeInboxFilter } from '@/domain/leads/inbox/inbox-filter'
import type { Destination, LeadStatus } from '@/domain/leads/record/lead-status'
import { callAdmin, readAdminProblem, sendJson } from '@/features/call-admin'
import { type Inbox, inboxSchema, type Trace, traceSchema } from './responses'

export type CallProblem = { kind: 'problem'; message: string }
type InboxResult<Value> = { kind: 'ok'; value: Value } | CallProblem

const FAILED = 'That didn’t work. Please check your connection and try again.'

function toProblem(json: unknown): CallProblem {
  return { kind: 'problem', message: readAdminProblem(json) ?? FAILED }
}

async function read<Value>(path: string, schema: z.ZodType<Value>): Promise<InboxResult<Value>> {
  const { json } = await callAdmin(`/api/leads${path}`)
  const parsed = schema.safeParse(json)
  return parsed.success ? { kind: 'ok', value: parsed.data } : toProblem(json)
}

/** Fetches a page of the inbox and the expanded leads. Never throws. */
export function readInbox(filter: InboxFilter, openIds: readonly number[]): Promise<InboxResult<Inbox>> {
  const open = openIds.length > 0 ? `open=${openIds.join(',')}` : ''
  return read(`/inbox?${[writeInboxFilter(filter), open].filter(Boolean).join('&')}`, inboxSchema)
}

/** Fetches a lead's deliveries. Never throws. */
export function readTrace(id: number): Promise<InboxResult<Trace>> {
  return read(`/${id}/trace`, traceSchema)
}

async function send(path: string, init: RequestInit): Promise<{ kind: 'done' } | CallProblem> {
  const { isOk, json } = await callAdmin(`/api/leads${path}`, init)
  return isOk ? { kind: 'done' } : toProblem(json)
}

/** The fields of a lead that sales staff can change. */
export type LeadChange = { status?: LeadStatus; owner?: number | null; notes?: string }

/** Saves changes to a lead. Never throws. */
export function changeLead(id: number, change: LeadChange) {
  return send(`/${id}?depth=0`, sendJson('PATCH', change))
}

/** Sends a lead again to one destination. Never throws. */
export function resendLead(id: number, destination: Destination) {
  return send(`/${id}/resend?destination=${destination}`, { method: 'POST' })
}

/** Returns the download address of the filtered leads, or of all leads without a filter. */
export function exportPath(filter: InboxFilter | null): string {
  return `/api/leads/export?${filter === null ? '' : writeInboxFilter({ ...filter, page: 1 })}`
}
