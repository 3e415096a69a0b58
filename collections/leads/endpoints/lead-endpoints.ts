import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { hasRight } from '@/domain/staff/access-table'
import { readInboxFilter, readOpenLeads, WHOLE_INBOX } from '@/domain/leads/inbox/inbox-filter'
import { writeLeadCsv } from '@/domain/leads/inbox/lead-csv'
import { toDestination } from '@/domain/leads/record/lead-status'
import { onTransaction } from '@/server/database/transaction'
import { resendDeliveries } from '@/server/lead-dispatch/outbox'
import { listLeadStaff, nameStaff } from '@/server/leads/lead-staff'
import { countInboxLeads, findInboxLeads, toInboxWhere } from '@/server/leads/search-inbox'
import type { Lead } from '@payload-types'
import { roleOf } from '@collections/shared/access'
import { toExportRow } from './export-row'
import { toInboxRow, toTrace } from './inbox-row'

const PAGE_SIZE = 25
const MAX_EXPORTED = 10_000

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

function may(req: PayloadRequest, operation: 'read' | 'update'): boolean {
  const role = roleOf(req)
  return role !== null && hasRight(role, 'leads', operation)
}

const clock = () => Math.floor(Date.now() / 1000)
const parametersOf = (req: PayloadRequest) => new URL(req.url ?? '/', 'http://inbox').searchParams
const filterOf = (req: PayloadRequest) => readInboxFilter(parametersOf(req))
const refuseReading = ({ user }: PayloadRequest) =>
  refuse(
    403,
    user ? 'You don’t have permission to view leads.' : 'You are signed out. Please sign in again in another tab, then continue here.',
  )

const tenantsOf = (leads: readonly Lead[]) => [...new Set(leads.flatMap(({ tenant }) => (typeof tenant === 'number' ? [tenant] : [])))]

/** Returns the names of the locations the requester can read, by id. */
async function nameLocations(req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({ collection: 'locations', depth: 0, pagination: false, overrideAccess: false, req })
  return new Map(docs.map(({ id, name }) => [String(id), name]))
}

async function listDeliveries(req: PayloadRequest, leads: readonly Lead[]) {
  const { docs } = await req.payload.find({
    collection: 'lead-deliveries',
    where: { lead: { in: leads.map(({ id }) => id) } },
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

/** Returns the leads expanded in the inbox that the filter no longer matches; the requester may be writing notes on them. */
async function findOpenLeads(req: PayloadRequest, listed: readonly Lead[]): Promise<Lead[]> {
  const ids = readOpenLeads(parametersOf(req)).filter((id) => listed.every((lead) => lead.id !== id))
  if (ids.length === 0) return []
  return (await findInboxLeads({ req, where: { id: { in: ids } }, page: 1, limit: ids.length })).docs
}

/** Responds with a page of the inbox, the reply clock and deliveries of each lead, and the number waiting (ADM-18). */
const inbox: PayloadHandler = async (req) => {
  if (!req.user || !may(req, 'read')) return refuseReading(req)
  const filter = filterOf(req)
  const now = clock()
  const whereOf = (changed: Partial<typeof filter>) => toInboxWhere({ ...WHOLE_INBOX, ...changed }, Number(req.user?.id), now)
  const [{ docs, total, pages, page }, waiting, late] = await Promise.all([
    findInboxLeads({ req, where: toInboxWhere(filter, Number(req.user.id), now), page: filter.page, limit: PAGE_SIZE }),
    countInboxLeads(req, whereOf({ status: 'new' })),
    countInboxLeads(req, whereOf({ age: 'late' })),
  ])
  const open = await findOpenLeads(req, docs)
  const all = [...docs, ...open]
  const [deliveries, staff] = await Promise.all([listDeliveries(req, all), listLeadStaff(req, tenantsOf(all))])
  const owners = await nameStaff(req, all, staff)
  const toRow = (lead: Lead) => toInboxRow(lead, { deliveries, owners, now })
  return Response.json({ rows: docs.map(toRow), open: open.map(toRow), total, pages, page, waiting, late, staff })
}

/** Responds with the filtered leads as CSV (ADM-18), at most the newest ten thousand. */
const exportLeads: PayloadHandler = async (req) => {
  if (!req.user || !may(req, 'read')) return refuseReading(req)
  const where = toInboxWhere(filterOf(req), Number(req.user.id), clock())
  const { docs } = await findInboxLeads({ req, where, page: 1, limit: MAX_EXPORTED })
  const [staff, places] = await Promise.all([listLeadStaff(req, tenantsOf(docs)), nameLocations(req)])
  const owners = await nameStaff(req, docs, staff)
  return new Response(writeLeadCsv(docs.map((lead) => toExportRow(lead, { staff: owners, places }))), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
      'cache-control': 'no-store',
    },
  })
}

/** Returns the lead in the address if the requester may read it; null for another site's lead and for a missing one alike. */
async function findLead(req: PayloadRequest): Promise<Lead | null> {
  const id = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return null
  return req.payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true, overrideAccess: false, req })
}

/** Responds with a lead's deliveries by destination (ADM-18). */
const trace: PayloadHandler = async (req) => {
  if (!may(req, 'read')) return refuseReading(req)
  const lead = await findLead(req)
  if (!lead) return refuse(404, 'There is no such lead.')
  return Response.json(toTrace(lead, await listDeliveries(req, [lead]), clock()))
}

/** Resends a lead to one destination, or to all that it hasn't reached (ADM-18). */
const resend: PayloadHandler = async (req) => {
  if (!may(req, 'update')) return refuse(403, 'You don’t have permission to send leads.')
  const lead = await findLead(req)
  if (!lead) return refuse(404, 'There is no such lead.')
  const given = new URL(req.url ?? '/', 'http://inbox').searchParams.get('destination')
  const destination = toDestination(given)
  if (given !== null && destination === null) return refuse(400, 'Leads go by mail, adf or webhook.')
  const count = await resendDeliveries(await onTransaction(req), lead.id, destination)
  return count > 0 ? Response.json({ count }) : refuse(409, 'There is nothing to send again.')
}

/** The calls of the lead inbox. Each checks the requester's access to the tenant's leads. */
export const leadEndpoints: Endpoint[] = [
  { path: '/inbox', method: 'get', handler: inbox },
  { path: '/export', method: 'get', handler: exportLeads },
  { path: '/:id/trace', method: 'get', handler: trace },
  { path: '/:id/resend', method: 'post', handler: resend },
]
