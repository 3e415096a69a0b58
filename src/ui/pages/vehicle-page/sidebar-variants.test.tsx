// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SIDEBAR_VARIANTS } from '@/domain/tenant/template'
import type { SwitchOverrides } from '@/domain/switches/switches'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, BUILT_AT, dollars } from '@tests/builders/vehicle'
import { sidebarVariants } from './sidebar-variants'
import { toVehiclePageModel } from './vehicle-page-model'

const LONGEST = 'Panamera Turbo S E-Hybrid Sport Turismo Executive Edition Exclusive'

describe.each(SIDEBAR_VARIANTS)('%s', (variant) => {
  const Sidebar = sidebarVariants[variant]
  const show = (vehicle: Partial<Vehicle> = {}, switches: SwitchOverrides = {}): HTMLElement => {
    const model = toVehiclePageModel(aVehicle(vehicle), aTenant('prestige', { switches }), BUILT_AT)
    document.body.innerHTML = renderToStaticMarkup(<Sidebar model={model} title={<h1>{model.name}</h1>} />)
    return document.body
  }
  const elementOf = (text: string) =>
    [...document.querySelectorAll('*')].find((node) => node.textContent.trim() === text && !node.children.length)

  test('PRC-03 PRC-07: seven-digit prices are not cut, beside the previous price', () => {
    show({ price: dollars(1_249_990), beforePrice: dollars(1_299_990) })
    for (const text of ['$1,249,990', '$1,299,990']) expect(elementOf(text)?.closest('.truncate, .overflow-hidden')).toBeNull()
    expect(document.body.textContent).toContain('Save $50,000')
  })

  test('VDP-02: a name of 68 characters is never cut', () => {
    show({ model: LONGEST })
    expect(elementOf(`2023 Toyota ${LONGEST}`)?.closest('.truncate, .overflow-hidden, .whitespace-nowrap')).toBeNull()
  })

  test('VDP-04: km, gearbox, fuel and body are shown in a sidebar with the name', () => {
    const text = show().textContent
    for (const fact of ['28,410 km', 'Automatic', 'Petrol', 'SUV']) expect(text).toContain(fact)
  })

  test('PHONE-02: without the switch the number is visible at once', () => {
    const link = show({}, { phoneRevealEnabled: false }).querySelector('a[href="tel:+61755504400"]')
    expect(link?.textContent).toBe('Call Now (07) 5550 4400')
    expect(document.querySelector('[data-reveal-phone]')).toBeNull()
  })

  test('LOOK-09: a subscription states price, what is included, term, kilometres and exit, and no finance', () => {
    const terms = { subscriptionIncluded: ['Insurance', 'Tyres'], subscriptionTerm: '3 months minimum' }
    const more = { subscriptionKilometres: '1,500 km a month', subscriptionExit: '14 days’ notice' }
    const car = { subscriptionPrice: dollars(690), market: { average: dollars(60_000), stateAverage: dollars(60_000) } }
    const body = show(car, { subscriptionsEnabled: true, ...terms, ...more })
    for (const words of ['$690', 'per week by subscription', 'Insurance, Tyres', '3 months minimum', '1,500 km a month', '14 days’ notice'])
      expect(body.textContent).toContain(words)
    expect(body.textContent).not.toMatch(/comparison rate|Pre-Approved|below market average|\$42,990/)
    expect(show(car, terms).querySelector('[aria-label=Subscription]')).toBeNull()
  })

  test('PRC-06 VDP-05: without price, stock number, location and phone only the enquiry remains', () => {
    const body = show({ price: null, stockNumber: null, city: null, location: null })
    expect(body.textContent).toContain('Enquire for price.')
    expect(body.textContent).not.toContain('Stock')
    expect([...body.querySelectorAll('a')].map((link) => link.textContent)).toContain('Enquire Now')
  })
})
