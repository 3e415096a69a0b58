// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toVehiclePageModel } from '@/ui/vehicle-page/vehicle-page-model'
import { aTenant } from '../../../tests/builders/tenant'
import { aVehicle, BUILT_AT } from '../../../tests/builders/vehicle'
import { findViolations } from '../../../tests/setup/find-violations'
import { toEnquiryCar } from './enquiry-car'
import { EnquiryForm } from './enquiry-form'
import { PlainEnquiry } from './plain-enquiry'

const car = toEnquiryCar(toVehiclePageModel(aVehicle(), aTenant(), BUILT_AT))
const shape = { isMessageRequired: true, hasRego: false }

test.each([
  [
    'VDP-26: the title is the button’s label',
    'in_stock',
    { title: 'Enquire Now', price: '$42,990', note: 'Drive away · Stock HC20417 · Moorooka' },
  ],
  ['LEAD-27: of a sold car', 'sold', { title: 'Find Me Something Similar', price: '', note: 'Stock HC20417 · Moorooka' }],
] as const)('%s', (_, status, expected) => {
  expect(toEnquiryCar(toVehiclePageModel(aVehicle({ status }), aTenant(), BUILT_AT))).toMatchObject(expected)
})

describe('without scripts', () => {
  test.each([
    ['plain', shape],
    ['with a rego, comments optional', { isMessageRequired: false, hasRego: true }],
  ])(
    'A11Y-01: axe finds nothing wrong with a form %s',
    async (_, each) => {
      expect(await findViolations(`<main><h1>Car</h1>${renderToStaticMarkup(<PlainEnquiry car={car} shape={each} />)}</main>`)).toEqual([])
    },
    30_000,
  )

  test('LEAD-03, LEAD-11: it sends itself, about this car, opted in unless the box is cleared', () => {
    document.body.innerHTML = renderToStaticMarkup(<PlainEnquiry car={car} shape={shape} />)
    const form = document.querySelector('form')
    if (!form) throw new Error('no form')
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/leads'])
    const sent = () => Object.fromEntries(new FormData(form))
    expect(sent()).toMatchObject({ car_slug: car.slug, opt_in: 'true', contact_reference: '' })
    document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    expect(sent().opt_in).toBe('false')
    const required = [...form.querySelectorAll<HTMLInputElement>('[required]')].map(({ name }) => name)
    expect(required).toEqual(['name', 'last_name', 'phone', 'postcode', 'email', 'message'])
  })

  test('LEAD-12: the rego by switch, LEAD-05: four characters of postcode', () => {
    document.body.innerHTML = renderToStaticMarkup(<PlainEnquiry car={car} shape={{ ...shape, hasRego: true }} />)
    expect(document.querySelector('[name=rego]')).not.toBeNull()
    expect(document.querySelector('[name=postcode]')?.getAttribute('maxlength')).toBe('4')
  })
})

describe('in the browser', () => {
  const sent: Record<string, unknown>[] = []
  const onSent = vi.fn()
  let respond: () => Response = () => Response.json({ lead_id: 1 })

  beforeEach(() => {
    document.body.innerHTML = ''
    sent.length = 0
    onSent.mockClear()
    localStorage.clear()
    respond = () => Response.json({ lead_id: 1 })
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return respond()
    })
    render(<EnquiryForm car={car} shape={shape} onSent={onSent} />)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const send = () => fireEvent.click(screen.getByRole('button'))
  function fillIn(): void {
    type('First Name', 'Alannah')
    type('Last Name', 'Papadopoulos')
    type('Mobile', '0491 570 156')
    type('Postcode', '4105')
    type('Email', 'alannah@example.com')
    type('Comments', 'Is it still there?')
  }

  test('LEAD-05, LEAD-06, LEAD-15: what is missing is listed, linked and told at its field; nothing is sent', async () => {
    send()
    const alert = await screen.findByRole('alert')
    expect([...alert.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#enquiry-name', 'Please enter your First Name.'],
      ['#enquiry-last_name', 'Please enter your Last Name.'],
      ['#enquiry-phone', 'Please enter your Mobile.'],
      ['#enquiry-postcode', 'Invalid postcode. Please enter a 4-digit number.'],
      ['#enquiry-email', 'Please enter your Email.'],
      ['#enquiry-message', 'Please enter your Comments.'],
    ])
    expect(screen.getByLabelText('Postcode').getAttribute('aria-describedby')).toBe('enquiry-postcode-error')
    expect(sent).toEqual([])
  })

  test('API-15, LEAD-29: a valid form is sent once, with its car and key, and the details are kept for next time', async () => {
    fillIn()
    send()
    send()
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      name: 'Alannah',
      phone: '+61491570156',
      car_slug: car.slug,
      opt_in: true,
      contact_reference: '',
      idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      started_at: expect.any(Number),
    })
    expect(JSON.parse(localStorage.getItem('userDetails') ?? '{}')).toMatchObject({
      name: 'Alannah',
      phone: '0491 570 156',
      postcode: '4105',
    })
  })

  test('LEAD-16: a failure says so, keeps what was typed, and sending again carries the same key', async () => {
    respond = () => new Response('', { status: 500 })
    fillIn()
    send()
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred when submitting this form')
    expect(screen.getByLabelText('Comments')).toHaveProperty('value', 'Is it still there?')
    respond = () => Response.json({ lead_id: 1 })
    send()
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key)
  })

  test('LEAD-15: what the server refuses stands at its field', async () => {
    respond = () => Response.json({ error: 'x', fields: { phone: ['Please enter a valid Mobile.'] } }, { status: 422 })
    fillIn()
    send()
    await waitFor(() => expect(document.getElementById('enquiry-phone-error')?.textContent).toBe('Please enter a valid Mobile.'))
    expect(onSent).not.toHaveBeenCalled()
  })
})

test.each([
  ['hidden until asked for', true, null],
  ['shown at once', false, { text: '(07) 5550 4400', href: 'tel:+61755504400' }],
])('PHONE-01: beside the form a number that is %s', (_, phoneRevealEnabled, expected) => {
  const model = toVehiclePageModel(aVehicle(), aTenant('dealer', { switches: { phoneRevealEnabled } }), BUILT_AT)
  expect(toEnquiryCar(model).phone).toEqual(expected)
})
