import { expect, test } from 'vitest'
import { mergeRepeat } from './merge-repeat'

const first = {
  passed: 8,
  failed: 2,
  skipped: 1,
  output: 'first',
  failures: ['a.spec.ts › one › Timeout', 'b.spec.ts › two › Timeout'],
  repeats: ['c.spec.ts › three › Timeout'],
}

test('counts a test that passes alone as passed, and lists it as repeated', () => {
  const again = { passed: 1, failed: 1, skipped: 0, output: 'again', failures: ['b.spec.ts › two › another reason'] }
  expect(mergeRepeat(first, again)).toMatchObject({
    passed: 9,
    failed: 1,
    skipped: 1,
    failures: ['b.spec.ts › two › another reason'],
    repeats: ['c.spec.ts › three › Timeout', 'a.spec.ts › one › Timeout'],
  })
})

test('keeps the failures of a run whose repeat did not reach each of them', () => {
  expect(mergeRepeat(first, { passed: 0, failed: 0, skipped: 0, output: '' })).toBe(first)
  expect(mergeRepeat(first, { passed: 1, failed: 0, skipped: 0, output: '' })).toBe(first)
})
