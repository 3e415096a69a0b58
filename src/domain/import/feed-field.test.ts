import { expect, test } from 'vitest'
import { decimal, dollars, shortText, whole, yesNo } from './feed-field'

test('ADM-19: a field is matched by its label and its other headings', () => {
  expect(shortText('Badge', 'trim')).toStrictEqual({ kind: 'text', maxLength: 200, label: 'Badge', headings: ['Badge', 'trim'] })
  expect(dollars('Price')).toMatchObject({ kind: 'dollars', headings: ['Price'] })
  expect(yesNo('Reserved', 'hold')).toMatchObject({ kind: 'boolean', headings: ['Reserved', 'hold'] })
  expect(whole(9, ['km'], 'Odometer')).toMatchObject({ kind: 'number', min: 0, max: 9, isWhole: true, units: ['km'] })
  expect(decimal(9, [], 'Litres')).toMatchObject({ kind: 'number', isWhole: false })
})
