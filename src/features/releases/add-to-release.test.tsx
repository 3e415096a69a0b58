// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddToRelease, AddToReleaseItem } from './add-to-release'

const open = vi.hoisted(() => ({ id: 7, collectionSlug: 'promo-cards', data: {}, isModified: false }))

// Payload's form lives in the admin, which only a browser test has
vi.mock('@payloadcms/ui', () => ({
  PopupList: {
    Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => <button onClick={onClick}>{children}</button>,
  },
  useDocumentInfo: () => open,
  useForm: () => ({ getData: () => open.data }),
  useFormModified: () => open.isModified,
}))

type Sent = { path: string; body: unknown }
let sent: Sent[] = []
let drafts: object[] = []
let problem: string | null = null

beforeEach(() => {
  sent = []
  problem = null
  drafts = [{ id: 5, name: 'June campaign' }]
  Object.assign(open, { collectionSlug: 'promo-cards', data: { tenant: 3 }, isModified: false })
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (body === undefined) return Response.json({ docs: drafts })
    sent.push({ path, body: JSON.parse(String(body)) })
    if (problem !== null) return Response.json({ errors: [{ message: problem }] }, { status: 404 })
    return Response.json(path.includes('items') ? { panel: { id: 5, items: [] } } : { doc: { id: 8 } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const add = async () => {
  const button = await screen.findByRole('button', { name: 'Add' })
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
}

test('EDT-20: the menu of a document adds it to a draft of a release, and leads there', async () => {
  render(
    <>
      <AddToReleaseItem />
      <AddToRelease />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add to release…' }))
  expect(screen.getByRole('dialog', { name: 'Add to a release' })).toBeDefined()
  await add()
  const link = await screen.findByRole('link', { name: 'Open the release' })
  expect(link.getAttribute('href')).toBe('/admin/collections/releases/5')
  expect(sent).toEqual([{ path: '/api/releases/5/items', body: { collection: 'promo-cards', document: 7 } }])
})

test('EDT-20: without a release one is made for the site of the document; a refusal is shown, and the next attempt uses it', async () => {
  drafts = []
  open.isModified = true
  render(
    <>
      <AddToReleaseItem />
      <AddToRelease />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add to release…' }))
  expect(screen.getByText(/Save your changes as a draft first/)).toBeDefined()
  fireEvent.change(await screen.findByLabelText('Name of the new release'), { target: { value: ' July ' } })
  await add()
  await screen.findByRole('link', { name: 'Open the release' })
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/releases?depth=0', { name: 'July', tenant: 3 }],
    ['/api/releases/8/items', { collection: 'promo-cards', document: 7 }],
  ])
  cleanup()
  problem = 'You may not publish it.'
  drafts = [{ id: 5, name: 'June campaign' }]
  render(<AddToRelease parts={['switches']} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add to release…' }))
  await add()
  expect((await screen.findByRole('alert')).textContent).toBe('You may not publish it.')
})

test('EDT-20: settings are added as the form contains them, saved or not', async () => {
  Object.assign(open, { collectionSlug: 'site-settings', data: { tenant: 3, theme: { brand: '#112233' }, menuTree: null } })
  render(<AddToRelease parts={['menus', 'theme']} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add to release…' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('Don’t save the form')
  fireEvent.change(within(dialog).getByLabelText('What'), { target: { value: 'theme' } })
  await add()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ part: 'theme', document: 7, value: { theme: { brand: '#112233' }, menuTree: null } })
})
