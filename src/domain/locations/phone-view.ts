import { formatPhone, maskPhone, toTelHref } from './phone'

/**
 * A number as pages show it. Of a masked one a page holds what is shown until a visitor asks for the rest (PHONE-01), and the number only as a
 * code that {@link readHiddenPhone} reads, so that neither a reader of the page's source nor a link dials it unnoticed.
 */
export type PhoneNumber = { isMasked: false; text: string; href: string } | { isMasked: true; shown: string; code: string }

/** A number as a code without its digits: not a secret, but nothing that programs which collect numbers recognise. */
export function hidePhone(text: string): string {
  return Array.from(text, (character) => (character.codePointAt(0) ?? 0).toString(36))
    .reverse()
    .join('.')
}

/** The number of a code that {@link hidePhone} made; an empty text for any other code. */
export function readHiddenPhone(code: string): string {
  const points = code.split('.').map((part) => (/^[0-9a-z]{1,4}$/.test(part) ? Number.parseInt(part, 36) : Number.NaN))
  return points.every((point) => point <= 0x10_ffff) ? String.fromCodePoint(...points.reverse()) : ''
}

/** A number in asterisks where the site masks its phones (PHONE-01); null for none, and for a text that nobody can dial (PHONE-04). */
export function toPhoneNumber(raw: string | null, { phoneRevealEnabled }: { phoneRevealEnabled: boolean }): PhoneNumber | null {
  const href = raw === null ? null : toTelHref(raw)
  if (raw === null || href === null) return null
  const text = formatPhone(raw)
  return phoneRevealEnabled ? { isMasked: true, shown: maskPhone(text), code: hidePhone(text) } : { isMasked: false, text, href }
}
