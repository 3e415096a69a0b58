import { expect, test } from 'vitest'
import { readAtMost } from './read-at-most'

/** Eight bytes in two chunks, and whether the second one was read. */
function twoPieces() {
  let given = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        given += 1
        controller.enqueue(new TextEncoder().encode('four'))
        if (given === 2) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, countGiven: () => given }
}

test.each([
  ['as long as allowed', 8, 'fourfour', 2],
  ['a byte too long', 7, undefined, 2],
  ['too long from the first piece on: the rest is not read', 3, undefined, 1],
])('SEC-02: a body that is %s', async (_, most, text, pieces) => {
  const { body, countGiven } = twoPieces()
  expect((await readAtMost(body, most))?.toString()).toBe(text)
  expect(countGiven()).toBe(pieces)
})
