import { formatPhone, maskPhone, toTelHref } from './phone'

/** A number as pages show it: `shown` stands there until a visitor asks for the rest (PHONE-01). */
export type PhoneNumber = { text: string; shown: string; href: string; isMasked: boolean }

/** A number in asterisks where the site masks its phones (PHONE-01); null for none, and for a text that nobody can dial (PHONE-04). */
export function toPhoneNumber(raw: string | null, { phoneRevealEnabled }: { phoneRevealEnabled: boolean }): PhoneNumber | null {
  const href = raw === null ? null : toTelHref(raw)
  if (raw === null || href === null) return null
  const text = formatPhone(raw)
  return { text, shown: phoneRevealEnabled ? maskPhone(text) : text, href, isMasked: phoneRevealEnabled }
}
