import { toTelHref } from '@/domain/locations/phone'
import { readHiddenPhone } from '@/domain/locations/phone-view'

/** A link whose page holds its number as a code gets the number and the address that dials it (PHONE-01). Any other link stays as it is. */
export function fillPhone(link: HTMLAnchorElement): void {
  const text = readHiddenPhone(link.dataset.phone ?? '')
  const href = toTelHref(text)
  if (href === null) return
  link.href = href
  for (const place of link.querySelectorAll('[data-phone-text]')) place.textContent = text
}

/** The same for every such link of an opened fold. */
export function fillPhones(fold: HTMLElement): void {
  for (const link of fold.querySelectorAll<HTMLAnchorElement>('a[data-phone]')) fillPhone(link)
}
