import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '@/domain/search/document'
import type { SearchEngine } from '@/server/search/port'
import { ArrangedStock } from './arrange-stock'

const CARS: Partial<SearchDocument>[] = [
  { make: 'Toyota', model: 'Hilux', badge: 'SR5', colour: 'White', year: 2019, stock_number: 'STK-10421', vin: 'MR0BA3CD200123456' },
  {
    make: 'Toyota',
    model: 'Land Cruiser Prado',
    badge: 'Kakadu',
    colour: 'Bronze',
    year: 2020,
    stock_number: 'STK-10422',
    vin: 'JTEBR3FJ50K123456',
  },
  { make: 'Mazda', model: 'CX-5', badge: 'Akera', colour: 'Red', year: 2021, fuel: 'Petrol', stock_number: 'MAZ77001', vin: null },
  {
    make: 'Toyota',
    model: 'RAV4',
    badge: 'GX',
    colour: 'Blue',
    year: 2022,
    fuel: 'Hybrid',
    description: 'Tows less than a hilux, sips fuel.',
  },
  { make: 'Citroën', model: 'C5 Aircross', badge: 'Shine', colour: 'Grey', year: 2020, fuel: 'Petrol' },
  { make: 'Kia', model: 'EV6', badge: 'Air', colour: 'Green', year: 2023, fuel: 'Electric', filtered_features: ['Panoramic Sunroof'] },
]

/** Contract cases 6 to 9: what a text finds. */
export function describeText(getEngine: () => SearchEngine): void {
  const cases: Record<string, [requirement: string, text: string, places: number[]][]> = {
    words: [
      ['every word must match', 'toyota white', [1]],
      ['in any field: colour, fuel, feature', 'electric sunroof', [6]],
      ['the last word may be a prefix', 'toyota lan', [2]],
      ['another word may not', 'lan toyota', []],
      ['accents fold', 'citroen', [5]],
      ['accents fold when typed', 'Citroën', [5]],
      ['a word that no car has', 'toyota lambada', []],
      ['a text of blanks is no text', '   ', [1, 2, 3, 4, 5, 6]],
      ['emoji alone is no text', '🚗', [1, 2, 3, 4, 5, 6]],
      ['emoji beside words', '🚗 prado', [2]],
      ['quotes and dashes have no meaning', '"prado" -kakadu', [2]],
      ['operators have no meaning', "prado & !kakadu | ':*A", [2]],
      ['two hundred words', Array.from({ length: 200 }, () => 'prado').join(' '), [2]],
    ],
    typos: [
      ['a letter left out', 'toyta hilx', [1, 4]],
      ['neighbours swapped', 'hilxu', [1, 4]],
      ['a swap that moves the first letter', 'iHlux', []],
      ['a wrong first letter', 'bilux', []],
      ['a wrong first letter counts as two typos, which a long word may have', 'oanoramic', [6]],
      ['a wrong first letter and another one', 'oanoramik', []],
      ['two typos in a short word', 'hulix', []],
      ['two typos in a word of eight', 'aircrtos', [5]],
      ['two typos in a longer word', 'panramoic', [6]],
      ['none in a word of three', 'gry', []],
      ['a prefix with a typo', 'prad', [2]],
      ['none in a number', '2091', []],
      ['the number itself', '2019', [1]],
    ],
    'words joined and apart': [
      ['cx5', 'cx5', [3]],
      ['cx-5', 'cx-5', [3]],
      ['cx 5', 'cx 5', [3]],
      ['landcruiser', 'landcruiser', [2]],
      ['landcruiser prado', 'landcruiser prado', [2]],
      ['land cruiser', 'land cruiser', [2]],
      ['landcruser, with a typo', 'landcruser', [2]],
      ['hi lux', 'hi lux', [1, 4]],
      ['rav 4', 'rav 4', [4]],
      ['toyota rav 4 hybrid', 'toyota rav 4 hybrid', [4]],
      ['ev 6', 'ev 6', [6]],
    ],
    identifiers: [
      ['a stock number', 'STK-10421', [1]],
      ['a stock number without its dash', 'stk10421', [1]],
      ['a prefix of stock numbers', 'stk-104', [1, 2]],
      ['a VIN', 'mr0ba3cd200123456', [1]],
      ['a prefix of a VIN', 'JTEBR3', [2]],
      ['one wrong character', 'MR0BA3CD200123457', []],
      ['one wrong character in a stock number', 'STK-10429', []],
      ['a part from the middle', '0421', []],
      ['an ordinary word does not match a stock number', 'maz', [3]],
      ['an ordinary word does not match a VIN', 'jtebr', []],
      ['letters alone do not match a stock number', 'stk', []],
    ],
  }
  for (const [title, rows] of Object.entries(cases)) {
    describe(title, () => {
      test.each(rows)('SRCH-09: %s: %j', async (_name, text, places) => {
        const stock = new ArrangedStock(getEngine())
        await stock.put(CARS)
        expect(await stock.find({ text })).toEqual(places)
      })
    })
  }
  describe('relevance', () => describeRelevance(getEngine))
}

function describeRelevance(getEngine: () => SearchEngine): void {
  test('SRCH-09: a full VIN comes before a stock number that starts with it', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([{ stock_number: 'AB12345' }, { stock_number: 'AB1234' }])
    expect(await stock.find({ text: 'ab1234' })).toEqual([2])
    expect(await stock.find({ text: 'ab123' })).toEqual([1, 2])
  })

  test('SRCH-09: a hidden car is not found by its stock number', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([{ stock_number: 'AB1234', show_on_dealer_website: false }, { stock_number: 'AB12345' }])
    expect(await stock.find({ text: 'ab1234' })).toEqual([2])
  })

  test('SRCH-09: text that only looks like a stock number is a word', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([
      { make: 'Mazda', model: 'Mazda3' },
      { make: 'Mazda', model: 'Mazda2' },
    ])
    expect(await stock.find({ text: 'mazda3' })).toContain(1)
  })

  test('SRCH-09: exact before typo, name before description, whatever the rank', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([
      { make: 'Ford', model: 'Ranger', description: 'Cheaper than a camry', custom_rank: 99 },
      { make: 'Toyota', model: 'Camri', custom_rank: 50 },
      { make: 'Toyota', model: 'Camry', custom_rank: 0 },
    ])
    const { places } = await stock.ask({ text: 'camry' })
    expect(places[0]).toBe(3)
    expect(places).toHaveLength(3)
  })

  test('SRCH-09: full word in a name, then prefix in a name, then elsewhere, then similar to a name; whatever the rank', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([
      { make: 'Toyota', model: 'Camri', custom_rank: 99 },
      { make: 'Ford', model: 'Ranger', description: 'Cheaper than a camry', custom_rank: 70 },
      { make: 'Toyota', model: 'Camryson', custom_rank: 50 },
      { make: 'Toyota', model: 'Camry', custom_rank: 0 },
      { make: 'Toyota', model: 'Camry', custom_rank: 1 },
    ])
    expect((await stock.ask({ text: 'camry' })).places).toEqual([5, 4, 3, 2, 1])
    expect((await stock.ask({ text: 'toyota camryson' })).places).toEqual([3])
    expect((await stock.ask({ text: 'camry', perPage: 2, page: 2 })).places).toEqual([3, 2])
  })

  test('SRCH-23: an explicit order takes precedence over relevance', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([
      { model: 'Camry', price: 30_000 },
      { model: 'Yaris', description: 'not a camry', price: 10_000 },
    ])
    expect((await stock.ask({ text: 'camry', sort: [{ attribute: 'price', direction: 'asc' }] })).places).toEqual([2, 1])
  })
}
