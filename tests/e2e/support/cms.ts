import type { Page } from '@playwright/test'
import { ask } from './http'
import { PORT } from './sites'
import { tokenOf } from './staff'

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

/** Signs a browser in to the admin. */
export async function signInToAdmin(page: Page, email: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'payload-token', value: tokenOf(email), domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' }])
}

/**
 * Opens a screen of the admin and waits until it takes input: before, typed text is lost. The admin asks who is signed in when it has become
 * interactive.
 */
export async function openAdmin(page: Page, path: string): Promise<void> {
  const isKnown = page.waitForResponse('**/api/users/me', { timeout: 60_000 })
  await page.goto(`http://localhost:${PORT}/admin${path}`)
  await isKnown
  // don't wait longer for a request that hangs
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
}

/** Returns a client of the admin's API, signed in as a member of staff. */
export function cmsAs(email: string) {
  const authorization = `JWT ${tokenOf(email)}`

  async function call(path: string, method: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await ask(PORT, `/api/${path}`, { host: `localhost:${PORT}`, method, headers: { authorization }, body })
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
    /** Also deletes a document that is in the trash. */
    removeForGood: (collection: string, id: number) => call(`${collection}/${id}?trash=true`, 'DELETE'),
  }
}

export type Cms = ReturnType<typeof cmsAs>

/** Returns the content of a text block in the editor's own format. */
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
