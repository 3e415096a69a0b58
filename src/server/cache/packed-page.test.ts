import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PackedPage } from './packed-page'

const PATH = '/sites/harbour/7.signature/about'
const HTML = `<html>${'<p>Ford Ranger</p>'.repeat(3_000)}</html>`

function example() {
  const full = Buffer.from('0:["rows"]\n'.repeat(2_000))
  return {
    kind: 'APP_PAGE',
    html: HTML,
    status: undefined,
    postponed: undefined,
    headers: {
      'x-next-cache-tags': 'tenant:1',
      'x-nextjs-prerender': '1',
      'content-security-policy': "default-src 'self'",
      link: undefined,
    },
    rscData: full,
    segmentData: new Map([
      ['/_tree', Buffer.from('tree')],
      ['/_full', full],
    ]),
  }
}

test('PERF-08: an unpacked page equals the one that Next.js stored', async () => {
  const value = example()
  const page = new PackedPage(PATH, HTML, value, () => undefined)
  expect(await page.unpack()).toBe(value)
  await page.pack()
  expect(await page.unpack()).toEqual(value)
})

test('PERF-08: packing does not change the object of Next.js, which may still be being sent', async () => {
  const value = example()
  await new PackedPage(PATH, HTML, value, () => undefined).pack()
  expect(value).toEqual(example())
})

test('PERF-08: a packed page takes a tenth of its memory, and a buffer with two names is stored once', async () => {
  const value = example()
  const page = new PackedPage(PATH, HTML, value, () => undefined)
  expect(page.bytes).toBeLessThan(HTML.length + value.rscData.length * 1.5)
  const before = page.bytes
  await page.pack()
  expect(page.bytes).toBeLessThan(before / 10)
  const restored = await page.unpack()
  expect(restored.rscData).toBe(restored.segmentData?.get('/_full'))
})

test('PERF-08: visitors get the page’s policy and none of the headers that Next.js uses internally', async () => {
  const page = new PackedPage(PATH, HTML, example(), () => undefined)
  expect(page.headers).toEqual(['content-security-policy', "default-src 'self'"])
  expect(page.status).toBe(200)
  expect(brotliDecompressSync((await page.encode('br')).bytes).toString()).toBe(HTML)
})

test('WEB-03: the page for missing addresses has status 404', () => {
  expect(new PackedPage('/sites/harbour/7.signature/-404', HTML, example(), () => undefined).status).toBe(404)
})
