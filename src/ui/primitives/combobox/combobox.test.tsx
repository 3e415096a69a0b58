// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Combobox } from './combobox'
import type { ComboboxGroup, LoadOptions } from './combobox-options'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const groups: ComboboxGroup[] = [
  { label: 'Ford', items: [{ value: 'ranger', label: 'Ranger' }] },
  {
    label: 'Toyota',
    items: [
      { value: 'hilux', label: 'HiLux' },
      { value: 'rav4', label: 'RAV4' },
    ],
  },
]
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const press = (key: string) => fireEvent.keyDown(field(), { key })
/** Simulates typing: without an inputType the change would look like autofill. */
const type = (text: string) => fireEvent.input(field(), { target: { value: text }, inputType: 'insertText' })
const sent = (form: HTMLElement) => form instanceof HTMLFormElement && new FormData(form).get('model')

describe('a choice of options', () => {
  test('A11Y-01: has an accessible name, and its error is linked to it', () => {
    render(<Combobox id="model" label="Model" groups={groups} error="Please choose a model" />)
    const box = screen.getByRole('combobox', { name: 'Model' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please choose a model')
  })

  test('A11Y-01: the arrow key opens it, typing filters within its groups, Enter picks the highlighted option', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    const { container } = render(
      <form>
        <Combobox id="model" name="model" label="Model" groups={groups} onChange={onChange} />
      </form>,
    )
    field().focus()
    press('ArrowDown')
    await waitFor(() => expect(options()).toEqual(['Ranger', 'HiLux', 'RAV4']))
    type('hi')
    await waitFor(() => expect(options()).toEqual(['HiLux']))
    expect(screen.getByRole('group', { name: 'Toyota' })).toBeDefined()
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id))
    press('Enter')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('hilux')
    expect(field().value).toBe('HiLux')
    const form = container.querySelector('form')
    expect(form && sent(form)).toBe('hilux')
  })

  test('A11Y-01: while it is open the page stays accessible, and axe finds no violations', async () => {
    render(
      <main>
        <a href="/elsewhere">Elsewhere</a>
        <Combobox id="model" label="Model" groups={groups} />
      </main>,
    )
    field().focus()
    press('ArrowDown')
    await waitFor(() => expect(options()).toHaveLength(3))
    expect(document.querySelectorAll('[aria-hidden=true] a, [aria-hidden=true] input')).toHaveLength(0)
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
  })

  test('A11Y-01: Escape closes the list and keeps the focus', async () => {
    render(<Combobox id="model" label="Model" groups={groups} />)
    field().focus()
    press('ArrowDown')
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'))
    press('Escape')
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'))
    expect(document.activeElement).toBe(field())
  })

  test('A11Y-02: the number of options, or that there are none, is announced once in a polite region', async () => {
    render(<Combobox id="model" label="Model" groups={groups} emptyText="No models found" />)
    field().focus()
    press('ArrowDown')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 suggestions'))
    type('zzz')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No models found'))
  })
})

describe('free text with loaded suggestions', () => {
  const places = (label: string): ComboboxGroup[] => [{ label: 'Suburbs', items: [{ value: label, label }] }]

  test('SRCH-07: text that matches no suggestion is accepted', () => {
    const onChange = vi.fn<(value: string | null) => void>()
    const { container } = render(
      <form>
        <Combobox id="model" name="model" label="Near" groups={[]} loadOptions={async () => []} isFreeText onChange={onChange} />
      </form>,
    )
    type('Nowhere')
    expect(onChange).toHaveBeenLastCalledWith('Nowhere')
    const form = container.querySelector('form')
    expect(form && sent(form)).toBe('Nowhere')
  })

  test('SRCH-07: a late response to an earlier query is ignored', async () => {
    const answers: Record<string, (groups: ComboboxGroup[]) => void> = {}
    const loadOptions: LoadOptions = (query) => new Promise((resolve) => (answers[query] = resolve))
    render(<Combobox id="near" label="Near" groups={[]} loadOptions={loadOptions} isFreeText />)
    field().focus()
    type('wind')
    await waitFor(() => expect(answers.wind).toBeDefined())
    type('windsor')
    await waitFor(() => expect(answers.windsor).toBeDefined())
    answers.windsor?.(places('Windsor QLD 4030'))
    await waitFor(() => expect(options()).toEqual(['Windsor QLD 4030']))
    answers.wind?.(places('Wind Farm'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(options()).toEqual(['Windsor QLD 4030'])
  })

  test('A11Y-02: a failed request is announced, and the field still accepts text', async () => {
    render(<Combobox id="near" label="Near" groups={[]} loadOptions={() => Promise.reject(new Error('down'))} isFreeText />)
    field().focus()
    type('wind')
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/couldn’t load/))
    expect(field().value).toBe('wind')
  })
})
