import { expect, test, vi } from 'vitest'
import { BusyError, createFileCache } from './file-cache'

const text = (answer: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>) => new Response(answer).text()
const fileOf = (content: string) => Promise.resolve(new Response(content).body ?? new ReadableStream<Uint8Array>())
const roomy = { mostBytes: 1_000, mostAtOnce: 2, mostWaiting: 2 }

test('API-18: a file is made once and then cached', async () => {
  const { open } = createFileCache(roomy)
  const make = vi.fn<() => Promise<ReadableStream<Uint8Array>>>(() => fileOf('sheet'))
  const first = await open('a', make)
  expect(first).toBeInstanceOf(ReadableStream)
  expect(await text(first)).toBe('sheet')
  expect(await text(await open('a', make))).toBe('sheet')
  expect(make).toHaveBeenCalledOnce()
})

test('API-18: concurrent requests wait for the file that is being made', async () => {
  const { open } = createFileCache(roomy)
  const make = vi.fn<() => Promise<ReadableStream<Uint8Array>>>(() => fileOf('sheet'))
  const answers = await Promise.all([open('a', make), open('a', make), open('a', make)])
  expect(await Promise.all(answers.map(text))).toEqual(['sheet', 'sheet', 'sheet'])
  expect(make).toHaveBeenCalledOnce()
})

test('API-18: only a few files are made at a time, further requests queue, and beyond that they are refused', async () => {
  const { open } = createFileCache({ mostBytes: 1_000, mostAtOnce: 1, mostWaiting: 1 })
  let finish = (): void => undefined
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const slow = open('a', () => held.then(() => fileOf('a')))
  const next = open('b', () => fileOf('b'))
  await expect(open('c', () => fileOf('c'))).rejects.toThrow(BusyError)
  finish()
  expect([await text(await slow), await text(await next)]).toEqual(['a', 'b'])
  expect(await text(await open('c', () => fileOf('c')))).toBe('c')
})

test('API-18: a failure is passed on and frees its slot', async () => {
  const { open } = createFileCache({ mostBytes: 1_000, mostAtOnce: 1, mostWaiting: 0 })
  await expect(open('a', () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper')
  expect(await text(await open('a', () => fileOf('a')))).toBe('a')
})

test('API-18: the least recently used file is evicted when the cache is full', async () => {
  const { open } = createFileCache({ ...roomy, mostBytes: 8 })
  const make = vi.fn<(content: string) => Promise<ReadableStream<Uint8Array>>>(fileOf)
  const ask = async (key: string) => text(await open(key, () => make(key.repeat(4))))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(make.mock.calls.map(([content]) => content[0])).toEqual(['a', 'b', 'c', 'b'])
})
