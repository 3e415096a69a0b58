import { beforeEach, expect, test } from 'vitest'
import { shared } from '../cache/process-global'
import { takeReadTurn } from './read-turns'

const LIMIT = { name: 'read', calls: 3, seconds: 60 }
const from = (address: string) => new Headers({ 'x-forwarded-for': address })
const NOW = 1_000_000

beforeEach(() => {
  shared('forecourt.read-turns').value = undefined
})

const kinds = (address: string, count: number, now = NOW) =>
  Array.from({ length: count }, () => takeReadTurn(from(address), LIMIT, now).kind)

test('SEC-02: a visitor has so many reads in a window, and hears when the next one begins', () => {
  expect(kinds('203.0.113.7', 3)).toEqual(['granted', 'granted', 'granted'])
  expect(takeReadTurn(from('203.0.113.7'), LIMIT, NOW + 20_000)).toEqual({ kind: 'refused', waitSeconds: 40 })
  expect(kinds('203.0.113.7', 1, NOW + 60_000)).toEqual(['granted'])
})

test('SEC-02: another visitor, and another kind of call, are counted for themselves', () => {
  kinds('203.0.113.7', 3)
  expect(kinds('203.0.113.8', 1)).toEqual(['granted'])
  expect(takeReadTurn(from('203.0.113.7'), { ...LIMIT, name: 'drawing' }, NOW).kind).toBe('granted')
})

test('SEC-02: what stands before the last hop was written by the caller and changes nothing', () => {
  kinds('203.0.113.7', 3)
  expect(kinds('198.51.100.1, 203.0.113.7', 1)).toEqual(['refused'])
})

test.each(['', '127.0.0.1', '::1', '::ffff:127.0.0.1'])('SEC-02: "%s" tells nobody from another, so nobody is held up', (address) => {
  expect(new Set(kinds(address, 9))).toEqual(new Set(['granted']))
})

test('SEC-02: a crowd of addresses takes no more memory than its bound', () => {
  for (let index = 0; index < 20_500; index += 1) takeReadTurn(from(`203.0.113.7:${index}`), LIMIT, NOW)
  expect(shared<Map<string, unknown>>('forecourt.read-turns').value?.size).toBeLessThanOrEqual(20_000)
})
