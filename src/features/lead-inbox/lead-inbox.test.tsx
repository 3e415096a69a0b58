// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import type { Inbox, InboxRow } from './responses'
import { LeadInbox } from './lead-inbox'

// Allow for slow machines.
configure({ asyncUtilTimeout: 8_000 })

const row: InboxRow = {
  id: 7,
  name: 'Konstantinos-Alexandros Papadimitropoulos',
  about: 'Test Drive, Toyota RAV4',
  place: 'Harbour City Motors',
  message: 'Two child seats, can we fit them?',
  phone: '0491 570 156',
  email: 'k@example.com',
  notes: '',
  bookingAt: '2026-11-25T11:00',
  facts: [{ label: 'Additional services', value: 'Bring the car to me' }],
  stockNumber: 'HC20417',
  page: 'https://harbour.example/cars/rav4',
  status: 'new',
  owner: null,
  createdAt: '2026-11-20T02:00:00.000Z',
  clock: { kind: 'late', minutes: 130, text: '2 h 10 min' },
  deliveries: [
    { destination: 'mail', state: 'delivered' },
    { destination: 'webhook', state: 'dead' },
  ],
}
const inbox: Inbox = { rows: [row], open: [], total: 1, pages: 1, page: 1, waiting: 4, late: 1, staff: [{ id: 3, name: 'Priya' }] }
const trace = {
  storedAt: row.createdAt,
  readAt: row.createdAt,
  deliveries: [
    {
      destination: 'webhook',
      target: 'crm.example.com',
      state: 'dead',
      dueAt: null,
      attempts: [{ at: row.createdAt, outcome: 'refused', note: 'Answered 410' }],
    },
  ],
}

const calls: [method: string, path: string, body: unknown][] = []
let respond: (path: string) => unknown

const page = <LeadInbox userId={3} leadPath="/admin/collections/leads" locations={[]} />
const show = () => render(page)

beforeEach(() => {
  calls.length = 0
  respond = (path) => (path.includes('/trace') ? trace : path.includes('/inbox') ? inbox : { count: 1 })
  vi.stubGlobal('fetch', async (path: string, init: { method?: string; body?: string } = {}) => {
    calls.push([init.method ?? 'GET', path, init.body ? JSON.parse(init.body) : null])
    return Response.json(respond(path))
  })
  show()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const changes = () => calls.filter(([method]) => method !== 'GET')

test('ADM-18: a row shows sender, subject, waiting time, owner and failed deliveries', async () => {
  const lead = await screen.findByRole('listitem')
  const words = ['Test Drive, Toyota RAV4', '2 h 10 min late', 'Unassigned', 'Webhook not delivered']
  for (const text of words) expect(lead.textContent).toContain(text)
  expect(within(lead).getByRole('link', { name: row.name }).getAttribute('href')).toBe('/admin/collections/leads/7')
  expect(screen.getByRole('button', { name: 'Waiting for a reply 4' })).toBeDefined()
})

test('ADM-18: an expanded row shows the details, saves status, owner and notes, and resends', async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Answer/ }))
  expect(screen.getByRole('link', { name: '0491 570 156' }).getAttribute('href')).toBe('tel:+61491570156')
  expect(screen.getByText('Stock number').nextSibling?.textContent).toBe('HC20417')
  expect(screen.getByText('Additional services').nextSibling?.textContent).toBe('Bring the car to me')
  expect(screen.getByRole('link', { name: 'harbour.example/cars/rav4' }).getAttribute('href')).toBe('https://harbour.example/cars/rav4')
  fireEvent.change(screen.getAllByLabelText('State')[1] ?? document.body, { target: { value: 'contacted' } })
  await waitFor(() => expect(changes()).toContainEqual(['PATCH', '/api/leads/7?depth=0', { status: 'contacted' }]))
  fireEvent.change(screen.getAllByLabelText('Owner')[1] ?? document.body, { target: { value: '3' } })
  await waitFor(() => expect(changes()).toContainEqual(['PATCH', '/api/leads/7?depth=0', { owner: 3 }]))
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Rang twice' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save notes' }))
  await waitFor(() => expect(changes()).toContainEqual(['PATCH', '/api/leads/7?depth=0', { notes: 'Rang twice' }]))
  await screen.findByText(/Answered 410/)
  fireEvent.click(screen.getByRole('button', { name: 'Send again by Webhook' }))
  await waitFor(() => expect(changes()).toContainEqual(['POST', '/api/leads/7/resend?destination=webhook', null]))
})

test('ADM-18: a pending delivery is refreshed until it has arrived', async () => {
  const [delivery] = trace.deliveries
  const inState = (state: string) => ({ ...trace, deliveries: [{ ...delivery, state }] })
  respond = (path) => (path.includes('/trace') ? inState('waiting') : path.includes('/inbox') ? inbox : { count: 1 })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  fireEvent.click(await screen.findByRole('button', { name: /^Answer/ }))
  await screen.findByText('Waiting')
  respond = () => inState('delivered')
  await vi.advanceTimersByTimeAsync(3_000)
  await screen.findByText('Delivered')
  const asked = calls.length
  await vi.advanceTimersByTimeAsync(9_000)
  expect(calls.slice(asked).filter(([, path]) => path.includes('/trace')).length).toBeLessThanOrEqual(1)
  vi.useRealTimers()
})

test('ADM-18: a count filters the waiting leads, and a second press shows all again', async () => {
  const late = () => screen.getByRole('button', { name: 'Past two hours 1' })
  await screen.findByRole('listitem')
  fireEvent.click(late())
  await waitFor(() => expect(lastLook()).toBe('/api/leads/inbox?age=late'))
  expect([late().getAttribute('aria-pressed'), screen.getByLabelText<HTMLSelectElement>('Age').value]).toEqual(['true', 'late'])
  fireEvent.click(late())
  await waitFor(() => expect(late().getAttribute('aria-pressed')).toBe('false'))
})

test('ADM-18: a filter requests its leads, and they can be downloaded', async () => {
  await screen.findByRole('listitem')
  fireEvent.change(screen.getByLabelText('Age'), { target: { value: 'late' } })
  await waitFor(() => expect(calls).toContainEqual(['GET', '/api/leads/inbox?age=late', null]))
  expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe('/api/leads/export?age=late')
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.getByLabelText('Age')).toHaveProperty('value', 'any')
})

/** Changes the inbox response and triggers a refresh. */
async function look(changed: Partial<Inbox>): Promise<void> {
  respond = (path) => (path.includes('/trace') ? trace : path.includes('/inbox') ? { ...inbox, ...changed } : { count: 1 })
  const asked = calls.length
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(calls.length).toBeGreaterThan(asked))
}
const lastLook = () => calls.findLast(([, path]) => path.includes('/inbox'))?.[1]
const type = (text: string) => fireEvent.change(screen.getByLabelText('Notes'), { target: { value: text } })
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes').value

test('ADM-18: a lead with unsaved notes stays visible when the filter no longer matches, and its notes survive a reload', async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Answer/ }))
  type('Rang, comes at')
  await look({ rows: [], open: [{ ...row, status: 'contacted' }], total: 0 })
  await screen.findByText(/Outside these filters/)
  expect([notes(), lastLook()]).toEqual(['Rang, comes at', '/api/leads/inbox?open=7'])
  fireEvent.click(screen.getByRole('button', { name: /^Close/ }))
  expect(screen.getByText('Notes not saved yet')).toBeDefined()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  cleanup()
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Answer/ }))
  await waitFor(() => expect(notes()).toBe('Rang, comes at'))
})

test('ADM-18: notes saved by somebody else meanwhile are shown, and both versions are kept', async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Answer/ }))
  type('Mine')
  await look({ rows: [{ ...row, notes: 'Theirs' }] })
  await screen.findByText(/Someone else has changed the notes: “Theirs”/)
  expect(notes()).toBe('Mine')
  await look({ rows: [{ ...row, notes: 'Theirs' }] })
  fireEvent.click(screen.getByRole('button', { name: 'Save below theirs' }))
  await waitFor(() => expect(changes()).toContainEqual(['PATCH', '/api/leads/7?depth=0', { notes: 'Theirs\nMine' }]))
  await look({ rows: [{ ...row, notes: 'Theirs\nMine' }] })
  await waitFor(() => expect(screen.getByText('Saved.')).toBeDefined())
  expect([notes(), screen.queryByText(/Someone else/)]).toEqual(['Theirs\nMine', null])
})

test('ADM-18: saving keeps the focus, and a failed save keeps the text', async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Answer/ }))
  type('Rang')
  const save = screen.getByRole('button', { name: 'Save notes' })
  save.focus()
  respond = () => ({ errors: [{ message: 'You are signed out.' }] })
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'You are signed out.' }] }, { status: 403 }))
  fireEvent.click(save)
  await screen.findByText('You are signed out.')
  expect([document.activeElement, notes()]).toEqual([save, 'Rang'])
})

test('ADM-18: the filter is stored in the address and restored from it; clearing it clears the text too', async () => {
  await screen.findByRole('listitem')
  const find = () => screen.getByLabelText<HTMLInputElement>('Find')
  fireEvent.change(find(), { target: { value: 'Anna ' } })
  fireEvent.change(screen.getByLabelText('Owner'), { target: { value: 'me' } })
  await waitFor(() => expect(window.location.hash).toBe('#owner=me&text=Anna'))
  expect(find().value).toBe('Anna ')
  cleanup()
  show()
  await waitFor(() => expect(find().value).toBe('Anna'))
  expect(screen.getByLabelText('Owner')).toHaveProperty('value', 'me')
  await waitFor(() => expect(lastLook()).toBe('/api/leads/inbox?owner=me&text=Anna'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect([find().value, document.activeElement]).toEqual(['', find()])
  await waitFor(() => expect(window.location.hash).toBe(''))
})

test('ADM-18: text typed before hydration is searched for', async () => {
  cleanup()
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  document.body.append(place)
  const early = place.querySelector<HTMLInputElement>('input[name="text"]')
  if (early) early.value = 'Patel'
  render(page, { container: place, hydrate: true })
  await waitFor(() => expect(lastLook()).toBe('/api/leads/inbox?text=Patel'))
  expect(screen.getByLabelText('Find')).toHaveProperty('value', 'Patel')
})

test('ADM-18: a refusal is shown with its message', async () => {
  respond = () => ({ errors: [{ message: 'You don’t have permission to view leads.' }] })
  fireEvent.change(screen.getByLabelText('Form'), { target: { value: 'finance' } })
  await screen.findByText('You don’t have permission to view leads.')
})

test('A11Y-01: axe finds no problems, expanded or collapsed', async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Answer/ }))
  await screen.findByText(/Answered 410/)
  expect(await findViolations(document.body.innerHTML)).toEqual([])
}, 30_000)
