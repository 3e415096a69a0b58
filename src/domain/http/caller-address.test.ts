import { expect, test } from 'vitest'
import { readCallerAddress } from './caller-address'

const peer = '10.0.0.9'

test.each<[string, string | null, number, string]>([
  ['without a proxy the header is not trusted', '203.0.113.7', 0, peer],
  ['a proxy adds the address that it was called from', '203.0.113.7', 1, '203.0.113.7'],
  ['earlier addresses are not trusted', '198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['a load balancer before the proxy', '198.51.100.1, 203.0.113.7, 10.0.0.4', 2, '203.0.113.7'],
  ['fewer addresses than proxies: the first one', '203.0.113.7', 3, '203.0.113.7'],
  ['no header behind a proxy', null, 1, peer],
  ['an empty header', ' , ', 1, peer],
])('SEC-21: %s', (_, forwardedFor, trustedProxies, caller) => {
  expect(readCallerAddress({ forwardedFor, peer, trustedProxies })).toBe(caller)
})
