// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SwitchOverrides } from '@/domain/switches/switches'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import { PurchaseActions, toPurchaseView } from './purchase-actions'

afterEach(cleanup)

const SELLS_ONLINE: SwitchOverrides = { reserveEnabled: true, onlinePurchaseEnabled: true }
const { id, slug, path } = aVehicle()
const DRIVE = ['Test Drive', `${path}#test-drive`] as const

const cases: readonly (readonly [string, Partial<Vehicle>, SwitchOverrides, readonly (readonly [string, string])[]])[] = [
  [
    'VDP-05, BUY-01, BUY-04, BUY-05: a car that can be had is bought or reserved for $200',
    {},
    SELLS_ONLINE,
    [['Buy online', `/checkout-journey?car_id=${slug}`], ['Reserve Car Now · $200', `/cars/${slug}/checkout`], DRIVE],
  ],
  [
    'BUY-05: the fee and the address of a brand variant',
    {},
    { reserveEnabled: true, reserveFeeText: '$500', reservePath: 'buy-online' },
    [['Reserve Car Now · $500', `/cars/${slug}/buy-online`], DRIVE],
  ],
  [
    'BUY-02, LEAD-27: a reserved car offers similar ones instead',
    { isReserved: true },
    SELLS_ONLINE,
    [['Find Me Something Similar', `${path}#enquire`]],
  ],
  ['BUY-02: so does a sold car', { status: 'sold' }, SELLS_ONLINE, [['Find Me Something Similar', `${path}#enquire`]]],
  ['BUY-01, VDP-26: a site that does not reserve shows neither; the car can be driven', {}, {}, [DRIVE]],
  ['VDP-26: no test drive for a car that is coming soon', { status: 'coming_soon' }, {}, []],
  [
    'TRD-03: a valuation for a car above 200 dollars',
    {},
    { tradeInValuationEnabled: true },
    [DRIVE, ['Trade-In Valuation', `/cars/trade-in?car_id=${id}`]],
  ],
  ['TRD-03: none at 200 dollars', { price: dollars(200) }, { tradeInValuationEnabled: true }, [DRIVE]],
  [
    'LOOK-09: a subscription has its own form instead of purchase, reservation and trade-in',
    { subscriptionPrice: dollars(690) },
    { ...SELLS_ONLINE, tradeInValuationEnabled: true, subscriptionsEnabled: true },
    [['Start a subscription', `${path}#subscribe`], DRIVE],
  ],
  ['TRD-03: none for a reserved car', { isReserved: true }, { tradeInValuationEnabled: true }, []],
]

test.each(cases)('%s', (_, vehicle, switches, expected) => {
  render(<PurchaseActions {...toPurchaseView(aVehicle(vehicle), aTenant('dealer', { switches }).switches)} />)
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual(expected)
})
