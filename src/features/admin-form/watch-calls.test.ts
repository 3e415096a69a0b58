// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAsked } from './links/question-store'
import { registerDocument } from './open-documents'
import { closeProblem, closeQuietProblem, readProblem, reportProblem } from './problem-store'
import { watchCalls } from './watch-calls'

const PAYLOAD = { 'Accept-Language': 'en' }
const call = vi.fn<typeof fetch>()
let stop: () => void

const answer = (status: number, json: object) =>
  new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } })
const send = (path: string, init: RequestInit = {}) => window.fetch(path, { method: 'PATCH', headers: PAYLOAD, ...init })

beforeEach(() => {
  vi.stubGlobal('fetch', call)
  call.mockReset()
  closeProblem()
  stop = watchCalls()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const refused = { errors: [{ message: 'No.', data: { errors: [{ path: 'expiry', label: 'Ends', message: 'Too early.' }] } }] }

test('EDT-03: a refused save of Payload’s own forms is shown until the same document is saved', async () => {
  call.mockResolvedValueOnce(answer(400, refused))
  await send('/api/promo-cards/7?depth=0')
  expect(readProblem()?.call).toMatchObject({
    path: '/api/promo-cards/7',
    fields: [{ path: 'expiry', place: 'Ends', message: 'Too early.' }],
  })
  call.mockResolvedValueOnce(answer(200, { doc: {} }))
  await send('/api/promo-cards/8')
  expect(readProblem()).not.toBeNull()
  call.mockResolvedValueOnce(answer(200, { doc: {} }))
  await send('/api/promo-cards/7')
  expect(readProblem()).toBeNull()
})

test.each([
  ['a read', '/api/pages/7', { method: 'GET' }],
  ['a call of our own parts, which show their problems themselves', '/api/pages/7', { headers: {} }],
  ['preferences', '/api/payload-preferences/x', {}],
  ['signing in', '/api/users/login', { method: 'POST' }],
  ['another site', 'https://other.example/api/pages/7', {}],
])('EDT-03: ignores %s', async (_, path, init) => {
  call.mockResolvedValueOnce(answer(400, refused))
  await send(path, init)
  expect(readProblem()).toBeNull()
})

test('EDT-04: refuses a picture beyond the limit before it is sent', async () => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(12_500_000)], 'ute.jpg', { type: 'image/jpeg' }))
  expect((await send('/api/media', { method: 'POST', body })).status).toBe(400)
  expect(call).not.toHaveBeenCalled()
  expect(readProblem()?.call.fields[0]).toMatchObject({ path: 'file', message: expect.stringContaining('may have 12 MB') })
})

test('EDT-04: explains a server that does not answer, but not an aborted call', async () => {
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect((await send('/api/pages/7')).status).toBe(503)
  expect(readProblem()?.call.message).toContain('did not answer')
  closeProblem()
  const given = AbortSignal.abort()
  call.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  await expect(send('/api/pages/7', { signal: given })).rejects.toThrow()
  expect(readProblem()).toBeNull()
})

test('EDT-02: a save of an open document names its version and waits for its session, which merges it when it is late', async () => {
  const onLate = vi.fn<() => void>()
  const onSaved = vi.fn<(document: object) => void>()
  const document = { refuseSave: async () => null, version: () => 'v1', onLate, onSaved, drawings: () => 0 }
  const close = registerDocument('/api/pages/7', document)
  call.mockResolvedValueOnce(answer(409, { errors: [{ message: 'Late.', data: { newest: 'v2' } }] }))
  await send('/api/pages/7')
  expect(new Headers(call.mock.calls[0]?.[1]?.headers).get('x-base')).toBe('v1')
  expect([onLate.mock.calls.length, readProblem()?.call.message]).toEqual([1, 'Late.'])
  call.mockResolvedValueOnce(answer(200, { doc: { updatedAt: 'v3' } }))
  await send('/api/pages/7')
  expect(onSaved).toHaveBeenCalledWith({ updatedAt: 'v3' })
  close()
  registerDocument('/api/pages/7', { ...document, refuseSave: async () => 'Decide first.' })
  call.mockClear()
  expect((await send('/api/pages/7')).status).toBe(409)
  expect([call.mock.calls.length, readProblem()?.call.message]).toEqual([0, 'Decide first.'])
})

test('EDT-03: autosave shows one reason only once, also after it was closed, and a saved draft does not close a refusal of publishing', () => {
  const problem = { message: 'No.', documents: [], fields: [{ path: 'title', place: 'Title', message: 'Too long.' }] }
  reportProblem('/api/pages/7', problem, true)
  closeProblem()
  reportProblem('/api/pages/7', problem, true)
  expect(readProblem()).toBeNull()
  closeQuietProblem('/api/pages/7')
  reportProblem('/api/pages/7', problem)
  closeQuietProblem('/api/pages/7')
  expect(readProblem()?.call.fields).toHaveLength(1)
})

test('EDT-19: a change that takes a linked page off its address waits for a decision, and is sent again with it', async () => {
  const links = {
    kind: 'trash',
    from: '/eofy',
    to: null,
    name: 'EOFY',
    documents: [],
    isKept: false,
    pages: [],
    suggested: '/',
    problem: null,
  }
  const linked = () => answer(409, { errors: [{ message: 'Linked.', data: { links } }] })
  const decisions: (string | null)[] = []
  call.mockImplementation(async (_, init) => {
    const decision = new Headers(init?.headers).get('x-links')
    decisions.push(decision)
    return decision === 'ask' ? linked() : answer(200, { doc: {} })
  })
  const sent = send('/api/pages/9')
  await vi.waitFor(() => expect(readAsked()?.question.name).toBe('EOFY'))
  readAsked()?.decide({ kind: 'redirect', to: '/' })
  expect((await sent).status).toBe(200)
  expect(decisions).toEqual(['ask', '/'])
  // the list of pages, whose calls are not Payload's own, and a cancelled question
  const cancelled = send('/api/pages/9', { headers: {} })
  await vi.waitFor(() => expect(readAsked()).not.toBeNull())
  readAsked()?.decide(null)
  expect([(await cancelled).status, readAsked(), readProblem()]).toEqual([409, null, null])
})

test.each([
  ['an autosave', '/api/pages/9?autosave=true'],
  ['another collection', '/api/offers/7'],
])('EDT-19: %s is sent without the question', async (_, path) => {
  call.mockResolvedValueOnce(answer(200, { doc: {} }))
  await send(path)
  expect(new Headers(call.mock.calls[0]?.[1]?.headers).has('x-links')).toBe(false)
})
