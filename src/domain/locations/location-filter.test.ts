import { describe, expect, test } from 'vitest'
import { aSiteLocation } from '@tests/builders/site-location'
import type { LocationType } from './location'
import { fitsChoice, listLocationFilters, toLocationFilters } from './location-filter'

const filtersOf = (state: string, type: LocationType, makes: string[]) => ({
  filters: toLocationFilters(aSiteLocation({ type, makes, address: { street: '', city: '', state, postcode: '' } })),
})
const locations = [
  filtersOf('QLD', 'sales', ['Toyota']),
  filtersOf('qld', 'service', ['Toyota', 'Toyota']),
  filtersOf('QLD', 'parts', ['Mazda']),
  filtersOf('VIC', 'sales', ['Mazda']),
  filtersOf('', 'sales', []),
]

describe('the filter of a list of locations', () => {
  test('LOC-02: offers states, departments and brands with their numbers of locations', () => {
    expect(listLocationFilters(locations)).toEqual([
      {
        key: 'state',
        label: 'State',
        choices: [
          { value: 'QLD', count: 3 },
          { value: 'VIC', count: 1 },
        ],
      },
      {
        key: 'department',
        label: 'Department',
        choices: [
          { value: 'Sales', count: 3 },
          { value: 'Service', count: 1 },
          { value: 'Parts', count: 1 },
        ],
      },
      {
        key: 'makes',
        label: 'Brand',
        choices: [
          { value: 'Mazda', count: 2 },
          { value: 'Toyota', count: 2 },
        ],
      },
    ])
  })

  test('LOC-02: a short list has no filter, and a single value is not offered', () => {
    expect(listLocationFilters(locations.slice(0, 4))).toEqual([])
    const alike = Array.from({ length: 6 }, () => filtersOf('QLD', 'sales', ['Toyota']))
    expect(listLocationFilters(alike)).toEqual([])
  })

  test('LOC-02: each choice matches exactly the locations that it counts', () => {
    for (const { key, choices } of listLocationFilters(locations)) {
      for (const { value, count } of choices)
        expect(locations.filter(({ filters }) => fitsChoice(filters, { [key]: value }))).toHaveLength(count)
    }
    expect(locations.filter(({ filters }) => fitsChoice(filters, {}))).toHaveLength(5)
    expect(locations.filter(({ filters }) => fitsChoice(filters, { state: 'QLD', department: 'Sales', makes: null }))).toHaveLength(1)
  })
})
