// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PanelItem, ReleasePanel } from '@/domain/editing/release/release-panel'
import { findViolations } from '@tests/setup/find-violations'
import { ReleaseForm } from './release-panel'

const item: PanelItem = {
  ...{ key: 'pages-12', kind: 'Page', label: 'Winter sale', site: 'Harbour' },
  ...{ version: 'Saved 1 Jun 2026, 9:00 am AEST by Ana', problem: null, isRenewable: false, href: '/admin/collections/pages/12' },
}
const newer = { ...item, problem: '“Winter sale” has a newer edit by Ben.', isRenewable: true }

const panel: ReleasePanel = {
  ...{ id: 5, revision: '2026-06-01T00:00:00.000Z', state: 'draft', stateText: 'Draft, not approved', approval: null, result: null },
  ...{ note: null, actions: ['change', 'approve'], items: [item], zone: 'Sydney time, AEST', goesLiveText: null },
  sites: [{ id: 1, name: 'Harbour', preview: '/api/releases/5/preview?site=1' }],
}
const approved: ReleasePanel = { ...panel, state: 'approved', stateText: 'Approved', actions: ['schedule', 'publish', 'reopen'] }

type Sent = { path: string; body: unknown }
let sent: Sent[] = []
let next: { panel?: ReleasePanel; errors?: { message: string }[]; choices?: object[] } = {}

beforeEach(() => {
  sent = []
  next = { panel }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (body === undefined) return Response.json(path.includes('choices') ? { choices: next.choices ?? [] } : { panel })
    sent.push({ path, body: JSON.parse(String(body)) })
    return Response.json(next, { status: next.errors ? 409 : 200 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const draw = (changes: Partial<ReleasePanel> = {}) => render(<ReleaseForm initial={{ ...panel, ...changes }} />)

test('EDT-20: an empty release says what to do first and can’t be approved', () => {
  draw({ items: [] })
  expect(screen.getByText(/Save your changes as drafts first/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('link', { name: /Preview/ })).toBeNull()
})

test('EDT-20: an item shows its kind, site, version and author; a newer edit is marked and can be taken', async () => {
  draw({ items: [newer] })
  const row = screen.getByRole('listitem')
  for (const words of ['Page · Harbour', 'Saved 1 Jun 2026, 9:00 am AEST by Ana', 'has a newer edit by Ben'])
    expect(row.textContent).toContain(words)
  press('Take the newest version of Winter sale')
  await vi.waitFor(() => expect(screen.queryByText(/newer edit/)).toBeNull())
  expect(sent).toEqual([{ path: '/api/releases/5/items', body: { collection: 'pages', document: 12, revision: panel.revision } }])
  press('Remove Winter sale')
  await vi.waitFor(() => expect(sent[1]).toEqual({ path: '/api/releases/5/remove', body: { key: 'pages-12', revision: panel.revision } }))
})

test('EDT-20: publishing asks first, names what goes live, and does nothing when it is cancelled', async () => {
  render(<ReleaseForm initial={approved} />)
  press('Publish now')
  const question = screen.getByRole('group', { name: 'Publish 1 item on Harbour now?' })
  expect(document.activeElement?.textContent).toBe('Publish now')
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  press('Publish now')
  next = { panel: { ...panel, state: 'live', stateText: 'Live since 1 Jun', actions: ['rollBack'], revision: '2026-06-02' } }
  press('Publish now')
  await screen.findByText('Live since 1 Jun')
  expect(sent).toEqual([{ path: '/api/releases/5/act', body: { action: 'publish', at: '', revision: panel.revision } }])
  expect(screen.queryByRole('button', { name: 'Find' })).toBeNull()
})

test('EDT-20: a schedule is sent as typed in the named zone, and a moved time is announced', async () => {
  render(<ReleaseForm initial={approved} />)
  next = { panel: { ...approved, state: 'scheduled', note: 'The time is set to 3:30 am AEDT.', actions: ['stop'] } }
  fireEvent.change(screen.getByLabelText('Goes live (Sydney time, AEST)'), { target: { value: '2026-10-04T02:30' } })
  press('Schedule')
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('The time is set to 3:30 am AEDT.'))
  expect(sent).toEqual([{ path: '/api/releases/5/act', body: { action: 'schedule', at: '2026-10-04T02:30', revision: panel.revision } }])
})

test('EDT-20: a refusal is shown as an alert, with the release as it is stored', async () => {
  draw({ state: 'approved', stateText: 'Approved', actions: ['reopen'] })
  next = { errors: [{ message: 'Somebody changed this release since you opened it.' }] }
  press('Change it again')
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody changed this release')
  expect(screen.getByText('Draft, not approved')).toBeDefined()
})

test('EDT-20: a change of somebody else replaces what is shown when the form is drawn again', () => {
  const { rerender } = draw()
  rerender(<ReleaseForm initial={{ ...approved, revision: '2026-06-03T00:00:00.000Z' }} />)
  expect(screen.getByText('Approved')).toBeDefined()
})

test('EDT-20: documents are found by name and added', async () => {
  draw()
  next = { panel, choices: [{ document: 7, label: 'June card', site: 'Harbour', state: 'Draft' }] }
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'promo-cards' } })
  fireEvent.keyDown(screen.getByLabelText('Name, or a part of it'), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add June card' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ collection: 'promo-cards', document: 7, revision: panel.revision })
})

test('EDT-20: the form of a release has no accessibility violations in any state', async () => {
  for (const one of [panel, { ...panel, items: [newer] }, approved, { ...panel, items: [], result: 'Stopped.' }]) {
    const { container } = render(<ReleaseForm initial={one} />)
    expect(await findViolations(container.innerHTML)).toEqual([])
    cleanup()
  }
})
