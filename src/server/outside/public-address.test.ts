import { expect, test } from 'vitest'
import { isLoopback, isPublicAddress } from './public-address'

test.each([
  ...['8.8.8.8', '1.1.1.1', '203.0.112.255', '2606:4700:4700::1111', '2404:6800:4006:80f::200e'].map((address) => [address, true] as const),
  ...[
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '100.64.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...[
      '198.18.0.1',
      '203.0.113.9',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:a9fe:a9fe',
      '64:ff9b::7f00:1',
      '64:ff9b:1::a00:1',
      '::127.0.0.1',
      '::7f00:1',
      '::ffff:10.0.0.1',
      '2001:0:1::1',
    ],
    ...['fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', 'localhost', '', '1.2.3', '0x7f.1'],
  ].map((address) => [address, false] as const),
])('SEC-24: %s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['128.0.0.1', false],
])('SEC-24: %s is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})
