// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCalculator } from '@tests/builders/calculator'
import { findViolations } from '@tests/setup/find-violations'
import type { CalculatorSettings } from '@/domain/finance/calculator-limits'
import { toFieldId } from '@/domain/leads/form/form-field'
import { CalculatorForm } from './calculator-form'
import { FinanceCalculator } from './finance-calculator'

const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  localStorage.clear()
  sent.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const view = (settings: Partial<CalculatorSettings> = {}, carPrice: number | null = 42_990_00) => ({
  settings: aCalculator({ financeDefaultTermYears: 5, ...settings }),
  carPrice,
  carId: 501,
  financeHref: '/finance?car_id=501#finance-form',
  quickPicks: [5_000, 10_000, 45_000, 300_000],
  pricePicks: [45_000],
})
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } })
const leave = (name: string) => fireEvent.blur(field(name))
const shows = (text: string | RegExp) => expect(screen.getByText(text)).toBeDefined()

describe('the calculator as a form', () => {
  test("FIN-06, FIN-20: opens with the vehicle's price, term and rate, and labels every field", () => {
    render(<CalculatorForm {...view()} />)
    expect(['Purchase price', 'Deposit or trade-in', 'Residual', 'Interest rate'].map((name) => field(name).value)).toEqual([
      '$42,990',
      '$0',
      '$0',
      '10%',
    ])
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Term' }).value).toBe('5')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weekly' }).checked).toBe(true)
    expect(screen.getByRole('link', { name: 'Get Finance' }).getAttribute('href')).toBe(
      '/finance?car_id=501&vehiclePriceBudget=42990&term=5#finance-form',
    )
  })

  test('A11Y-01: no field shares an id with the finance form on the same page, so each keeps its own label and errors', () => {
    render(<CalculatorForm {...view()} />)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toContain('calculator-deposit')
    expect(ids.filter((id) => id.startsWith(toFieldId('finance', '')))).toEqual([])
  })

  test("MISC-09: money fields offer the site's amounts that suit the car's price, and a press sets one", () => {
    render(<CalculatorForm {...view()} />)
    const picksOf = (name: string) => within(screen.getByRole('group', { name: `${name}, usual amounts` })).getAllByRole('button')
    const textsOf = (name: string) => picksOf(name).map(({ textContent }) => textContent)
    expect(textsOf('Deposit or trade-in')).toEqual(['$5,000', '$10,000'])
    expect(textsOf('Purchase price')).toEqual(['$45,000'])
    const [, ten] = picksOf('Deposit or trade-in')
    if (!ten) throw new Error('no second pick')
    fireEvent.click(ten)
    expect([field('Deposit or trade-in').value, ten.getAttribute('aria-pressed')]).toEqual(['$10,000', 'true'])
  })

  test('FIN-20: without a car it opens with 30,000', () => {
    render(<CalculatorForm {...view({}, null)} />)
    expect(field('Purchase price').value).toBe('$30,000')
  })

  test('FIN-20, LOOK-02: on a page without a vehicle it opens with the one in the address, and its links keep that vehicle and loan', async () => {
    const car = { id: 77, slug: 'a-car', name: 'A car', path: '/cars/a-car', picture: null, price: 55_500, dealership: 'yard' }
    sent.mockImplementation(async () => Response.json(car))
    window.history.replaceState(null, '', '/finance?car_id=77&deposit=5000&term=3')
    render(<CalculatorForm {...view({}, null)} carId={null} financeHref="/finance#finance-form" />)
    await waitFor(() => expect(field('Purchase price').value).toBe('$55,500'))
    expect(field('Deposit or trade-in').value).toBe('$5,000')
    expect(screen.getByRole('link', { name: 'Get Finance' }).getAttribute('href')).toBe(
      '/finance?preferredDealership=yard&car_id=77&vehiclePriceBudget=55500&deposit=5000&term=3#finance-form',
    )
    window.history.replaceState(null, '', '/')
  })

  test('FIN-24: the comparison rate is beside every rate', () => {
    render(<CalculatorForm {...view({ financeEstablishmentFee: 530 })} />)
    shows(/^10\.00% p\.a\. interest/)
    expect(screen.getByText(/interest/).textContent).toMatch(/10\.00% p\.a\. interest.*10\.\d\d% p\.a\. comparison rate/)
  })

  test('FIN-06, FIN-35: a monthly fee has its own row, is spread over the payments, and is included in them', () => {
    const paymentWith = (financeFees: CalculatorSettings['financeFees'], frequency: string) => {
      cleanup()
      render(<CalculatorForm {...view({ financeFees })} />)
      fireEvent.click(screen.getByRole('radio', { name: frequency }))
      return Number(/\$([\d.]+) per/.exec(document.body.textContent)?.[1])
    }
    const fees = [{ label: 'monthly admin fee', amount: 8, per: 'month' as const }]
    for (const [frequency, share] of [
      ['Weekly', 1.85],
      ['Fortnightly', 3.7],
      ['Monthly', 8],
    ] as const) {
      const plain = paymentWith(null, frequency)
      expect(screen.queryByText('Fees in each payment')).toBeNull()
      // Both payments are rounded up to whole dollars.
      expect(Math.abs(paymentWith(fees, frequency) - plain - share)).toBeLessThan(1)
      expect(screen.getByText('Fees in each payment').nextElementSibling?.textContent).toBe(share === 8 ? '$8' : `$${share.toFixed(2)}`)
    }
  })

  test('FIN-06, FIN-26: on a phone, the bar above the fields has the repayment with both rates, and follows what is changed', () => {
    const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('matchMedia', () => query)
    render(<CalculatorForm {...view({ financeEstablishmentFee: 530 })} />)
    const bar = () => document.querySelector('[data-repayment-bar]')?.textContent
    const card = () => /\$[\d,]+/.exec(document.querySelector('.repayment-card-amount')?.textContent ?? '')?.[0]
    const before = bar()
    type('Deposit or trade-in', '8000')
    expect(bar()).not.toBe(before)
    expect(bar()).toBe(`${card()} a week*Interest 10.00% p.a.Comparison rate 10.76% p.a.`)
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect(bar()).toContain(`${card()} a month*`)
    type('Deposit or trade-in', '42990')
    expect(bar()).toBe('Enquire for finance')
  })

  test.each([
    ['fortnightly', 'Fortnightly', 'per fortnight', '130 fortnights'],
    ['monthly', 'Monthly', 'per month', '60 months'],
  ])('FIN-05: repayments can be %s', (_, name, period, term) => {
    render(<CalculatorForm {...view()} />)
    fireEvent.click(screen.getByRole('radio', { name }))
    shows(term)
    expect(screen.getByText(new RegExp(period))).toBeDefined()
  })

  test("FIN-13: the term is one of the tenant's terms", () => {
    render(<CalculatorForm {...view({ financeTermMaxYears: 5, financeDefaultTermYears: 4 })} />)
    const term = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Term' })
    expect([...term.options].map(({ text }) => text)).toEqual([
      '1 year',
      ...[1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((years) => `${years} years`),
    ])
    fireEvent.change(term, { target: { value: '2' } })
    shows('104 weeks')
  })

  test('A11Y-02: input takes effect at once, and is announced when typing pauses', async () => {
    render(<CalculatorForm {...view()} />)
    expect(screen.getByRole('status').textContent).toBe('')
    type('Deposit or trade-in', '5000')
    shows('$37,990')
    await waitFor(
      () => expect(screen.getByRole('status').textContent).toMatch(/^Weekly repayment \$1\d\d, interest 10\.00% p\.a\., comparison/),
      {
        timeout: 2_000,
      },
    )
  })
})

describe('bounds', () => {
  test('FIN-11, FIN-19: outside the bounds the help is shown, and leaving the field applies the nearest bound', () => {
    render(<CalculatorForm {...view()} />)
    expect(screen.queryByText(/Cannot be less than/)).toBeNull()
    type('Purchase price', '300000')
    shows('Cannot be less than $1,000 or more than $250,000')
    shows('$42,990')
    leave('Purchase price')
    expect(field('Purchase price').value).toBe('$250,000')
    type('Purchase price', '30000')
    expect(screen.queryByText(/Cannot be less than/)).toBeNull()
  })

  test.each([
    ['FIN-12: a negative deposit', 'Deposit or trade-in', '-500', '$0'],
    ['FIN-17: a deposit above 250,000', 'Deposit or trade-in', '260000', '$250,000'],
    ['FIN-18: a residual of a hundred digits', 'Residual', '9'.repeat(100), '$250,000'],
    ['FIN-15: an interest of nothing', 'Interest rate', '0', '0.5%'],
    ['FIN-15: an absurd interest', 'Interest rate', '1000', '15%'],
    ['FIN-07: a price of 10 dollars', 'Purchase price', '10', '$1,000'],
    ['FIN-19: words leave the amount as it was', 'Purchase price', 'cheap', '$42,990'],
    ['FIN-19: an empty field too', 'Purchase price', '', '$42,990'],
    ['FIN-06: a share of a thousand', 'Deposit or trade-in', '2.5k', '$2,500'],
  ])('%s', (_, name, text, expected) => {
    render(<CalculatorForm {...view()} />)
    type(name, text)
    leave(name)
    expect(field(name).value).toBe(expected)
  })

  test('FIN-08, FIN-16: Angle starts at 5,000 and at 7.5 percent', () => {
    render(<CalculatorForm {...view({ financeProvider: 'Angle' })} />)
    type('Purchase price', '1000')
    leave('Purchase price')
    type('Interest rate', '2')
    leave('Interest rate')
    expect([field('Purchase price').value, field('Interest rate').value]).toEqual(['$5,000', '7.5%'])
  })

  test('FIN-26: a deposit as high as the price leaves no payment and a blank total', () => {
    render(<CalculatorForm {...view()} />)
    type('Deposit or trade-in', '42990')
    shows('Enquire for Finance')
    expect(screen.getByText('Total repayments').nextElementSibling?.textContent).toBe('')
  })
})

describe('sliders', () => {
  const slider = (name: string) => screen.queryByLabelText<HTMLInputElement>(`${name}, slider`, { selector: '[type=range]' })

  test('FIN-09: the price has a slider if the tenant wants one, and it ends at 100,000', () => {
    render(<CalculatorForm {...view({ financePriceSlider: true })} />)
    expect(slider('Purchase price')?.max).toBe('100000')
  })

  test("FIN-10: the slider extends to an expensive vehicle's price if the tenant wants that", () => {
    render(<CalculatorForm {...view({ financePriceSlider: true, financeSliderFollowsPrice: true }, 140_000_00)} />)
    expect(slider('Purchase price')?.max).toBe('147000')
  })

  test('FIN-07: without the setting the price is typed', () => {
    render(<CalculatorForm {...view()} />)
    expect(slider('Purchase price')).toBeNull()
  })

  test('FIN-15: an arrow key changes the interest by half a percent', () => {
    render(<CalculatorForm {...view()} />)
    const rate = slider('Interest rate')
    if (!rate) throw new Error('the rate has a slider')
    fireEvent.keyDown(rate, { key: 'ArrowRight' })
    expect(field('Interest rate').value).toBe('10.5%')
  })
})

describe('the event of the first use', () => {
  test('FIN-29, EVT-11: event 26 is sent once, at the first interaction', () => {
    render(<CalculatorForm {...view()} />)
    expect(sent).not.toHaveBeenCalled()
    type('Deposit or trade-in', '5000')
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect(sent.mock.calls.map(([address, { body }]) => [address, JSON.parse(String(body))])).toEqual([
      ['/api/events', { id: 26, car_id: 501 }],
    ])
  })

  test('FIN-29, EVT-01: a failure only logs a console warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    sent.mockRejectedValue(new Error('offline'))
    render(<CalculatorForm {...view()} />)
    type('Deposit or trade-in', '5000')
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
    shows('$37,990')
    warn.mockRestore()
  })
})

test("FIN-06: the server's markup stays until the calculator replaces it", async () => {
  render(
    <FinanceCalculator view={view()}>
      <p>Worked out by the server</p>
    </FinanceCalculator>,
  )
  shows('Worked out by the server')
  expect(await screen.findByRole('form', { name: 'Finance calculator' })).toBeDefined()
  expect(screen.queryByText('Worked out by the server')).toBeNull()
})

test('A11Y-01: axe finds no problems', async () => {
  const { container } = render(<CalculatorForm {...view({ financePriceSlider: true })} />)
  const markup = container.innerHTML
  cleanup()
  expect(await findViolations(markup)).toEqual([])
}, 30_000)
