import { expect, test } from 'vitest'
import { resolveStoredSwitches } from './stored-switches'

const filtersOf = (tenant: object, template = 'dealer') => resolveStoredSwitches({ tenant, template, platform: null }).searchFilters

test('KIND-05, SRCH-11: a tenant that chose no filters has those of its kind, others have those of their template', () => {
  expect(filtersOf({ stockKinds: ['caravan'] })).toEqual(expect.arrayContaining(['sleeps', 'atm', 'layout']))
  expect(filtersOf({ stockKinds: ['caravan'] })).not.toContain('transmission')
  expect(filtersOf({ stockKinds: ['motorcycle'] })).toEqual(filtersOf({}))
  expect(filtersOf({}).slice(0, 3)).toEqual(['car_type', 'price', 'body'])
})

test('SRCH-11: filters that a tenant chose are shown as they are', () => {
  expect(filtersOf({ stockKinds: ['caravan'], searchFilters: ['price', 'make'] })).toEqual(['price', 'make'])
})
