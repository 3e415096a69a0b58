import { beforeEach, expect, test } from 'vitest'
import { processGlobal } from '../cache/process-global'
import { checkReadRateLimit } from './read-rate-limit'

const LIMIT = { name: 'read', calls: 3, seconds: 60 }
const from = (address: string) => new Headers({ 'x-forwarded-for': address })
const NOW = 1_000_000

beforeEach(() => {
  processGlobal('forecourt.read-turns').value = undefined
})

const kinds = (address: string, count: number, now = NOW) =>
  Array.from({ length: count }, () => checkReadRateLimit(from(address), LIMIT, now).kind)

test("SEC-02: limits a visitor's reads per window and returns when the next window starts", () => {
  expect(kinds('203.0.113.7', 3)).toEqual(['granted', 'granted', 'granted'])
  expect(checkReadRateLimit(from('203.0.113.7'), LIMIT, NOW + 20_000)).toEqual({ kind: 'refused', waitSeconds: 40 })
  expect(kinds('203.0.113.7', 1, NOW + 60_000)).toEqual(['granted'])
})

test('SEC-02: counts visitors and kinds of calls separately', () => {
  kinds('203.0.113.7', 3)
  expect(kinds('203.0.113.8', 1)).toEqual(['granted'])
  expect(checkReadRateLimit(from('203.0.113.7'), { ...LIMIT, name: 'drawing' }, NOW).kind).toBe('granted')
})

test('SEC-02: ignores forwarded addresses before the last hop, which callers can forge', () => {
  kinds('203.0.113.7', 3)
  expect(kinds('198.51.100.1, 203.0.113.7', 1)).toEqual(['refused'])
})

test.each(['', '127.0.0.1', '::1', '::ffff:127.0.0.1'])('SEC-02: "%s" can’t distinguish callers, so it is not limited', (address) => {
  expect(new Set(kinds(address, 9))).toEqual(new Set(['granted']))
})

test('SEC-02: memory is bounded, whatever the number of addresses', () => {
  for (let index = 0; index < 20_500; index += 1) checkReadRateLimit(from(`203.0.113.7:${index}`), LIMIT, NOW)
  expect(processGlobal<Map<string, unknown>>('forecourt.read-turns').value?.size).toBeLessThanOrEqual(20_000)
})
