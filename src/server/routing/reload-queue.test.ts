import { expect, test } from 'vitest'
import { ReloadQueue, type Wanted } from './reload-queue'

type Read = { wanted: Wanted; end: () => void; fail: (error: Error) => void }

/** A queue whose reads end when the test says so. */
function openQueue() {
  const reads: Read[] = []
  const queue = new ReloadQueue((wanted) => {
    return new Promise<void>((end, fail) => void reads.push({ wanted, end, fail }))
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { queue, reads, settle }
}

test('PERF-05: a change during a read of its site is read afterwards, so that the older state can’t replace the newer one', async () => {
  const { queue, reads, settle } = openQueue()
  let isSecondDone = false
  const first = queue.reload([1])
  await settle()
  const second = queue.reload([1]).then(() => void (isSecondDone = true))
  await settle()
  expect(reads.map(({ wanted }) => wanted)).toEqual([[1]])
  reads[0]?.end()
  await first
  await settle()
  expect([reads.map(({ wanted }) => wanted), isSecondDone]).toEqual([[[1], [1]], false])
  reads[1]?.end()
  await second
})

test('PERF-05: all changes during a read share one read', async () => {
  const { queue, reads, settle } = openQueue()
  const first = queue.reload([1])
  await settle()
  const later = [queue.reload([2]), queue.reload([3, 2]), queue.reload([4])]
  reads[0]?.end()
  await first
  await settle()
  expect(reads.map(({ wanted }) => wanted)).toEqual([[1], [2, 3, 4]])
  reads[1]?.end()
  await Promise.all(later)
  const everything = queue.reload([5])
  await settle()
  const last = [queue.reload([6]), queue.reload('all'), queue.reload([7])]
  reads[2]?.end()
  await everything
  await settle()
  expect(reads.at(-1)?.wanted).toBe('all')
  reads[3]?.end()
  await Promise.all(last)
})

test('REL-03: a read that fails is reported to those who wait for it, and the next one runs', async () => {
  const { queue, reads, settle } = openQueue()
  const first = queue.reload([1])
  await settle()
  const second = queue.reload([2])
  reads[0]?.fail(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  await settle()
  reads[1]?.end()
  await expect(second).resolves.toBeUndefined()
})
