import type { Field, GroupField, JSONField, TextField } from 'payload'
import { MENU_MARK } from '@/domain/pages/links/collect-links'
import { FOOTER_PARTS, HEADER_PARTS } from '@/domain/navigation/menu-parts'
import { explainBadMenuTree } from '@/domain/navigation/menu-tree'
import { CONFIG_LINK_DEFAULTS, type ConfigLinks } from '@/domain/switches/json-fields'
import { hrefField } from '@collections/shared/link'
import { windowFields } from '@collections/shared/window'

const PREVIOUS_PLACES = [...['header-service', 'header-company', 'header-vehicles'], ...FOOTER_PARTS.map(({ key }) => `footer-${key}`)]

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

const label = (maxLength = 40): TextField => ({ name: 'label', label: 'Text', type: 'text', maxLength })

const menuTree: JSONField = {
  name: 'menuTree',
  label: 'Menus',
  type: 'json',
  admin: { components: { Field: '@/features/link-field/menu/menu-field#MenuField' } },
  custom: MENU_MARK,
  validate: (value: unknown) => explainBadMenuTree(value) ?? true,
}

/** Fields that the previous release reads while it still runs. The next release drops them. */
const previous: Field[] = [
  {
    name: 'headerItems',
    type: 'array',
    admin: { hidden: true },
    fields: [
      { name: 'item', type: 'select', required: true, options: HEADER_PARTS.map(({ key }) => key) },
      label(24),
      { name: 'href', type: 'text' },
      { name: 'isHidden', type: 'checkbox', defaultValue: false },
    ],
  },
  {
    name: 'menuLinks',
    type: 'array',
    admin: { hidden: true },
    fields: [
      { name: 'place', type: 'select', required: true, options: PREVIOUS_PLACES },
      { ...label(), required: true },
      { name: 'href', type: 'text', required: true },
    ],
  },
  {
    name: 'notice',
    type: 'group',
    admin: { hidden: true },
    fields: [{ name: 'text', type: 'text', maxLength: 160 }, label(), { name: 'href', type: 'text' }, windowFields()],
  },
]

const linkDefaults: GroupField = {
  name: 'linkDefaults',
  label: 'Where the usual links go',
  type: 'group',
  admin: { description: 'Empty: the address shown, or the one in the site’s switches.' },
  fields: LINKS.map(({ name, text, usual }) => ({ ...hrefField({ description: `Empty: ${usual}` }), name, label: text })),
}

const megaPromo: GroupField = {
  name: 'megaPromo',
  label: 'Promo card in the large menu of Our Stock',
  type: 'group',
  fields: [
    { name: 'heading', type: 'text', maxLength: 60, admin: { description: 'Empty: no card.' } },
    { name: 'text', type: 'text', maxLength: 120 },
    { type: 'row', fields: [{ ...label(), label: 'Text of the link' }, hrefField()] },
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
  ],
}

/** Menu settings for marketing (EDT-15, NAV-01 to NAV-11). Other items depend on what the site has. */
export const menuFields: Field[] = [menuTree, megaPromo, linkDefaults, ...previous]
