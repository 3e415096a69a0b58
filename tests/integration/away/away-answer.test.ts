import { afterEach, expect, test } from 'vitest'
import { answerOrKeepForm, provideStandIn } from '@/app/http/away-answer'
import { type FindStandIn, STAND_IN } from '@/domain/http/stand-in'
import { shared } from '@/server/cache/process-global'
import type { SiteState } from '@/server/routing/site-state'
import { rememberTenant } from '@/server/tenant/last-seen'
import { aTenant } from '@tests/builders/tenant'

const FAILURE = new Error('connect ECONNREFUSED')
const failing = () => Promise.reject(FAILURE)
const states = shared<Partial<SiteState>>('forecourt.site-state')
/** Files of one worker share their process. */
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

function send(type: string, body: string): Request {
  const headers = { 'content-type': type, host: 'harbour.localhost' }
  return new Request('http://harbour.localhost/api/enquiries', { method: 'POST', headers, body })
}
const plainForm = () => send('application/x-www-form-urlencoded', 'name=Alannah&message=Is+it+there%3F&car_slug=kia-rio')

test('REL-11: a form sent without scripts while the database is away comes back with all that was typed, to be sent again', async () => {
  setDatabase(false)
  // it fails after the body was read, as storing does
  const answer = await answerOrKeepForm(plainForm(), async (request) => {
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

test('REL-11: while the database is there a fault of a form is a fault', async () => {
  setDatabase(true)
  await expect(answerOrKeepForm(plainForm(), failing)).rejects.toBe(FAILURE)
})

test('REL-11: a form of our script is answered by the server in front', async () => {
  setDatabase(false)
  await expect(answerOrKeepForm(send('application/json', '{}'), failing)).rejects.toBe(FAILURE)
})

test.each([
  ['/cars/kia-rio', 'text/html', /<h1>This page is taking a break<\/h1>/],
  [
    '/api/leads',
    'application/json',
    /^\{"error":\{"code":"unavailable","message":"We could not take your form just now\. Nothing you typed is lost[^}]*\}\}$/,
  ],
  ['/api/trade-in/12', 'application/json', /Nothing you typed is lost/],
  ['/api/search', 'application/json', /^\{"error":\{"code":"unavailable","message":"[^"]*please wait a minute and try again\."\}\}$/],
])('REL-11: what stands in for %s while the database is away says what to do', (path, type, words) => {
  provideStandIn()
  const find = shared<FindStandIn>(STAND_IN).value
  setDatabase(true)
  expect(find?.({ host: 'harbour.localhost', path })).toBeNull()
  setDatabase(false)
  const standIn = find?.({ host: 'harbour.localhost:3000', path })
  expect(standIn?.headers['content-type']).toContain(type)
  expect(standIn?.body).toMatch(words)
})
