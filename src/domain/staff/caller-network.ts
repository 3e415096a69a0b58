/**
 * Returns the network of an IP address for the audit log (SEC-05, SEC-14): the first 24 bits of IPv4, the first 48 of IPv6, else 'unknown'.
 * That is enough to recognise an office, but not a person.
 */
export function toCallerNetwork(address: string): string {
  const mapped = address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(mapped)
  if (four && four.slice(1).every((part) => Number(part) < 256)) return `${four[1]}.${four[2]}.${four[3]}.0/24`
  if (!/^[0-9a-f:]+$/i.test(mapped) || !mapped.includes(':')) return 'unknown'
  const [head = '', tail] = mapped.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail === undefined && groups.length !== 8) return 'unknown'
  const [a = '0', b = '0', c = '0'] = groups
  return `${a}:${b}:${c}::/48`
}
