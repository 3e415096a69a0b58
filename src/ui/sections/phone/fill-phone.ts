import { toTelHref } from '@/domain/locations/phone'
import { readHiddenPhone } from '@/domain/locations/phone-view'

/** Reveals an encoded phone number: writes the number and its tel address into the link (PHONE-01). Other links stay unchanged. */
export function fillPhone(link: HTMLAnchorElement): void {
  const text = readHiddenPhone(link.dataset.phone ?? '')
  const href = toTelHref(text)
  if (href === null) return
  link.href = href
  for (const place of link.querySelectorAll('[data-phone-text]')) place.textContent = text
}

/** Reveals the phone numbers of all links in an opened disclosure. */
export function fillPhones(fold: HTMLElement): void {
  for (const link of fold.querySelectorAll<HTMLAnchorElement>('a[data-phone]')) fillPhone(link)
}
