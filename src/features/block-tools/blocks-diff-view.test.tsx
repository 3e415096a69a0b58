// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { BlocksDiffView } from './blocks-diff-view'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const names = new Map([
  ['callToAction', 'Call to action'],
  ['faq', 'FAQ'],
])
const call = { id: 'a', blockType: 'callToAction', heading: 'Come by' }
const faq = { id: 'b', blockType: 'faq', heading: 'Questions' }
const row = (key: string) => [{ key, node: <p>{key} reads otherwise</p> }]

test('ADM-04: a block with changed text is listed by name, and unchanged fields are omitted', async () => {
  const after = [call, { ...faq, heading: 'Your questions' }]
  render(<BlocksDiffView before={[call, faq]} after={after} names={names} rows={[[], row('layout.1.heading')]} />)
  const [place, ...others] = screen.getAllByRole('group')
  expect(others).toEqual([])
  expect(place?.textContent).toBe('02 FAQ “Your questions”layout.1.heading reads otherwise')
  expect(screen.queryByRole('list')).toBeNull()
  expect(document.body.textContent).not.toMatch(/Block 0/)
  expect(await findViolations(document.body.innerHTML)).toEqual([])
})

test('ADM-04: added, removed and moved blocks come first, and each position names the compared blocks', () => {
  const added = { id: 'c', blockType: 'gone', kind: 'x' }
  const rows = [row('layout.0.heading'), row('layout.1.heading'), row('layout.2.heading')]
  render(<BlocksDiffView before={[call, faq]} after={[faq, call, added]} names={names} rows={rows} />)
  const told = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(told.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Moved from place \d to \d: /),
    'Added at place 3: gone “x”',
  ])
  const summaries = screen.getAllByRole('group').map((place) => place.querySelector('summary')?.textContent)
  expect(summaries).toEqual([
    '01 FAQ “Questions” in the place of Call to action “Come by”',
    '02 Call to action “Come by” in the place of FAQ “Questions”',
    '03 gone “x” added',
  ])
})

test('ADM-04: a page whose blocks are all new or all removed has a diff too', () => {
  render(<BlocksDiffView before={[call]} after={null} names={names} rows={[row('layout.0.heading')]} />)
  expect(screen.getByRole('listitem').textContent).toBe('Removed from place 1: Call to action “Come by”')
  expect(screen.getByRole('group').querySelector('summary')?.textContent).toBe('01 Call to action “Come by” removed')
})
