import { describe, expect, test } from 'vitest'
import { readFeed } from './read-feed'

const read = (text: string) => readFeed(new TextEncoder().encode(text))

describe('ADM-19: reading a file', () => {
  test.each([
    ['CSV', 'Stock,Make\nA1,Kia'],
    ['CSV with semicolons', 'Stock;Make\nA1;Kia'],
    ['JSON', '[{"Stock":"A1","Make":"Kia"}]'],
    ['JSON after blanks', '\n {"cars":[{"Stock":"A1","Make":"Kia"}]}'],
  ])('ADM-19: %s, told by what stands in it', (_, text) => {
    const feed = read(text)
    expect(feed).toMatchObject({ kind: 'feed', columns: ['Stock', 'Make'] })
    if (feed.kind === 'feed')
      expect([...(feed.rows[0]?.cells ?? [])]).toStrictEqual([
        ['Stock', 'A1'],
        ['Make', 'Kia'],
      ])
  })

  test('ADM-19: passes on notices of the decoder', () => {
    expect(readFeed(Uint8Array.from([...new TextEncoder().encode('Stock,Make\nA1,Citro'), 0xeb, 0x6e]))).toMatchObject({
      kind: 'feed',
      notices: [expect.stringContaining('Windows-1252')],
    })
  })

  test.each([[''], ['%PDF-1.4'], ['Dear sir']])('ADM-19: %j is refused', (text) => {
    expect(read(text).kind).toBe('refused')
  })
})
