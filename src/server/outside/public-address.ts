import { BlockList, isIPv4, isIPv6 } from 'node:net'

const PRIVATE_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Everything but global unicast, and in it what is reserved, for documentation, or carries an IPv4 address. */
const PRIVATE_V6 = ['::/3', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '4000::/2', '8000::/1']

/** One list a family: a single one would compare an IPv4 address with the range of IPv6 that maps it. */
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

/** Whether an address lies on the public internet: what a dealer types must not lead into our own network (SEC-24). */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blockedV4.check(address, 'ipv4')
  return isIPv6(address) && !blockedV6.check(address, 'ipv6')
}

/** Whether it is this very machine, which tests may call. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'))
}
