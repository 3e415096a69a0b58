import { expect, test } from 'vitest'
import { writeSecurityTxt } from './security-txt'

const NOON = Date.UTC(2026, 10, 25, 12) / 1000

test('SEC-26: the security contact has an expiry within a year, a language and its own address', () => {
  expect(writeSecurityTxt('security@dealer.example', 'https://dealer.example', NOON)).toBe(
    [
      'Contact: mailto:security@dealer.example',
      'Expires: 2027-05-24T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://dealer.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test.each(['https://dealer.example/report', 'mailto:security@dealer.example', 'tel:+61-7-5550-0100'])(
  'SEC-26: the contact %s stays unchanged',
  (contact) => {
    expect(writeSecurityTxt(contact, 'https://dealer.example', NOON)).toContain(`Contact: ${contact}\n`)
  },
)
