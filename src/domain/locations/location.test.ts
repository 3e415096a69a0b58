import { describe, expect, test } from 'vitest'
import { aSiteLocation } from '@tests/builders/site-location'
import {
  findBlockLocation,
  formatAddress,
  formatLicence,
  listDepartments,
  listLicences,
  selectLocations,
  toLocationType,
  timeZoneOfLocation,
} from './location'

test.each([
  ['sales', 'sales'],
  [' Service', 'service'],
  ['parts', 'parts'],
  ['', 'sales'],
  [null, 'sales'],
  ['something else', 'sales'],
])('LOC-01: the type %j counts as %s', (type, expected) => expect(toLocationType(type)).toBe(expected))

test.each([
  ['QLD', '4105', 'Australia/Brisbane'],
  ['vic', '3218', 'Australia/Melbourne'],
  ['WA', '6107', 'Australia/Perth'],
  ['NSW', '2880', 'Australia/Broken_Hill'],
  ['WA', '6443', 'Australia/Eucla'],
  ['', '', 'Australia/Sydney'],
  ['Bavaria', '80331', 'Australia/Sydney'],
])('LOC-09: the time zone of %s %s is %s', (state, postcode, zone) => {
  expect(timeZoneOfLocation({ state, postcode }, 'Australia/Sydney')).toBe(zone)
  expect(() => new Intl.DateTimeFormat('en-AU', { timeZone: zone })).not.toThrow()
})

test.each([
  [{ street: '1 Road', city: 'Aspley', state: 'QLD', postcode: '4034' }, '1 Road, Aspley QLD 4034'],
  [{ street: '', city: 'Aspley', state: '', postcode: '4034' }, 'Aspley 4034'],
  [{ street: ' 1 Road ', city: '', state: '', postcode: '' }, '1 Road'],
])('LOC-02: the address %j is formatted as %j', (address, text) => expect(formatAddress(address)).toBe(text))

test.each([
  ['4218876', 'DL', 'DL 4218876'],
  ['4218876', 'CL', 'CL 4218876'],
  ['LMCT 12098', 'DL', 'LMCT 12098'],
  ['DL 4218876', 'CL', 'CL 4218876'],
  ['Dealer Licence DL 4218876 (QLD)', 'CL', 'Dealer Licence CL 4218876 (QLD)'],
  ['Dealer Licence DL 4218876', 'DL', 'Dealer Licence DL 4218876'],
  ['IDL 4', 'CL', 'IDL 4'],
  [' ', 'DL', null],
  [null, 'DL', null],
])('LOC-17: the licence %j with %s is formatted as %j', (licence, prefix, text) => expect(formatLicence(licence, prefix)).toBe(text))

test('LOC-17, LOC-18: the footer lists licences with the site’s prefix, then other registration numbers', () => {
  const switches = { licencePrefix: 'CL', extraRegistrationNumbers: ['MRB 1', 'AU 22'] }
  expect(listLicences(['Dealer Licence DL 4218876', ' ', 'Harbour City Motors Pty Ltd'], switches)).toEqual([
    'Dealer Licence CL 4218876',
    'Harbour City Motors Pty Ltd',
    'MRB 1',
    'AU 22',
  ])
})

const sales = aSiteLocation({ id: 1 })
const service = aSiteLocation({ id: 2, type: 'service', address: { ...sales.address, street: '122 Figtree Parade' } })
const parts = aSiteLocation({ id: 3, type: 'parts' })
const elsewhere = aSiteLocation({ id: 4, type: 'service', address: { ...sales.address, postcode: '4030' } })
const stranger = aSiteLocation({ id: 5, type: 'service', dealership: { id: 8, slug: 'other', name: 'Other' } })
const all = [parts, elsewhere, service, stranger, sales]

describe('the locations of a site', () => {
  test('LOC-01: departments are the locations of the same dealership and postcode, sales first', () => {
    expect(listDepartments(sales, all).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(listDepartments(elsewhere, all).map(({ id }) => id)).toEqual([4])
    expect(listDepartments(aSiteLocation({ id: 9, dealership: null }), all).map(({ id }) => id)).toEqual([9])
  })

  test('LOC-01: two showrooms of a dealership in one postcode are not departments of each other', () => {
    expect(listDepartments(sales, [sales, aSiteLocation({ id: 6 })]).map(({ id }) => id)).toEqual([1])
  })

  test('LOC-02: the primary location comes first, the others keep their order', () => {
    const primary = aSiteLocation({ id: 8, isPrimary: true })
    expect(selectLocations([service, sales, primary], 'all').map(({ id }) => id)).toEqual([8, 2, 1])
    expect(selectLocations([service, sales, primary], 'sales').map(({ id }) => id)).toEqual([8, 1])
  })

  test('LOC-02: a block shows the location it references, else its page’s, else the site’s first, else none', () => {
    expect(findBlockLocation(all, { id: 2 }, 3)?.id).toBe(2)
    expect(findBlockLocation(all, null, 2)?.id).toBe(2)
    expect(findBlockLocation(all, undefined, 99)?.id).toBe(3)
    expect(findBlockLocation([], null, 99)).toBeNull()
  })

  test('LOC-02, LOC-09: a missing referenced location is not replaced by another one', () => {
    expect(findBlockLocation(all, 99, 2)).toBeNull()
    expect(findBlockLocation(all, { id: 99 }, null)).toBeNull()
  })
})
