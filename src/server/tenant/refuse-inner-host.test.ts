import { expect, test } from 'vitest'
import { refuseInnerHost } from './refuse-inner-host'

const OWN = 'http://127.0.0.1:7700'

test.each([
  ['this machine', 'https://127.0.0.1:7700', null],
  ['this machine by its name', 'https://localhost:7700', null],
  ['this machine in IPv6', 'https://[::1]:7700', null],
  ['our own network', 'https://10.1.2.3', null],
  ['the address that clouds tell secrets at', 'http://169.254.169.254/latest', null],
  ['another number for this machine', 'https://2130706433', null],
  ['a host on the internet', 'https://8.8.8.8', 'https://8.8.8.8'],
  ['a name that is not known just now', 'https://search.invalid', 'https://search.invalid'],
  ['none', null, null],
])('SEC-02, API-11: a search engine at %s', async (_, address, expected) => {
  expect(await refuseInnerHost(address, OWN)).toBe(expected)
})

test('SEC-02, API-11: the platform’s own engine may have any address', async () => {
  expect(await refuseInnerHost(OWN, OWN)).toBe(OWN)
  expect(await refuseInnerHost('http://127.0.0.1:7701', OWN)).toBeNull()
})
