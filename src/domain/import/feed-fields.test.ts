import { describe, expect, test } from 'vitest'
import { FEED_FIELD_NAMES, FEED_FIELDS, isFeedField, REQUIRED_FIELDS } from './feed-fields'

describe('ADM-19: the fields that a feed can fill', () => {
  test('ADM-19, CAR-01: stock number, make, model and year are required', () => {
    expect(REQUIRED_FIELDS).toStrictEqual(['stocknum', 'make', 'model', 'year'])
  })

  test('ADM-19: no heading matches two fields', () => {
    const keys = FEED_FIELD_NAMES.flatMap((field) => [
      ...new Set(FEED_FIELDS[field].headings.map((heading) => heading.toLowerCase().replace(/[^a-z0-9#]+/g, ''))),
    ])
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toStrictEqual([])
  })

  test('ADM-19: labels are unique', () => {
    const labels = FEED_FIELD_NAMES.map((field) => FEED_FIELDS[field].label)
    expect(new Set(labels).size).toBe(labels.length)
  })

  test.each([
    ['price', true],
    ['variant.torque', true],
    ['slug', false],
    ['dealership', false],
    ['constructor', false],
    ['__proto__', false],
  ])('ADM-19, SEC-01: whether a feed may fill %s: %s', (name, isOne) => {
    expect(isFeedField(name)).toBe(isOne)
  })
})
