import { expect, test } from 'vitest'
import { toVehiclePageModel } from '@/ui/pages/vehicle-page/vehicle-page-model'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, BUILT_AT } from '@tests/builders/vehicle'
import { toEnquiryCar } from './enquiry-car'

test.each([
  [
    'VDP-26: the title is the button’s label',
    'in_stock',
    { title: 'Enquire Now', price: '$42,990', note: 'Drive away · Stock HC20417 · Moorooka' },
  ],
  ['LEAD-27: of a sold car', 'sold', { title: 'Find Me Something Similar', price: '', note: 'Stock HC20417 · Moorooka' }],
] as const)('%s', (_, status, expected) => {
  expect(toEnquiryCar(toVehiclePageModel(aVehicle({ status }), aTenant(), BUILT_AT), 'harbour-city-motors')).toMatchObject(expected)
})

test.each([
  ['hidden until revealed', true, null],
  ['shown at once', false, { text: '(07) 5550 4400', href: 'tel:+61755504400' }],
])('PHONE-01: a number beside the form that is %s', (_, phoneRevealEnabled, expected) => {
  const model = toVehiclePageModel(aVehicle(), aTenant('dealer', { switches: { phoneRevealEnabled } }), BUILT_AT)
  expect(toEnquiryCar(model, 'harbour-city-motors').phone).toEqual(expected)
})
