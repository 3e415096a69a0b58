import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSitemapFile, MAX_ADDRESSES, type SitemapEntry, writeSitemap } from './sitemap'

const entry = (path: string, more: Partial<SitemapEntry> = {}): SitemapEntry => ({ path, changedAt: null, pictures: [], ...more })
const entries = (count: number) => Array.from({ length: count }, (_, at) => entry(`/cars/${at}`))

test.each([
  ['SEO-03: without addresses, the sitemap is empty', 0, 0, { kind: 'addresses', entries: [] }],
  ['SEO-03: 50,000 addresses fit in one file', MAX_ADDRESSES, 0, 'addresses'],
  ['SEO-03: 50,001 addresses need two parts', MAX_ADDRESSES + 1, 0, { kind: 'parts', count: 2 }],
  ['SEO-03: a sitemap in one file has no parts', 10, 1, { kind: 'nothing' }],
  ['SEO-03: a part that doesn’t exist', MAX_ADDRESSES + 1, 3, { kind: 'nothing' }],
])('%s', (_, count, part, expected) => {
  const file = chooseSitemapFile(entries(count), part)
  if (typeof expected === 'string') expect(file.kind).toBe(expected)
  else expect(file).toEqual(expected)
})

test('SEO-03: the parts contain every address exactly once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }), (count, most) => {
      const all = entries(count)
      const whole = chooseSitemapFile(all, 0, most)
      const parts = whole.kind === 'parts' ? Array.from({ length: whole.count }, (_, at) => chooseSitemapFile(all, at + 1, most)) : [whole]
      expect(parts.flatMap((part) => (part.kind === 'addresses' ? part.entries : []))).toEqual(all)
      for (const part of parts) expect(part.kind === 'addresses' && part.entries.length <= most).toBe(true)
    }),
  )
})

test('SEO-03: addresses and pictures are absolute, on the site’s own host, and escaped', () => {
  const file = chooseSitemapFile(
    [entry('/cars/a', { changedAt: 1_790_000_000, pictures: ['/media/a.webp', 'https://cdn.example/b?x=1&y=<'] })],
    0,
  )
  if (file.kind === 'nothing') throw new Error('nothing')
  const xml = writeSitemap(file, 'https://harbour.example')
  expect(xml).toContain(
    '<url><loc>https://harbour.example/cars/a</loc><lastmod>2026-09-21T14:13:20.000Z</lastmod>' +
      '<image:image><image:loc>https://harbour.example/media/a.webp</image:loc></image:image>' +
      '<image:image><image:loc>https://cdn.example/b?x=1&amp;y=&lt;</image:loc></image:image></url>',
  )
  expect(
    writeSitemap({ kind: 'parts', count: 2 }, 'https://harbour.example').match(/https:\/\/harbour\.example\/sitemap-\d\.xml/g),
  ).toEqual(['https://harbour.example/sitemap-1.xml', 'https://harbour.example/sitemap-2.xml'])
})
