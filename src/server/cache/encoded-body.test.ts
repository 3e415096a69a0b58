import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { EncodableBody } from './encoded-body'

const PAGE = `<!doctype html><html><body>${'<p class="grid gap-2">Café – 12 cars</p>'.repeat(2_000)}</body></html>`
const DECODE = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes),
  gzip: (bytes: Buffer) => gunzipSync(bytes),
  identity: (bytes: Buffer) => bytes,
} as const

test.each(['br', 'gzip', 'identity'] as const)(
  'PERF-08: a body in %s decodes to the source, before and after its source is dropped',
  async (coding) => {
    const body = new EncodableBody(PAGE)
    const before = await body.encode(coding)
    await body.dropSource()
    const after = await body.encode(coding)
    for (const form of [before, after]) {
      expect(form.coding).toBe(coding)
      expect(DECODE[coding](form.bytes).toString()).toBe(PAGE)
    }
    expect(after.etag).toBe(before.etag)
    expect((await body.read()).toString()).toBe(PAGE)
  },
)

test('PERF-08: each coding has its own strong validator, which changes with the content', async () => {
  const one = new EncodableBody('one')
  const two = new EncodableBody('two')
  const tags = await Promise.all(
    [one, two].flatMap((body) => (['br', 'gzip', 'identity'] as const).map(async (coding) => (await body.encode(coding)).etag)),
  )
  expect(new Set(tags).size).toBe(6)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
})

test('PERF-08: simultaneous requests share one encoding, which is ready afterwards', async () => {
  const body = new EncodableBody(PAGE)
  const promises = Array.from({ length: 10 }, () => body.encode('br'))
  const made = await Promise.all(promises)
  expect(new Set(made).size).toBe(1)
  expect(body.encode('br')).toBe(made[0])
})

test('PERF-08: without its source a page only takes the memory of its compressed forms', async () => {
  const sizes: number[] = []
  const body = new EncodableBody(PAGE, () => sizes.push(body.size))
  expect(body.size).toBe(Buffer.byteLength(PAGE))
  await body.dropSource()
  const packed = await body.encode('br')
  expect(body.size).toBe(packed.bytes.length)
  const gzip = await body.encode('gzip')
  expect(body.size).toBe(packed.bytes.length + gzip.bytes.length)
  // the uncompressed form is restored for each request and not stored
  await body.encode('identity')
  await promisify(setImmediate)()
  expect(body.size).toBe(packed.bytes.length + gzip.bytes.length)
  expect(sizes.at(-1)).toBe(body.size)
})

test('PERF-08: a body that is sent often is compressed better, under another validator', async () => {
  // barely compressible text, so that a higher quality makes a difference
  const text = randomBytes(20_000).toString('hex').replace(/f/g, ' the ')
  const body = new EncodableBody(text)
  const first = await body.encode('br')
  for (let count = 0; count < 60; count += 1) await body.encode('br')
  await expect.poll(async () => (await body.encode('br')).etag).not.toBe(first.etag)
  const better = await body.encode('br')
  expect(better.bytes.length).toBeLessThan(first.bytes.length)
  expect(brotliDecompressSync(better.bytes).toString()).toBe(text)
})

test('PERF-15: a body for many pages has the best compression from the start', async () => {
  const text = randomBytes(20_000).toString('hex').replace(/f/g, ' the ')
  const [quick, best] = await Promise.all(
    [new EncodableBody(text), new EncodableBody(text, undefined, true)].map((body) => body.encode('br')),
  )
  expect(best?.bytes.length).toBeLessThan(quick?.bytes.length ?? 0)
})
