import { afterEach, expect, test } from 'vitest'
import { answerOrReturnForm, provideFallback } from '@/app/http/fallback-answer'
import { type FindFallback, FALLBACK_KEY } from '@/domain/http/fallback-response'
import { processGlobal } from '@/server/cache/process-global'
import type { SiteState } from '@/server/routing/site-state'
import { rememberTenant } from '@/server/tenant/last-seen'
import { aTenant } from '@tests/builders/tenant'

const FAILURE = new Error('connect ECONNREFUSED')
const failing = () => Promise.reject(FAILURE)
const states = processGlobal<Partial<SiteState>>('forecourt.site-state')
/** Test files run by one worker share its process. */
const before = states.value

function setDatabase(isConnected: boolean): void {
  const site: unknown = { slug: 'harbour' }
  const byHost = new Map()
  byHost.set('harbour.localhost', site)
  states.value = { isConnected, byHost }
  rememberTenant(aTenant())
}

afterEach(() => {
  states.value = before
})

function send(type: string, body: string, path = '/api/enquiries'): Request {
  const headers = { 'content-type': type, host: 'harbour.localhost' }
  return new Request(`http://harbour.localhost${path}`, { method: 'POST', headers, body })
}
const plainForm = () => send('application/x-www-form-urlencoded', 'name=Alannah&message=Is+it+there%3F&car_slug=kia-rio')

test('REL-11: a form sent without scripts during a database outage comes back with its input, to be sent again', async () => {
  setDatabase(false)
  // Fails after the body was read, as storing does.
  const answer = await answerOrReturnForm(plainForm(), async (request) => {
    await request.text()
    throw FAILURE
  })
  const page = await answer.text()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(page).toContain('<form method="post" action="/api/leads">')
  for (const field of ['name="name" value="Alannah"', 'name="message" value="Is it there?"', 'name="car_slug" value="kia-rio"'])
    expect(page).toContain(`<input type="hidden" ${field}>`)
  expect(page).toContain('Harbour City')
})

test('REL-11, SEC-05: a sign-in sent without scripts comes back with the email but without the password', async () => {
  setDatabase(false)
  const typed = 'email=zoe%40example.com&password=correct+horse&redirect=%2Fmy-garage'
  const answer = await answerOrReturnForm(send('application/x-www-form-urlencoded', typed, '/api/account/sign-in'), failing)
  const page = await answer.text()
  expect(answer.status).toBe(503)
  expect(page).toContain('<form method="post" action="/api/account/sign-in">')
  for (const field of ['name="email" value="zoe@example.com"', 'name="redirect" value="/my-garage"'])
    expect(page).toContain(`<input type="hidden" ${field}>`)
  expect(page).toContain('<input type="password" name="password" required')
  expect(page).not.toContain('correct horse')
})

test("REL-11: while the database is available, a form's error remains an error", async () => {
  setDatabase(true)
  await expect(answerOrReturnForm(plainForm(), failing)).rejects.toBe(FAILURE)
})

test('REL-11: the server in front answers a form sent by script', async () => {
  setDatabase(false)
  await expect(answerOrReturnForm(send('application/json', '{}'), failing)).rejects.toBe(FAILURE)
})

function findAnswer(path: string) {
  provideFallback()
  return processGlobal<FindFallback>(FALLBACK_KEY).value?.({ host: 'harbour.localhost:3000', path, requestId: 'one-fault' })
}

test("WEB-03: a page that fails while the database is available is a 500 with the site's look; calls and files keep their own response", () => {
  setDatabase(true)
  const fallback = findAnswer('/cars/kia-rio')
  expect([fallback?.status, fallback?.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(fallback?.body).toMatch(/<title>Something went wrong \| Harbour City Motors<\/title>.*Reference: one-fault/s)
  for (const path of ['/api/leads', '/api/search', '/_next/image']) expect(findAnswer(path), path).toBeNull()
})

test.each([
  ['/cars/kia-rio', 'text/html', /<h1>This page is taking a break<\/h1>/],
  [
    '/api/leads',
    'application/json',
    /^\{"error":\{"code":"unavailable","message":"We couldn’t send your form just now\. Nothing you typed is lost[^}]*\}\}$/,
  ],
  ['/api/trade-in/12', 'application/json', /Nothing you typed is lost/],
  ['/api/search', 'application/json', /^\{"error":\{"code":"unavailable","message":"[^"]*please wait a minute and try again\."\}\}$/],
])('REL-11: the response to %s during a database outage explains what to do', (path, type, words) => {
  setDatabase(false)
  const fallback = findAnswer(path)
  expect(fallback?.status).toBe(503)
  expect(fallback?.headers['content-type']).toContain(type)
  expect(fallback?.body).toMatch(words)
})
