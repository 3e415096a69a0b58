import { describe, expect, test } from 'vitest'
import { readJsonRows } from './read-json-rows'

describe('ADM-19: JSON', () => {
  test('ADM-19: numbers, booleans and null become texts, objects dotted columns, and lists of pictures addresses', () => {
    const car = {
      stock: 12,
      isNew: false,
      badge: null,
      price: { amount: 19990.5 },
      images: ['https://a.example/1.jpg', { url: 'https://a.example/2.jpg' }, { image: { url: 'https://a.example/3.jpg' } }],
    }
    const table = readJsonRows(JSON.stringify({ generated: 'today', vehicles: [car] }))
    expect(table.kind === 'table' && [...(table.rows[0]?.cells ?? [])]).toStrictEqual([
      ['stock', '12'],
      ['isNew', 'false'],
      ['badge', ''],
      ['price.amount', '19990.5'],
      ['images', ['https://a.example/1.jpg', 'https://a.example/2.jpg', 'https://a.example/3.jpg']],
    ])
  })

  test('ADM-19: an item that is not an object is a bad row, not a bad file; keys of all objects become columns', () => {
    const table = readJsonRows('[{"a":1},7,{"b":2,"__proto__":{"c":3}}]')
    expect(table.kind === 'table' && table.rows.map(({ number, problem }) => [number, problem])).toStrictEqual([
      [1, null],
      [2, 'is not an object with named values'],
      [3, null],
    ])
    expect(table.kind === 'table' && table.columns).toStrictEqual(['a', 'b', '__proto__.c'])
  })

  test.each([
    ['[{"a":1}', /not valid/],
    ['{"a":1}', /no list of cars/],
    ['{"a":[],"b":[]}', /no list of cars/],
    ['[]', /no cars/],
  ])('ADM-19: %j is refused', (text, problem) => {
    const table = readJsonRows(text)
    expect(table.kind === 'refused' && table.problem).toMatch(problem)
  })

  test('ADM-19: endless nesting is cut off', () => {
    const deep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`
    expect(readJsonRows(`[${deep}]`)).toMatchObject({ kind: 'table', columns: [] })
  })
})
