// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormKind } from '@/domain/leads/form/form-kinds'
import { SPAM_TRAP } from '@/domain/leads/form/spam-trap'
import { toVehiclePageModel } from '@/ui/pages/vehicle-page/vehicle-page-model'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, BUILT_AT } from '@tests/builders/vehicle'
import { toEnquiryCar } from './enquiry-car'
import { toFormSite } from './form-site'
import { LeadForm } from './lead-form'

// Allow for slow machines.
configure({ asyncUtilTimeout: 8_000 })

const car = toEnquiryCar(toVehiclePageModel(aVehicle(), aTenant(), BUILT_AT), 'harbour-city-motors')
const site = toFormSite(aTenant('dealer', { switches: { testDriveTermsField: true, termsAgreementRequired: true } }))

describe('in the browser', () => {
  const sent: Record<string, unknown>[] = []
  const onSent = vi.fn()
  let respond: () => Response = () => Response.json({ lead_id: 1 })

  beforeEach(() => {
    document.body.innerHTML = ''
    sent.length = 0
    onSent.mockClear()
    localStorage.clear()
    sessionStorage.clear()
    respond = () => Response.json({ lead_id: 1 })
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return respond()
    })
    // Pretend the form was opened long ago: the spam trap rejects forms that are sent too fast.
    let ticks = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (ticks += 4000))
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const draw = (kind: FormKind = 'enquiry', inSteps = false) =>
    render(<LeadForm site={site} choice={{ kind, carSlug: car.slug, inSteps }} formId="f" carName={car.name} onSent={onSent} />)
  const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  function fillIn(): void {
    type('First Name', 'Alannah')
    type('Last Name', 'Papadopoulos')
    type('Mobile', '0491 570 156')
    type('Postcode', '4105')
    type('Email', 'alannah@example.com')
  }

  test('LEAD-05, LEAD-06, LEAD-15: missing fields are listed, linked and marked, and nothing is sent', async () => {
    draw()
    press('Send enquiry')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Please fix the following errors:')
    expect([...alert.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#f-name', 'Please enter your First Name.'],
      ['#f-last_name', 'Please enter your Last Name.'],
      ['#f-phone', 'Please enter your Mobile.'],
      ['#f-postcode', 'Invalid postcode. Please enter a 4-digit number.'],
      ['#f-email', 'Please enter your Email.'],
      ['#f-message', 'Please enter your Comments.'],
    ])
    expect(screen.getByLabelText('Postcode').getAttribute('aria-describedby')).toBe('f-postcode-error')
    expect(sent).toEqual([])
  })

  test('API-15, LEAD-19, LEAD-29: a valid form is sent once, with vehicle, key and visit; details, category and vehicle are remembered', async () => {
    draw()
    fillIn()
    type('Comments', 'Is it still there?')
    const button = screen.getByRole('button', { name: 'Send enquiry' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      form: 'enquiry',
      name: 'Alannah',
      phone: '0491 570 156',
      car_slug: car.slug,
      contact_reference: '',
      idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      open_seconds: expect.any(Number),
      visit: { url: window.location.href, visited_pages: ['/'] },
    })
    expect(JSON.parse(localStorage.getItem('userDetails') ?? '{}')).toMatchObject({
      name: 'Alannah',
      phone: '0491 570 156',
      postcode: '4105',
    })
    expect(localStorage.getItem('successCategory')).toBe('enquiry')
    expect(JSON.parse(localStorage.getItem('enquiredCar') ?? '{}')).toEqual({ slug: car.slug, name: car.name })
  })

  test('EVT-01, EVT-05: its event is logged with the vehicle', async () => {
    respond = () => Response.json({ lead_id: 1, event: 15, car_id: 501 })
    draw('test-drive')
    fillIn()
    fireEvent.click(screen.getByLabelText(/I agree to the/))
    press('Request test drive')
    await waitFor(() => expect(sent).toContainEqual({ id: 15, car_id: 501 }))
  })

  test('LEAD-29: the next form is prefilled with the remembered details', async () => {
    localStorage.setItem(
      'userDetails',
      JSON.stringify({ name: 'Dev', last_name: 'Patel', email: 'd@example.com', phone: '0491', postcode: '0812' }),
    )
    draw()
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Dev'))
    expect(screen.getByLabelText('Postcode')).toHaveProperty('value', '0812')
  })

  test('LEAD-10, LEAD-26: a form about a vehicle preselects its dealership and sends the chosen one', async () => {
    const dealerships = ['harbour-city-motors', 'west'].map((value) => ({ value, label: value }))
    const choice = { kind: 'enquiry' as const, carSlug: car.slug, carDealership: car.dealership }
    render(<LeadForm site={{ ...site, dealerships }} choice={choice} formId="f" onSent={onSent} />)
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Preferred Dealership' })
    expect([select.options[0]?.text, select.value, select.required]).toEqual(['Select a Preferred Dealership', 'harbour-city-motors', true])
    fillIn()
    type('Comments', 'Still there?')
    fireEvent.change(select, { target: { value: '' } })
    press('Send enquiry')
    expect((await screen.findByRole('alert')).textContent).toContain('Select a Preferred Dealership')
    expect(sent).toEqual([])
    fireEvent.change(select, { target: { value: 'west' } })
    press('Send enquiry')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ dealership_slug: 'west', car_slug: car.slug })
  })

  test.each([
    ['LEAD-22, LEAD-26', 'test-drive', '/?vehicle=Aurora%20Fjell&dealer=west', 'Aurora Fjell'],
    ['FIN-01', 'finance', '/finance?preferredDealership=west&car_type=demo', 'Demo car'],
  ] as const)(
    '%s: the form of a %s is prefilled with the vehicle and the dealership from its address',
    async (_, kind, address, vehicle) => {
      window.history.replaceState(null, '', address)
      const dealerships = ['harbour-city-motors', 'west'].map((value) => ({ value, label: value }))
      render(<LeadForm site={{ ...site, dealerships }} choice={{ kind, carSlug: null }} formId="f" onSent={onSent} />)
      window.history.replaceState(null, '', '/')
      await waitFor(() => expect(screen.getByLabelText(/^Vehicle \(/)).toHaveProperty('value', vehicle))
      expect(screen.getByLabelText('Preferred Dealership')).toHaveProperty('value', 'west')
    },
  )

  test('LEAD-16: a failure shows an error, keeps the input, and sending again uses the same key', async () => {
    respond = () => new Response('', { status: 500 })
    draw()
    fillIn()
    type('Comments', 'Is it still there?')
    press('Send enquiry')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('An error occurred when submitting this form')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    expect(screen.getByLabelText('Comments')).toHaveProperty('value', 'Is it still there?')
    respond = () => Response.json({ lead_id: 1 })
    press('Send enquiry')
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key)
  })

  async function sendAsTyped(): Promise<void> {
    const count = onSent.mock.calls.length
    fillIn()
    type('Comments', 'Is it still there?')
    press('Send enquiry')
    await waitFor(() => expect(onSent.mock.calls.length).toBe(count + 1))
  }

  test('REL-06: the same form sent again after a reload has the same key; changed text gets a new key', async () => {
    draw()
    await sendAsTyped()
    cleanup()
    draw()
    await sendAsTyped()
    type('Comments', 'And its history?')
    press('Send enquiry')
    await waitFor(() => expect(sent).toHaveLength(3))
    const [first, again, other] = sent.map(({ idempotency_key }) => idempotency_key)
    expect([again === first, other === first]).toEqual([true, false])
  })

  test('REL-06, LEAD-16: when the server reports that the key was used for other content, the form is sent with a new key', async () => {
    respond = () =>
      sent.length === 1
        ? Response.json({ error: { code: 'conflict', message: 'Sent before.' } }, { status: 409 })
        : Response.json({ lead_id: 2 })
    draw()
    await sendAsTyped()
    expect(new Set(sent.map(({ idempotency_key }) => idempotency_key)).size).toBe(2)
  })

  test("SEC-02: the time a form was open is measured by the page's own clock, so a fast system clock doesn't trip the trap", async () => {
    vi.spyOn(Date, 'now').mockImplementation(() => (BUILT_AT + 86_400) * 1000)
    draw()
    await sendAsTyped()
    const { open_seconds, ...rest } = sent[0] ?? {}
    expect(Number(open_seconds)).toBeGreaterThanOrEqual(SPAM_TRAP.minimumSeconds)
    expect(JSON.stringify(rest)).not.toContain(String(BUILT_AT + 86_400))
  })

  test('LEAD-15: a server error is shown at its field', async () => {
    respond = () =>
      Response.json({ error: { code: 'invalid', message: 'x', fields: { phone: 'Please enter a valid Mobile.' } } }, { status: 422 })
    draw()
    fillIn()
    type('Comments', 'Hello')
    press('Send enquiry')
    await waitFor(() => expect(document.getElementById('f-phone-error')?.textContent).toBe('Please enter a valid Mobile.'))
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile'))
    expect(onSent).not.toHaveBeenCalled()
  })

  test.each([
    [
      'says how to see a field that it lacks',
      { location_id: 'Please select a Location.' },
      /^Please select a Location\. .* reload the page\.$/,
    ],
    ['shows an error for the whole form', { form: 'This car has been sold.' }, /^This car has been sold\.$/],
  ])('LEAD-15, LEAD-16: a form that was opened before a change %s', async (_, fields, words) => {
    respond = () => Response.json({ error: { code: 'invalid', message: 'x', fields } }, { status: 422 })
    draw()
    fillIn()
    type('Comments', 'Hello')
    press('Send enquiry')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.getByLabelText('Comments')).toHaveProperty('value', 'Hello')
  })

  test("LEAD-13, LEAD-23: a test drive can't be sent without accepting its terms", async () => {
    draw('test-drive')
    fillIn()
    press('Request test drive')
    expect(await screen.findAllByText('You must agree to the terms of use before submitting the form.')).toHaveLength(2)
    fireEvent.click(screen.getByLabelText(/I agree to the/))
    press('Request test drive')
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    expect(sent[0]).toMatchObject({ form: 'test-drive', terms: 'true' })
  })

  describe('in steps', () => {
    const shownStep = () => document.querySelector('[aria-current=step]')?.textContent

    async function reachDetails(): Promise<void> {
      type('Vehicle price', '42,990')
      type('Term', '5 years')
      type('Use', 'Personal')
      press('Continue')
      await waitFor(() => expect(shownStep()).toContain('Your situation'))
      type('Employment', 'Full time')
      type('Home', 'Rent')
      press('Continue')
      await waitFor(() => expect(shownStep()).toContain('Your details'))
      fillIn()
      fireEvent.click(screen.getByLabelText(/I agree to the/))
    }

    test('LEAD-18: a step continues only when its own fields are valid, and going back keeps the input', async () => {
      draw('finance', true)
      press('Continue')
      await screen.findByText('Please enter your Vehicle price.', { selector: 'a' })
      expect(shownStep()).toContain('The loan')
      expect(screen.queryAllByText('Please enter your First Name.')).toHaveLength(0)
      await reachDetails()
      press('Back')
      press('Back')
      expect(shownStep()).toContain('The loan')
      expect(screen.getByLabelText('Vehicle price')).toHaveProperty('value', '42,990')
    })

    test('LEAD-18, LEAD-19: the last step submits; with a lead_id the vehicle and the category are remembered', async () => {
      draw('finance', true)
      await reachDetails()
      press('Send finance enquiry')
      await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
      expect(localStorage.getItem('successCategory')).toBe('finance')
      expect(localStorage.getItem('enquiredCar')).toContain(car.slug)
    })
    test.each([
      ['the server’s message', { error: { code: 'failed', message: 'Our lender is closed.' } }, 'Our lender is closed.'],
      ['the default message without one', {}, 'An unexpected error occured'],
    ])('LEAD-20: without a lead_id the form says %s', async (_, answer, message) => {
      respond = () => Response.json(answer)
      draw('finance', true)
      await reachDetails()
      press('Send finance enquiry')
      expect((await screen.findByRole('alert')).textContent).toBe(message)
      expect([onSent.mock.calls.length, localStorage.getItem('enquiredCar')]).toEqual([0, null])
    })
  })
})
