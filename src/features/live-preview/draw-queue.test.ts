import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDrawQueue } from './draw-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('EDT-30: keys that come while the server draws are drawn with one more call', async () => {
  const ends: (() => void)[] = []
  const queue = makeDrawQueue(() => new Promise((resolve) => ends.push(resolve)))
  queue.ask(10)
  await vi.advanceTimersByTimeAsync(10)
  for (let key = 0; key < 5; key += 1) {
    queue.ask(10)
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(ends).toHaveLength(2)
})

test('EDT-30: keys in quick succession are drawn once, after the pause', async () => {
  const draw = vi.fn(() => Promise.resolve())
  const queue = makeDrawQueue(draw)
  for (let key = 0; key < 5; key += 1) {
    queue.ask(100)
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(draw).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(50)
  expect(draw).toHaveBeenCalledOnce()
  queue.ask(100)
  queue.stop()
  await vi.advanceTimersByTimeAsync(200)
  expect(draw).toHaveBeenCalledOnce()
})
