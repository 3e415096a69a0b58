// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LoadWhenNear } from './load-when-near'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

function Fields({ send }: { send?: (text: string) => void }) {
  return (
    <>
      <input aria-label="Postcode" name="postcode" defaultValue="4000" onChange={({ target }) => send?.(target.value)} />
      <select aria-label="Term" name="term" defaultValue="5" onChange={({ target }) => send?.(target.value)}>
        <option>3</option>
        <option>5</option>
        <option>7</option>
      </select>
      <label>
        <input type="radio" name="period" value="week" defaultChecked onChange={() => send?.('week')} /> Week
      </label>
      <label>
        <input type="radio" name="period" value="month" onChange={() => send?.('month')} /> Month
      </label>
      <details>
        <summary>Sources</summary>
      </details>
    </>
  )
}

function Live() {
  const [told, setTold] = useState<readonly string[]>([])
  return (
    <>
      <Fields send={(text) => setTold((before) => [...before, text])} />
      <output>{told.join()}</output>
    </>
  )
}

/** Draws a part whose script arrives when the test says so. */
function draw() {
  let arrive: (Component: ComponentType) => void = () => undefined
  const loading = new Promise<ComponentType>((resolve) => (arrive = resolve))
  const load = () => loading
  render(
    <LoadWhenNear load={load} props={{}}>
      <Fields />
    </LoadWhenNear>,
  )
  return async () => {
    await act(async () => arrive(Live))
    return screen.findByRole('status')
  }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('A11Y-02: what a visitor enters before the script arrives stays, and the script hears of it', async () => {
  const arrive = draw()
  const before = field('Postcode')
  fireEvent.change(before, { target: { value: '3121' } })
  fireEvent.change(field('Term'), { target: { value: '7' } })
  fireEvent.click(field('Month'))
  const details = document.querySelector('details')
  if (details) details.open = true
  before.focus()
  before.setSelectionRange(2, 2)
  const told = await arrive()
  const after = field('Postcode')
  expect(after).not.toBe(before)
  expect([after.value, field('Term').value, field('Month').checked, document.querySelector('details')?.open]).toEqual([
    '3121',
    '7',
    true,
    true,
  ])
  expect(told.textContent).toBe('3121,7,month')
  expect([document.activeElement, after.selectionStart]).toEqual([after, 2])
})

test('A11Y-02: without an entry the script hears of none, and the focus stays where it is', async () => {
  const told = await draw()()
  expect([told.textContent, field('Postcode').value, field('Week').checked]).toEqual(['', '4000', true])
  expect(document.activeElement).toBe(document.body)
})
