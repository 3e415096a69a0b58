import type { Payload } from 'payload'
import { POST } from '@/app/api/enquiries/route'
import { databasePool } from '@/server/database/pool'
import type { RunSql } from '@/server/database/transaction'
import { type Courier, deliverDue } from '@/server/lead-dispatch/deliver-due'
import { payloadClient } from '@/server/process/payload-client'

export const run: RunSql = (text, params = []) => databasePool().query(text, [...params])

export async function openPayload(): Promise<Payload> {
  const payload = await payloadClient()
  payload.logger.level = 'silent'
  return payload
}

export async function tenantId(payload: Payload, slug: string): Promise<number> {
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: slug } }, limit: 1, depth: 0 })
  if (!docs[0]) throw new Error(`no tenant ${slug}`)
  return docs[0].id
}

export const PERSON = { name: 'Alannah', last_name: 'Whitmore', phone: '0491 570 156', postcode: '4105', email: 'alannah@example.com' }

let count = 0

type Call = { host?: string; headers?: Record<string, string>; plain?: boolean }
type Route = (request: Request) => Promise<Response>

/** Sends a form to a real call, each from its own client address. `plain` sends it as a browser without scripts does. */
export async function postTo(
  route: Route,
  path: string,
  fields: Record<string, unknown>,
  { host = 'harbour.localhost', headers = {}, plain = false }: Call = {},
) {
  count += 1
  const body = plain
    ? new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)])).toString()
    : JSON.stringify(fields)
  const type = plain ? 'application/x-www-form-urlencoded' : 'application/json'
  const response = await route(
    new Request(`http://${host}${path}`, {
      method: 'POST',
      headers: { host, origin: `http://${host}`, 'content-type': type, 'x-forwarded-for': `198.51.100.${count}`, ...headers },
      body,
    }),
  )
  const text = await response.text()
  const json: unknown = (response.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : null
  return {
    status: response.status,
    text,
    json,
    location: response.headers.get('location'),
    retryAfter: response.headers.get('retry-after'),
    setCookie: response.headers.get('set-cookie'),
  }
}

/** Sends a form to the real lead call. */
export function sendForm(fields: Record<string, unknown>, call: Call = {}) {
  return postTo(POST, '/api/leads', fields, call)
}

export function courierOf(payload: Payload, leaseSeconds = 60, allowsLoopback = true): Courier {
  return { payload, run, reach: { allowsLoopback }, leaseSeconds, originOf: (slug) => `http://${slug}.localhost` }
}

/** Delivers everything that is waiting, including what is due later. */
export async function deliverAll(payload: Payload): Promise<number> {
  await run(`update lead_deliveries set due_at = now() where state = 'waiting'`)
  return deliverDue(courierOf(payload))
}

/** Finds a demonstration car that a tenant lists, by status. */
export async function findCar(tenantSlug: string, status = 'in_stock'): Promise<{ slug: string; id: number; stocknum: string }> {
  const { rows } = await run(
    `select v.slug, v.id, v.stocknum from vehicles v join tenants t on t.id = v.tenant_id where t.slug = $1 and v.status::text = $2 and v.show_on_dealer_website order by v.id limit 1`,
    [tenantSlug, status],
  )
  const [row] = rows
  if (!row) throw new Error(`no car of ${tenantSlug}`)
  return { slug: String(row.slug), id: Number(row.id), stocknum: String(row.stocknum) }
}

export async function countLeads(payload: Payload): Promise<number> {
  return (await payload.count({ collection: 'leads' })).totalDocs
}
