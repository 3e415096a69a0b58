import { expect, test } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { dollars } from '@tests/builders/vehicle'
import { listSubscriptionTerms } from './subscription'

const { switches } = aTenant('prestige')
const settings = {
  ...switches,
  subscriptionsEnabled: true,
  subscriptionIncluded: ['Insurance', 'Tyres'],
  subscriptionTerm: '3 months minimum',
  subscriptionKilometres: '1,500 km a month',
  subscriptionExit: '14 days’ notice',
}
const car = { subscriptionPrice: dollars(690) }

test('LOOK-09: the terms are what is included, term, kilometres and exit', () => {
  expect(listSubscriptionTerms(car, settings)?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Included: Insurance, Tyres',
    'Term: 3 months minimum',
    'Kilometres: 1,500 km a month',
    'Ending it: 14 days’ notice',
  ])
})

test.each([
  [
    'terms that the site leaves empty are left out',
    car,
    { ...settings, subscriptionIncluded: [], subscriptionExit: ' ' },
    ['term', 'kilometres'],
  ],
  ['a car for sale has none', { subscriptionPrice: null }, settings, undefined],
  ['a subscription price of 0 is none', { subscriptionPrice: 0 }, settings, undefined],
  ['a site without subscriptions has none', car, { ...settings, subscriptionsEnabled: false }, undefined],
])('LOOK-09: %s', (_, vehicle, given, keys) => {
  expect(listSubscriptionTerms(vehicle, given)?.map(({ key }) => key)).toEqual(keys)
})
