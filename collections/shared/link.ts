import type { GroupField, JSONField, TextField } from 'payload'
import { LINK_MARK } from '@/domain/pages/links/collect-links'
import { explainBadKeptLinks } from '@/domain/pages/links/dead-links'
import { explainBadHref, isHalfTypedHref } from '@/domain/navigation/href'
import type { HalfTyped } from './refuse-malformed'

/** Validates an optional full address of a page on another site. */
export const explainWebsite = (value: string | null | undefined): true | string =>
  !value || (/^https:/i.test(value) && explainBadHref(value) === null) || 'Type the whole address, with https://'

/** For address fields: lets a draft keep an incomplete address. */
export const halfTypedAddress: { isHalfTyped: HalfTyped } = { isHalfTyped: isHalfTypedHref }

/**
 * Where a link leads: picked from what the site has, or a typed address, telephone number or mail address (EDT-13). Stored as the text of
 * its address. Scripts are refused.
 */
export function hrefField(overrides: { required?: boolean; description?: string } = {}): TextField {
  return {
    name: 'href',
    label: 'Address',
    type: 'text',
    required: overrides.required ?? false,
    admin: {
      description: overrides.description ?? 'Type what you look for: a page, a car, “hilux”, a telephone number or an address.',
      components: { Field: '@/features/link-field/link-field#LinkField' },
    },
    custom: { ...halfTypedAddress, ...LINK_MARK },
    validate: (value: string | null | undefined) =>
      value
        ? (explainBadHref(value) ?? true)
        : overrides.required
          ? 'Pick where it leads, or type an address such as /special-offers'
          : true,
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

/** The addresses that a document keeps on purpose although nothing is there (EDT-13). The link fields write it. */
export function keptLinksField(): JSONField {
  return {
    name: 'keptLinks',
    type: 'json',
    jsonSchema: {
      uri: 'kept-links://schema',
      fileMatch: ['kept-links://schema'],
      schema: { type: 'array', items: { type: 'string' } },
    },
    admin: { hidden: true },
    validate: (value: unknown) => explainBadKeptLinks(value) ?? true,
  }
}
