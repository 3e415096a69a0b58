import { expect, test } from 'vitest'
import { toCallerNetwork } from './caller-network'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:DB8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', 'unknown'],
  ['somebody', 'unknown'],
  ['1.2.3.4, 5.6.7.8', 'unknown'],
  ['999.1.1.1', 'unknown'],
  ['abc:def', 'unknown'],
])('SEC-05, SEC-14: for %s the log stores %s', (address, network) => {
  expect(toCallerNetwork(address)).toBe(network)
})
