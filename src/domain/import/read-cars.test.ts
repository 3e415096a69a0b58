import { describe, expect, test } from 'vitest'
import type { FeedRow } from './feed-row'
import { suggestMapping } from './mapping'
import { readCars, toStockKey } from './read-cars'

const CONTEXT = { now: Date.UTC(2026, 10, 20) / 1000, timeZone: 'Australia/Brisbane', locations: [] }

function rowsOf(...lines: Record<string, string>[]): FeedRow[] {
  return lines.map((line, index) => ({
    number: index + 2,
    cells: new Map(Object.entries({ Stock: `A${index}`, Make: 'Kia', Model: 'Rio', Year: '2020', ...line })),
    problem: null,
  }))
}

function read(rows: FeedRow[]) {
  const columns = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))]
  return readCars(rows, suggestMapping(columns), CONTEXT)
}

describe('ADM-19: reading rows', () => {
  test('ADM-19: good rows become cars, and bad rows are refused with every reason', () => {
    const found = read(rowsOf({ Colour: 'Red' }, { Year: '20222', Price: 'cheap' }, { Make: '', Stock: '' }))
    expect(found.cars.map(({ stockNumber }) => stockNumber)).toStrictEqual(['A0'])
    expect(found.refused).toStrictEqual([
      { row: 3, stockNumber: 'A1', reasons: ['year 20222 is not between 1900 and 2028', "Price 'cheap' is not an amount in dollars"] },
      { row: 4, stockNumber: null, reasons: ['Stock number is empty', 'Make is empty'] },
    ])
  })

  test('ADM-19: the first valid row of a stock number is used, whatever its spelling', () => {
    const found = read(rowsOf({ Stock: 'a 1', Year: 'x' }, { Stock: 'A1' }, { Stock: ' a1 ' }))
    expect(found.cars.map(({ row }) => row)).toStrictEqual([3])
    expect(found.refused.map(({ reasons }) => reasons.at(-1))).toStrictEqual([
      'year x is not between 1900 and 2028',
      'stock number a1 is already in row 3',
    ])
  })

  test('ADM-19: of a misaligned row only the stock number is read, so that its car stays', () => {
    const [row] = rowsOf({ Year: 'x' })
    expect(read(row ? [{ ...row, problem: 'has 3 cells' }] : []).refused).toStrictEqual([
      { row: 2, stockNumber: 'A0', reasons: ['has 3 cells'] },
    ])
  })

  test.each([
    ['$30,990', '$28,000', 30_990, 'Drive away'],
    ['', '28000', 28_000, 'Excl. govt charges'],
    ['POA', '0', null, null],
  ])('ADM-19, PRC-08: DAP %j and EGC %j are %j, %j', (DAP, EGC, price, price_type) => {
    expect(read(rowsOf({ DAP, EGC })).cars[0]?.values).toMatchObject({ price, price_type })
  })

  test('ADM-19, CAR-04: picture columns become one list in order, with a note on skipped pictures', () => {
    const found = read(rowsOf({ 'Image 1': 'https://a.example/1.jpg', 'Image 2': 'ftp://b', 'Image 3': 'https://a.example/3.jpg' }))
    expect(found.cars[0]?.values.images).toStrictEqual(['https://a.example/1.jpg', 'https://a.example/3.jpg'])
    expect(found.notes).toStrictEqual([{ row: 2, text: "picture 'ftp://b' is not an https address and was left out" }])
  })

  test('ADM-19: unset values are absent, cleared values are null', () => {
    const values = read(rowsOf({ Status: '', Reserved: '', Colour: '' })).cars[0]?.values
    expect(values).toMatchObject({ colour: null })
    expect(Object.keys(values ?? {})).not.toEqual(expect.arrayContaining(['status']))
    expect(Object.keys(values ?? {})).not.toEqual(expect.arrayContaining(['reserved']))
  })

  test.each([
    [' a 12b ', 'A12B'],
    ['A12B', 'A12B'],
  ])('ADM-19: %j is the number %j', (text, key) => {
    expect(toStockKey(text)).toBe(key)
  })
})
