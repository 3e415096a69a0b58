import type { Page } from '@playwright/test'
import { demoLogins } from '../../../scripts/seed'
import { ask } from './http'

type Document = { id: number } & Record<string, unknown>

function record(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error(`not an object: ${text.slice(0, 200)}`)
  return Object.fromEntries(Object.entries(value))
}

function document(value: unknown): Document {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'number') throw new Error('not a document')
  return { ...value, id: value.id }
}

const passwordOf = (email: string) => demoLogins.find((entry) => entry.email === email)?.password

/** Signs a browser in to the admin. */
export async function signInToAdmin(page: Page, port: number, email: string): Promise<void> {
  const data = { email, password: passwordOf(email) }
  const answer = await page.request.post(`http://localhost:${port}/api/users/login`, { data })
  if (answer.status() !== 200) throw new Error(`sign-in of ${email}: ${answer.status()}`)
}

async function logIn(port: number, email: string): Promise<string> {
  const password = passwordOf(email)
  const answer = await ask(port, '/api/users/login', { method: 'POST', body: { email, password } })
  if (answer.status !== 200) throw new Error(`sign-in of ${email}: ${answer.status} ${answer.body}`)
  return `JWT ${String(record(answer.body).token)}`
}

/** The admin's own API as a member of staff uses it, on one process of the site. */
export async function signIn(port: number, email: string) {
  let authorization = await logIn(port, email)

  async function call(path: string, method: string, body?: unknown): Promise<Record<string, unknown>> {
    const send = () => ask(port, `/api/${path}`, { method, headers: { authorization }, body })
    let answer = await send()
    if (answer.status === 403) {
      // of two sign-ins of one account at the very same moment the CMS keeps one session
      authorization = await logIn(port, email)
      answer = await send()
    }
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 400)}`)
    return record(answer.body)
  }

  return {
    read: (path: string): Promise<Record<string, unknown>> => call(path, 'GET'),
    find: async (collection: string, query: string): Promise<Document[]> => {
      const { docs } = await call(`${collection}?depth=0&limit=100&${query}`, 'GET')
      return Array.isArray(docs) ? docs.map(document) : []
    },
    create: async (collection: string, body: unknown, query = ''): Promise<Document> =>
      document((await call(`${collection}?depth=0${query}`, 'POST', body)).doc),
    update: async (collection: string, id: number, body: unknown, query = ''): Promise<Document> =>
      document((await call(`${collection}/${id}?depth=0${query}`, 'PATCH', body)).doc),
    remove: (collection: string, id: number) => call(`${collection}/${id}`, 'DELETE'),
  }
}

export type Cms = Awaited<ReturnType<typeof signIn>>

/** A text block's content in the editor's own format. */
export function textContent(text: string) {
  const node = { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
  const paragraph = {
    type: 'paragraph',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    textFormat: 0,
    textStyle: '',
    children: [node],
  }
  return { root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children: [paragraph] } }
}
