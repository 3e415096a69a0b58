import type { ArrayField, Field, GroupField, TextField } from 'payload'
import { FOOTER_GROUPS, HEADER_ITEMS } from '@/domain/navigation/menu-changes'
import { CONFIG_LINK_DEFAULTS, type ConfigLinks } from '@/domain/switches/json-fields'
import { hrefField } from '@collections/shared/link'
import { rowLabel } from '@collections/shared/row-label'
import { windowFields } from '@collections/shared/window'

const HEADER_OPTIONS = HEADER_ITEMS.map(({ key, label }) => ({ value: key, label }))
const FOOTER_OPTIONS = FOOTER_GROUPS.map(({ key, label }) => ({ value: key, label }))

const LINK_LABELS: Record<keyof ConfigLinks, string> = {
  allStock: 'All stock',
  testDrive: 'Test drive',
  service: 'Service',
  finance: 'Finance',
  tradeIn: 'Trade-in',
  contact: 'Contact',
  parts: 'Parts',
}
const USUAL: Readonly<Record<string, string>> = CONFIG_LINK_DEFAULTS
const LINKS = Object.entries(LINK_LABELS).map(([name, text]) => ({ name, text, usual: USUAL[name] ?? '' }))

const label = (maxLength = 40, description?: string): TextField => ({
  name: 'label',
  label: 'Text',
  type: 'text',
  maxLength,
  admin: description === undefined ? {} : { description },
})

const headerItems: ArrayField = {
  name: 'headerItems',
  label: 'Header',
  type: 'array',
  maxRows: 7,
  labels: { singular: 'Change', plural: 'Changes' },
  admin: {
    components: rowLabel('link', 'Change'),
    description: 'The menu is built from your offers, models and brands. Add a change to rename, redirect or hide an item.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'item', type: 'select', required: true, options: HEADER_OPTIONS },
        label(24, 'Empty: its usual name.'),
        hrefField({ description: 'Empty: its usual address.' }),
        { name: 'isHidden', label: 'Hide it', type: 'checkbox', defaultValue: false },
      ],
    },
  ],
}

const menuLinks: ArrayField = {
  name: 'menuLinks',
  label: 'More links in dropdowns and footer',
  type: 'array',
  maxRows: 40,
  labels: { singular: 'Link', plural: 'Links' },
  admin: { components: rowLabel('link', 'Link'), description: 'Each is added to the end of the menu or footer group you choose.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'place',
          type: 'select',
          required: true,
          options: [
            { value: 'header-service', label: 'Dropdown: Service & Parts' },
            { value: 'header-company', label: 'Dropdown: Company' },
            { value: 'header-vehicles', label: 'Dropdown: Vehicles' },
            ...FOOTER_OPTIONS.map(({ value, label: name }) => ({ value: `footer-${value}`, label: `Footer: ${name}` })),
          ],
        },
        { ...label(), required: true },
        hrefField({ required: true }),
      ],
    },
  ],
}

const linkDefaults: GroupField = {
  name: 'linkDefaults',
  label: 'Where the usual links go',
  type: 'group',
  admin: { description: 'Empty: the address shown, or the one in the site’s switches.' },
  fields: LINKS.map(({ name, text, usual }) => ({ ...hrefField({ description: `Empty: ${usual}` }), name, label: text })),
}

const megaPromo: GroupField = {
  name: 'megaPromo',
  label: 'Card in the mega menu',
  type: 'group',
  fields: [
    { name: 'heading', type: 'text', maxLength: 60, admin: { description: 'Empty: no card.' } },
    { name: 'text', type: 'text', maxLength: 120 },
    { type: 'row', fields: [{ ...label(), label: 'Text of the link' }, hrefField()] },
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
  ],
}

const notice: GroupField = {
  name: 'notice',
  label: 'Announcement bar',
  type: 'group',
  // The announcements are a collection of their own. The previous release reads these columns while it still runs.
  admin: { hidden: true },
  fields: [
    { name: 'text', type: 'text', maxLength: 160 },
    // not marked as a link: nobody could mend a dead one here
    {
      type: 'row',
      fields: [
        { ...label(40), label: 'Text of the link' },
        { ...hrefField(), custom: {} },
      ],
    },
    windowFields(),
  ],
}

/** Menu settings for marketing (NAV-01 to NAV-12). Other items depend on what the site has. */
export const menuFields: Field[] = [notice, headerItems, menuLinks, megaPromo, linkDefaults]
