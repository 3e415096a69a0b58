import { expect, test } from 'vitest'
import { searchDocumentSchema } from '@/domain/search/document'
import type { SearchEngine } from '@/server/search/port'
import { ArrangedStock, writeFacet } from './arrange-stock'

/** Contract cases 11 and 12: what writes do, and what searches see meanwhile. */
export function describeWrites(getEngine: () => SearchEngine): void {
  test('SRCH-10: once the index is in sync, a change shows in hits, facets and stats', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([
      { colour: 'Red', price: 10 },
      { colour: 'Red', price: 20 },
    ])
    await stock.put([{ colour: 'Blue', price: 30 }])
    const answer = await stock.ask({ facets: ['colour'], stats: ['price'], sort: [{ attribute: 'price', direction: 'asc' }] })
    expect(answer).toMatchObject({ places: [2, 1], total: 2, stats: { price: { min: 20, max: 30 } } })
    expect(writeFacet(answer, 'colour')).toBe('Blue 1, Red 1')
  })

  test('SRCH-10: a removed car is gone and may return; removing a missing car is no error', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([{}, {}])
    await getEngine().remove([stock.toId(1), stock.toId(999)])
    await getEngine().remove([stock.toId(1)])
    await getEngine().remove([])
    await getEngine().sync()
    expect(await stock.find({})).toEqual([2])
    await stock.put([{}])
    expect(await stock.find({})).toEqual([1, 2])
  })

  test('SRCH-10: if an id is in a batch twice, the last one counts', async () => {
    const stock = new ArrangedStock(getEngine())
    await getEngine().upsert([stock.build(1, { colour: 'Red' }), stock.build(2, {}), stock.build(1, { colour: 'Blue' })])
    await getEngine().sync()
    expect(await stock.find({ lists: { colour: ['Blue'] } })).toEqual([1])
    expect(await stock.find({ lists: { colour: ['Red'] } })).toEqual([])
  })

  test('SRCH-10: a cleared field is no longer found, counted or sorted by', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([
      { badge: 'Wildtrak', price: 5, filtered_features: ['Canopy'], _geo: { lat: 0, lng: 0 } },
      { badge: 'XLT', price: 9 },
    ])
    await stock.put([{ badge: null, price: null, filtered_features: [], _geo: null }])
    expect(await stock.find({ text: 'wildtrak' })).toEqual([])
    expect(await stock.find({ near: { lat: 0, lng: 0, radiusMetres: 1_000 } })).toEqual([])
    const answer = await stock.ask({
      facets: ['badge', 'filtered_features'],
      stats: ['price'],
      sort: [{ attribute: 'price', direction: 'asc' }],
    })
    expect(answer).toMatchObject({
      places: [2, 1],
      facets: { badge: [{ value: 'XLT', count: 1 }], filtered_features: [] },
      stats: { price: { min: 9, max: 9 } },
    })
  })

  test('SRCH-09: a batch with an invalid document is refused as a whole', async () => {
    const stock = new ArrangedStock(getEngine())
    await expect(getEngine().upsert([stock.build(1, {}), stock.build(2, { price: Number.NaN })])).rejects.toThrow()
    await getEngine().sync()
    expect(await stock.find({})).toEqual([])
    expect(searchDocumentSchema.safeParse(stock.build(1, {})).success).toBe(true)
  })

  test('API-11: a search during a reindex is never empty or mixed, and afterwards the same', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(Array.from({ length: 1_200 }, (_, index) => ({ colour: index % 2 === 0 ? 'Red' : 'Blue' })))
    let isRunning = true
    const rebuilding = getEngine()
      .reindex()
      .finally(() => {
        isRunning = false
      })
    const seen = new Set<string>()
    do {
      const answer = await stock.ask({ facets: ['colour'], perPage: 1 })
      seen.add(`${answer.total} ${writeFacet(answer, 'colour')}`)
    } while (isRunning)
    await rebuilding
    await getEngine().sync()
    const after = await stock.ask({ facets: ['colour'], perPage: 1 })
    seen.add(`${after.total} ${writeFacet(after, 'colour')}`)
    expect([...seen]).toEqual(['1200 Blue 600, Red 600'])
  })

  test('API-11: cars written and removed during a reindex stay so after it', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put(Array.from({ length: 600 }, () => ({ colour: 'Red' })))
    const rebuilding = getEngine().reindex()
    await getEngine().upsert([stock.build(1, { colour: 'Blue' }), stock.build(601, { colour: 'Blue' })])
    await getEngine().remove([stock.toId(2)])
    await rebuilding
    await getEngine().sync()
    expect(await stock.find({ lists: { colour: ['Blue'] } })).toEqual([1, 601])
    expect((await stock.ask({ perPage: 0 })).total).toBe(600)
  })

  test('REL-05: health names the engine and counts its cars', async () => {
    const stock = new ArrangedStock(getEngine())
    await stock.put([{}, {}, {}])
    const health = await getEngine().health()
    expect(health).toMatchObject({ kind: getEngine().kind, isHealthy: true })
    expect(health.documents).toBeGreaterThanOrEqual(3)
  })
}
