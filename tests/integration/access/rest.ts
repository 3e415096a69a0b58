import config from '@payload-config'
import { GRAPHQL_POST, REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'

export type Body = Record<string, unknown>
export type Answer = { status: number; text: string; json: unknown; headers: Headers }
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Content = { json?: Body; form?: FormData; cookie?: string; headers?: Record<string, string> }

const handlers = { GET: REST_GET(config), POST: REST_POST(config), PATCH: REST_PATCH(config), DELETE: REST_DELETE(config) }
const graphql = GRAPHQL_POST(config)

const ORIGIN = 'http://localhost:3000'

function toRequest(method: Method, path: string, token: string | null, { json, form, cookie, headers: given }: Content): Request {
  const headers = new Headers(given)
  if (token) headers.set('Authorization', `JWT ${token}`)
  if (cookie) headers.set('Cookie', cookie)
  if (json) headers.set('Content-Type', 'application/json')
  return new Request(`${ORIGIN}${path}`, { method, headers, body: form ?? (json ? JSON.stringify(json) : undefined) })
}

async function read(response: Response): Promise<Answer> {
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  const { status, headers } = response
  try {
    return { status, headers, text, json: JSON.parse(text) }
  } catch {
    return { status, headers, text, json: null }
  }
}

/** Calls the admin's REST API as a browser would, with a session's token, or without one if it is null. `path` is relative to /api. */
export async function call(method: Method, path: string, token: string | null, content: Content = {}): Promise<Answer> {
  const request = toRequest(method, `/api${path}`, token, content)
  const slug = new URL(request.url).pathname.split('/').slice(2).map(decodeURIComponent)
  return read(await handlers[method](request, { params: Promise.resolve({ slug }) }))
}

export async function callGraphql(query: string, token: string | null, content: Content = {}): Promise<Answer> {
  return read(await graphql(toRequest('POST', '/api/graphql', token, { ...content, json: { query } })))
}

/** Returns the value at a path in a response, such as 'docs.0.id'. */
export function pick(json: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined),
      json,
    )
}

/** Returns the id in a response. Throws with the whole response if there is none. */
export function idIn(answer: Answer, path = 'doc.id'): number {
  const id = pick(answer.json, path)
  if (typeof id !== 'number') throw new Error(`no id at ${path}: ${answer.status} ${answer.text}`)
  return id
}
