import type { GroupField, TextField } from 'payload'
import { explainBadHref, isHalfTypedHref } from '@/domain/navigation/href'
import type { HalfTyped } from './refuse-malformed'

/** Validates an optional full address of a page on another site. */
export const explainWebsite = (value: string | null | undefined): true | string =>
  !value || (/^https:/i.test(value) && explainBadHref(value) === null) || 'Type the whole address, with https://'

/** For address fields: lets a draft keep an incomplete address. */
export const halfTypedAddress: { isHalfTyped: HalfTyped } = { isHalfTyped: isHalfTypedHref }

/** An address typed by an editor: a path on this site, an anchor, https, tel or mailto. Scripts are refused. */
export function hrefField(overrides: { required?: boolean; description?: string } = {}): TextField {
  return {
    name: 'href',
    label: 'Address',
    type: 'text',
    required: overrides.required ?? false,
    admin: { description: overrides.description ?? 'A path on this site (/special-offers), https://…, tel:… or mailto:…' },
    custom: halfTypedAddress,
    validate: (value: string | null | undefined) =>
      value ? (explainBadHref(value) ?? true) : overrides.required ? 'Type an address, for example /special-offers' : true,
  }
}

/** Text and address of a button or link. */
export function linkField(name = 'link', label = 'Link'): GroupField {
  return {
    name,
    label,
    type: 'group',
    fields: [{ type: 'row', fields: [{ name: 'label', label: 'Text', type: 'text', maxLength: 60 }, hrefField()] }],
  }
}
