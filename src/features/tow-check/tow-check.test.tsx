// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { TOW_CARS } from '@/domain/vehicle/towing/tow-cars'
import { aSearchView } from '@tests/builders/search-view'
import { findViolations } from '@tests/setup/find-violations'
import { TowNotice } from '@/ui/pages/tow-check/tow-notice'
import { TowPanel } from '@/ui/pages/tow-check/tow-panel'
import { LiveTow } from './live-tow'

const van = { aggregateTrailerMass: 2_000, ballWeight: 150, words: { one: 'caravan', many: 'caravans' }, cars: TOW_CARS }
const field = () => screen.getByRole('textbox', { name: 'Braked towing limit of your car, kg' })
const verdict = () => screen.getByRole('status').textContent

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

test('KIND-04: a picked car fills the limit, shows the margin, and is kept on the device', () => {
  render(<LiveTow {...van} />)
  expect(verdict()).toBe('')
  fireEvent.change(screen.getByRole('combobox', { name: 'Or pick your car' }), { target: { value: '2400' } })
  expect(verdict()).toContain('Your car may tow it, with 400 kg to spare.')
  expect([localStorage.getItem(MEMORY_KEYS.towLimit), field()]).toEqual(['2400', expect.objectContaining({ value: '2400' })])
})

test.each([
  ['2,500', 'with 500 kg to spare', '2500'],
  ['1800', 'Too heavy for your car by 200 kg', '1800'],
  ['', '', null],
])('KIND-04: the typed limit %j', (typed, expected, kept) => {
  render(<LiveTow {...van} />)
  fireEvent.change(field(), { target: { value: typed } })
  fireEvent.submit(field())
  expect(verdict()).toContain(expected)
  expect(localStorage.getItem(MEMORY_KEYS.towLimit)).toBe(kept)
})

test('KIND-04: a limit from an earlier visit counts at once, and leads to what it may tow', () => {
  localStorage.setItem(MEMORY_KEYS.towLimit, '1600')
  render(<LiveTow {...van} aggregateTrailerMass={null} />)
  expect(verdict()).toContain('We don’t know the ATM')
  expect(screen.getByRole('link', { name: 'See all caravans that it may tow' }).getAttribute('href')).toBe('/search?tow=-1600')
})

test('KIND-04: the server renders no limit, and a form that leads to the results', async () => {
  document.body.innerHTML = renderToStaticMarkup(<TowPanel {...van} />)
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/search')
  expect(document.querySelector('[role=status]')?.textContent).toBe('')
  expect(document.querySelectorAll('details a')).toHaveLength(TOW_CARS.length)
  expect(await findViolations(document.body.innerHTML)).toEqual([])
}, 30_000)

test.each([
  [
    'a limit that is set',
    'tow=-2500',
    1_600,
    'Only what your car may tow is shown, up to 2,500 kg. 12 caravans are too heavy for 2,500 kg.',
    '/search',
  ],
  ['a limit that is kept', 'sleeps=4', 1_600, 'Your car may tow 1,600 kg.', '/search?sleeps=4&tow=-1600'],
  ['no limit', '', null, '', null],
])('KIND-04: above the results: %s', (_, parameters, known, text, href) => {
  const view = aSearchView(parameters, { switches: { stockKinds: ['caravan'] }, towMisses: { heavy: 12, unknown: 0 } })
  render(<TowNotice view={view} known={known} />)
  expect(document.body.textContent).toContain(text)
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(href)
})
