import { formatPhone, maskPhone, toTelHref } from './phone'

/**
 * A phone number as shown on pages. A masked one contains only the visible part (PHONE-01) and a code for {@link readHiddenPhone}, so
 * that neither the page source nor a link reveals the number.
 */
export type PhoneNumber = { isMasked: false; text: string; href: string } | { isMasked: true; shown: string; code: string }

/** Encodes a number so that programs that collect phone numbers do not recognise it. It is not a secret. */
export function hidePhone(text: string): string {
  return Array.from(text, (character) => (character.codePointAt(0) ?? 0).toString(36))
    .reverse()
    .join('.')
}

/** Decodes a code of {@link hidePhone}; '' for an invalid code. */
export function readHiddenPhone(code: string): string {
  const points = code.split('.').map((part) => (/^[0-9a-z]{1,4}$/.test(part) ? Number.parseInt(part, 36) : Number.NaN))
  return points.every((point) => point <= 0x10_ffff) ? String.fromCodePoint(...points.reverse()) : ''
}

/**
 * Prepares a number for display, masked if the site masks phones (PHONE-01); null for none and for a text that cannot be dialled
 * (PHONE-04).
 */
export function toPhoneNumber(raw: string | null, { phoneRevealEnabled }: { phoneRevealEnabled: boolean }): PhoneNumber | null {
  const href = raw === null ? null : toTelHref(raw)
  if (raw === null || href === null) return null
  const text = formatPhone(raw)
  return phoneRevealEnabled ? { isMasked: true, shown: maskPhone(text), code: hidePhone(text) } : { isMasked: false, text, href }
}
