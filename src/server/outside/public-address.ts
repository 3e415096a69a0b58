import { BlockList, isIPv4, isIPv6 } from 'node:net'

const PRIVATE_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Everything except global unicast, and those parts of it that are reserved, for documentation, or contain an IPv4 address. */
const PRIVATE_V6 = ['::/3', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '4000::/2', '8000::/1']

/** One list per family: a single list would match IPv4 addresses against IPv4-mapped IPv6 ranges. */
function toBlockList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits = ''] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

const blockedV4 = toBlockList(PRIVATE_V4, 'ipv4')
const blockedV6 = toBlockList(PRIVATE_V6, 'ipv6')

/** Checks whether an address is on the public internet. Addresses that dealers enter must not reach our own network (SEC-24). */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blockedV4.check(address, 'ipv4')
  return isIPv6(address) && !blockedV6.check(address, 'ipv6')
}

/** Checks whether an address is loopback, which tests may call. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'))
}
