import { DAY_SECONDS } from '../time/zone'

/** Where the operator's contact for security reports is published (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. The text is written for each request, so it never expires while the platform runs. */
const VALID_DAYS = 180

/**
 * Returns the operator's security contact as RFC 9116 writes it (SEC-26).
 * @param contact An email address, or a `mailto:`, `tel:` or https address.
 * @param origin The admin's origin, such as 'https://forecourt.example'.
 * @param now Unix seconds.
 */
export function writeSecurityTxt(contact: string, origin: string, now: number): string {
  const expires = new Date((now - (now % DAY_SECONDS) + VALID_DAYS * DAY_SECONDS) * 1000).toISOString().replace('.000Z', 'Z')
  return [
    `Contact: ${/^[a-z]+:/.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n')
}
