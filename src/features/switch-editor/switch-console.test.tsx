// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { inheritSwitches } from '@/domain/switches/inherited-switches'
import { SWITCHES, type SwitchKey } from '@/domain/switches/switches'
import { SwitchConsole } from './switch-console'
import type { Overrides } from './switch-rows'

const KINDS: SwitchKey[] = [
  'authentication',
  'siteKind',
  'warrantyYears',
  'plugins',
  'hitsPerPage',
  'justArrivedDays',
  'stockCountLabel',
  'noPriceText',
  'stockMakes',
  'ctaCardPositions',
  'financeRateRange',
  'financeTermIncrements',
  'financeFees',
  'megaMenuEnabled',
  'configLinks',
  'announcement',
]

const everything = inheritSwitches('tenant', {
  platform: { noPriceText: 'Ask us' },
  templates: { prestige: { hitsPerPage: 12, authentication: true } },
})
/** One switch for every kind of value. */
const inherited = { ...everything, base: everything.base.filter(({ key }) => KINDS.includes(key)) }

afterEach(cleanup)

/** Renders the console as the form does: a change comes back as its value. */
function openConsole({ overrides = {}, isReadOnly = false }: { overrides?: Overrides; isReadOnly?: boolean } = {}) {
  let stored = overrides
  function Form() {
    const [value, setValue] = useState(overrides)
    stored = value
    return (
      <SwitchConsole
        level="tenant"
        inherited={inherited}
        template="prestige"
        overrides={value}
        isReadOnly={isReadOnly}
        onChange={setValue}
      />
    )
  }
  const { container } = render(<Form />)
  const row = (key: SwitchKey) => {
    const found = container.querySelector<HTMLElement>(`[data-switch="${key}"]`)
    if (!found) throw new Error(`${key} is not shown`)
    return within(found)
  }
  return { stored: () => stored, container, row }
}

const type = (element: HTMLElement, text: string) => fireEvent.change(element, { target: { value: text } })

describe('TEN-04: only own values are stored', () => {
  test('TEN-04, TEN-07: a boolean inherits, is on, is off, and inherits again', () => {
    const { stored, row } = openConsole()
    const signIn = row('authentication')
    expect(signIn.getByRole('radio', { name: 'Follow' })).toHaveProperty('checked', true)
    fireEvent.click(signIn.getByRole('radio', { name: 'Off' }))
    expect(stored()).toStrictEqual({ authentication: false })
    fireEvent.click(signIn.getByRole('radio', { name: 'Follow' }))
    expect(stored()).toStrictEqual({})
  })

  test('TEN-04: a number starts from the inherited value, and Clear restores it', () => {
    const { stored, row } = openConsole()
    const hits = row('hitsPerPage')
    fireEvent.click(hits.getByRole('button', { name: /Set here/ }))
    expect(stored()).toStrictEqual({ hitsPerPage: 12 })
    type(hits.getByRole('spinbutton'), '24')
    expect(stored()).toStrictEqual({ hitsPerPage: 24 })
    fireEvent.click(hits.getByRole('button', { name: /Clear/ }))
    expect(stored()).toStrictEqual({})
    expect(document.activeElement).toBe(hits.getByRole('button', { name: /Set here/ }))
  })

  test('TEN-05: a value out of bounds shows an error at its input', () => {
    const { row } = openConsole({ overrides: { hitsPerPage: 20 } })
    const input = row('hitsPerPage').getByRole('spinbutton')
    type(input, '0')
    const problem = row('hitsPerPage').getByText('Give a whole number from 1 to 100.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-describedby')).toContain(problem.id)
  })

  test.each<[SwitchKey, unknown, unknown]>([
    ['siteKind', 'Manufacturer', 'manufacturer'],
    ['warrantyYears', 'Nothing', null],
    ['warrantyYears', '7 years', 7],
  ])('TEN-10: %s is chosen as %s and written as %j', (key, label, value) => {
    const { stored, row } = openConsole()
    const option = row(key).getByRole<HTMLOptionElement>('option', { name: String(label) })
    type(row(key).getByRole('combobox'), option.value)
    expect(stored()).toStrictEqual({ [key]: value })
    type(row(key).getByRole('combobox'), 'follow')
    expect(stored()).toStrictEqual({})
  })

  test("TEN-09: checked options are stored in the registry's order", () => {
    const { stored, row } = openConsole({ overrides: { plugins: ['PPSR Report'] } })
    fireEvent.click(row('plugins').getByRole('checkbox', { name: 'Autogauge' }))
    expect(stored()).toStrictEqual({ plugins: ['Autogauge', 'PPSR Report'] })
  })

  test.each<[SwitchKey, unknown, string, unknown]>([
    ['stockMakes', ['Kia'], 'Kia\n\nMG \n', ['Kia', 'MG']],
    ['ctaCardPositions', [6], '6\n9\n', [6, 9]],
    ['ctaCardPositions', [6], '6\nx', [6, 'x']],
  ])('CAR-19, SRP-09: %s from %j, typed %j, is %j', (key, before, typed, after) => {
    const { stored, row } = openConsole({ overrides: { [key]: before } })
    type(row(key).getByRole('textbox'), typed)
    expect(stored()).toStrictEqual({ [key]: after })
    expect(row(key).getByRole<HTMLTextAreaElement>('textbox').value).toBe(typed)
  })

  test('FIN-35, EDT-14: fees are added as labelled inputs, not as JSON', () => {
    const { stored, row } = openConsole({ overrides: { financeFees: [] } })
    const fees = row('financeFees')
    fireEvent.click(fees.getByRole('button', { name: 'Add fee' }))
    type(fees.getByRole('textbox', { name: 'What it is for' }), 'Fee')
    type(fees.getByRole('spinbutton', { name: 'Dollars' }), '9')
    type(fees.getByRole('combobox', { name: 'Charged per' }), 'month')
    expect(stored()).toStrictEqual({ financeFees: [{ label: 'Fee', amount: 9, per: 'month' }] })
    type(fees.getByRole('combobox', { name: 'Charged per' }), '')
    expect(stored()).toStrictEqual({ financeFees: [{ label: 'Fee', amount: 9 }] })
  })

  test('FIN-16: both ends of a range', () => {
    const { stored, row } = openConsole({ overrides: { financeRateRange: [7.5, 14.5] } })
    type(row('financeRateRange').getByRole('spinbutton', { name: 'Upper' }), '19.95')
    expect(stored()).toStrictEqual({ financeRateRange: [7.5, 19.95] })
  })

  test('NAV-12: an announcement with a link, without a link, and none', () => {
    const { stored, row } = openConsole({ overrides: { announcement: { text: 'Open', link: null } } })
    const bar = row('announcement')
    type(bar.getByRole('textbox', { name: 'Link text' }), 'Hours')
    type(bar.getByRole('textbox', { name: 'Link address' }), '/contact')
    expect(stored()).toStrictEqual({ announcement: { text: 'Open', link: { label: 'Hours', href: '/contact' } } })
    type(bar.getByRole('textbox', { name: 'Link text' }), '')
    type(bar.getByRole('textbox', { name: 'Link address' }), '')
    expect(stored()).toStrictEqual({ announcement: { text: 'Open', link: null } })
    fireEvent.click(bar.getByRole('checkbox', { name: 'Nothing' }))
    expect(stored()).toStrictEqual({ announcement: null })
  })

  test('NAV-11: links store only the moved ones', () => {
    const { stored, row } = openConsole()
    const links = row('configLinks')
    fireEvent.click(links.getByRole('button', { name: /Set here/ }))
    expect(stored()).toStrictEqual({ configLinks: {} })
    type(links.getByRole('textbox', { name: 'Finance' }), '/apply')
    expect(stored()).toStrictEqual({ configLinks: { finance: '/apply' } })
    type(links.getByRole('textbox', { name: 'Finance' }), '')
    expect(stored()).toStrictEqual({ configLinks: {} })
  })

  test("TEN-05: a value that isn't allowed here can be removed", () => {
    const { stored } = openConsole({ overrides: { oldSwitch: 1, hitsPerPage: 9 } })
    fireEvent.click(screen.getByRole('button', { name: 'Remove oldSwitch' }))
    expect(stored()).toStrictEqual({ hitsPerPage: 9 })
  })
})

describe('ADM-08: the value in force and its source', () => {
  test.each<[SwitchKey, string, string]>([
    ['hitsPerPage', '12', 'Template'],
    ['noPriceText', 'Ask us', 'Platform'],
    ['justArrivedDays', '8 days', 'Default'],
    ['stockCountLabel', 'Caravans', 'Set here'],
  ])('ADM-08: %s is %s (%s)', (key, value, source) => {
    const { row } = openConsole({ overrides: { stockCountLabel: 'Caravans' } })
    expect(row(key).getByRole('paragraph').textContent).toBe(`${value} ${source}`)
  })

  test('ADM-08: filter and "only what is set here"', () => {
    openConsole({ overrides: { hitsPerPage: 9 } })
    type(screen.getByRole('searchbox'), 'megamenu')
    expect(screen.getByRole('status').textContent).toBe(`1 of ${KINDS.length} switches, 1 set here`)
    type(screen.getByRole('searchbox'), '')
    fireEvent.click(screen.getByRole('switch', { name: 'Only what is set here' }))
    expect(
      screen
        .getAllByRole('group')
        .filter((group) => group.dataset.switch)
        .map((group) => group.dataset.switch),
    ).toStrictEqual(['hitsPerPage'])
  })

  test('ADM-01: users without permission see switches without controls', () => {
    const { container } = openConsole({ isReadOnly: true, overrides: { hitsPerPage: 9, oldSwitch: 1 } })
    expect(container.querySelectorAll('button, select, textarea, input:not([type=search]):not([role=switch])')).toHaveLength(0)
  })

  test('ADM-08: axe finds no problems with every kind of switch set, and each row has a name', async () => {
    const { container } = openConsole({ overrides: Object.fromEntries(KINDS.map((key) => [key, SWITCHES[key].default])) })
    expect(screen.getAllByRole('group', { name: SWITCHES.plugins.label })).toHaveLength(1)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toStrictEqual([])
  }, 20_000)
})
