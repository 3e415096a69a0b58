// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { NotesButton } from './notes-button'
import { NotesPanel } from './notes-panel'
import { loadNotes, openNotes } from './notes-store'

type Sent = { method: string; body: unknown }

const note = (id: number, block: string, author = 1) => ({
  id,
  block,
  text: `Note ${id}`,
  author: { id: author, name: author === 1 ? 'Ana' : 'Ben' },
  mentions: [],
  writtenAt: 1_800_000_000,
  resolved: null,
})
let sent: Sent[] = []
let answers = true
let whileSending = () => {}
const notes = [note(1, 'a'), note(2, 'a', 2), note(3, 'gone')]

beforeEach(async () => {
  sent = []
  answers = true
  whileSending = () => {}
  openNotes(null)
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ method, body: JSON.parse(String(body)) })
    if (method !== 'GET') whileSending()
    if (!answers) throw new Error('offline')
    return Response.json({ notes, people: [{ id: 2, name: 'Ben' }], me: 1, mayWrite: true })
  })
  await loadNotes(5)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function show() {
  render(
    <>
      <NotesButton block="a" name="1 Text" />
      <NotesPanel blocks={['a', 'b']} nameOf={() => '1. Text'} timeZone="Australia/Perth" />
    </>,
  )
}

test('EDT-29: typed text survives a failed save and a closed panel, and is sent with the mentions', async () => {
  show()
  const button = screen.getByRole('button', { name: '2 open notes on 1 Text' })
  fireEvent.click(button)
  const panel = () => within(screen.getByRole('dialog', { name: 'Notes on 1. Text' }))
  fireEvent.change(panel().getByLabelText('New note'), { target: { value: 'Shorter' } })
  fireEvent.click(panel().getByRole('checkbox', { name: 'Ben' }))
  answers = false
  fireEvent.click(panel().getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText(/try again/)).toBeTruthy()
  fireEvent.click(panel().getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  answers = true
  fireEvent.click(button)
  expect(panel().getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Shorter')
  fireEvent.click(panel().getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Added.')).toBeTruthy()
  expect(panel().getByLabelText<HTMLTextAreaElement>('New note').value).toBe('')
  expect(sent.at(-1)).toEqual({ method: 'POST', body: { block: 'a', text: 'Shorter', mentions: [2] } })
  const drawn = document.body.innerHTML
  // axe replaces the document, from which React could then remove nothing
  cleanup()
  expect(await findViolations(drawn)).toEqual([])
})

test('EDT-29: what was typed while a note was being sent stays, and so does an unsent note when another page is opened', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: '2 open notes on 1 Text' }))
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('New note')
  fireEvent.change(field(), { target: { value: 'Shorter' } })
  whileSending = () => fireEvent.change(field(), { target: { value: 'Shorter, and louder' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Added.')).toBeTruthy()
  expect(sent.at(-1)).toMatchObject({ body: { text: 'Shorter' } })
  expect(field().value).toBe('Shorter, and louder')
  await act(async () => {
    await loadNotes(6)
    await loadNotes(5)
    openNotes('a')
  })
  expect(field().value).toBe('Shorter, and louder')
})

test('EDT-29: a changed note survives a failed save and a closed panel', async () => {
  show()
  const button = screen.getByRole('button', { name: '2 open notes on 1 Text' })
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text of the note')
  fireEvent.change(field(), { target: { value: 'In other words' } })
  answers = false
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/try again/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  answers = true
  fireEvent.click(button)
  expect(field().value).toBe('In other words')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Changed.')).toBeTruthy()
  expect(sent.at(-1)).toEqual({ method: 'PATCH', body: { note: 1, text: 'In other words' } })
  expect(screen.queryByLabelText('Text of the note')).toBeNull()
})

test("EDT-29, EDT-17: times are shown in the zone of the page's tenant, which is named", () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: '2 open notes on 1 Text' }))
  expect(screen.getAllByText('15 Jan 2027, 4:00 pm AWST')).toHaveLength(2)
})

test('EDT-29: everybody can resolve, only the author can edit', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: '2 open notes on 1 Text' }))
  expect(screen.getAllByRole('button', { name: 'Resolve' })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(1)
  fireEvent.click(screen.getAllByRole('button', { name: 'Resolve' }).at(-1) ?? document.body)
  expect(await screen.findByText('Resolved.')).toBeTruthy()
  expect(sent).toEqual([{ method: 'PATCH', body: { note: 2, isResolved: true } }])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
})

test('EDT-29: open notes on a removed block are opened from above the blocks', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: /1 open note is on a block that was removed/ }))
  const panel = within(screen.getByRole('dialog', { name: 'Notes on a block that was removed' }))
  expect(panel.getByText('Note 3')).toBeTruthy()
  expect(panel.queryByLabelText('New note')).toBeNull()
  fireEvent.click(panel.getByRole('button', { name: 'Close' }))
})
