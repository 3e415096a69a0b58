import { describe, expect, test } from 'vitest'
import { measureStockDrop } from './stock-drop'
import type { ImportPlan } from './plan-import'
import { countPlan, explainStockDrop, explainRefused, summarisePlan } from './summarise-plan'

const car = (id: number) => ({ id, slug: `car-${id}`, stockNumber: `A${id}`, name: '2020 Kia Rio' })

const PLAN: ImportPlan = {
  added: [1, 2, 3].map((row) => ({ row, stockNumber: `N${row}`, name: '2021 Kia', values: {}, soldAt: null })),
  changed: [
    {
      ...car(1),
      row: 5,
      values: {},
      fields: [
        { field: 'price', from: 10, to: null },
        { field: 'reserved', from: false, to: true },
        { field: 'images', from: [], to: ['a', 'b'] },
        { field: 'dealercomments', from: null, to: 'x'.repeat(500) },
      ],
    },
  ],
  removed: [car(2)],
  refused: [{ row: 14, stockNumber: null, reasons: ['year 20222 is not between 1900 and 2028', 'Make is empty'] }],
  unchanged: 7,
  notes: [{ row: 2, text: 'picture left out' }],
  fall: measureStockDrop({ before: 9, leaving: 1 }, 30),
}

describe('ADM-19: the summary of a plan', () => {
  test('ADM-19: counts include all rows, lists the first ones', () => {
    const summary = summarisePlan(PLAN, 2)
    expect(summary.counts).toStrictEqual({ added: 3, changed: 1, removed: 1, refused: 1, unchanged: 7 })
    expect(summary.counts).toStrictEqual(countPlan(PLAN))
    expect(summary.added).toHaveLength(2)
    expect(summary.removed).toStrictEqual([{ stockNumber: 'A2', name: '2020 Kia Rio' }])
    expect(summary.notes).toStrictEqual(['Row 2: picture left out'])
  })

  test('ADM-19: lists changes with old and new values', () => {
    const [first] = summarisePlan(PLAN, 5).changed
    expect(first?.fields).toStrictEqual([
      { label: 'Price', from: '10', to: 'nothing' },
      { label: 'Reserved', from: 'no', to: 'yes' },
      { label: 'Pictures', from: '0: ', to: '2: a, b' },
      { label: 'Dealer comments', from: 'nothing', to: `${'x'.repeat(120)}…` },
    ])
  })

  test('ADM-19: a refused row has every reason', () => {
    expect(explainRefused(PLAN)).toStrictEqual(['Row 14: year 20222 is not between 1900 and 2028; Make is empty'])
  })

  test('ADM-19: a stock drop has its numbers', () => {
    expect(explainStockDrop(PLAN.fall)).toBe('1 of 9 cars on offer would leave the site (11.1 %); the limit is 30 %.')
  })
})
