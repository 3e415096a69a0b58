import type { NavGroupKey, NavKey } from './navigation'

/** A link that every site has in one of its menus. */
type UsualLink = { key: string; label: string }

/** A part of a menu that every site has. `made` says what its list is made from; null without such a list. */
export type MenuPart<Key extends string = string> = { key: Key; label: string; made: string | null; links: readonly UsualLink[] }

const SERVICE: readonly UsualLink[] = [
  { key: 'servicing', label: 'Servicing' },
  { key: 'parts', label: 'Parts and Accessories' },
]

/** The header's items (NAV-01 to NAV-05) in their usual order. */
export const HEADER_PARTS: readonly MenuPart<NavKey>[] = [
  { key: 'home', label: 'Home', made: null, links: [] },
  { key: 'vehicles', label: 'Vehicles', made: 'Your models, or the body types in stock', links: [] },
  { key: 'stock', label: 'Our Stock', made: 'Makes in stock, where the site has the large menu', links: [] },
  { key: 'offers', label: 'Offers', made: null, links: [] },
  { key: 'finance', label: 'Finance', made: null, links: [] },
  { key: 'service', label: 'Service & Parts', made: null, links: SERVICE },
  {
    key: 'company',
    label: 'Company',
    made: null,
    links: [
      { key: 'about', label: 'About Us' },
      { key: 'contact', label: 'Contact Us' },
      { key: 'fleet', label: 'Fleet' },
      { key: 'careers', label: 'Careers' },
      { key: 'terms', label: 'Terms And Conditions' },
    ],
  },
]

/** The footer's groups (NAV-09, NAV-10) in their usual order. */
export const FOOTER_PARTS: readonly MenuPart<NavGroupKey>[] = [
  { key: 'bodies', label: 'Vehicles', made: 'Body types in stock', links: [] },
  { key: 'models', label: 'Models', made: 'Your models', links: [] },
  { key: 'tools', label: 'Buyer Tools', made: 'Searches, current offers, finance, trade-in and test drive', links: [] },
  { key: 'service', label: 'Service & Parts', made: null, links: SERVICE },
  {
    key: 'company',
    label: 'Company',
    made: null,
    links: [
      { key: 'about', label: 'About' },
      { key: 'contact', label: 'Contact' },
      { key: 'fleet', label: 'Fleet' },
      { key: 'careers', label: 'Careers' },
      { key: 'terms', label: 'Terms' },
      { key: 'privacy', label: 'Privacy' },
    ],
  },
]

export type MenuPlace = 'header' | 'footer'
export const MENU_PARTS = { header: HEADER_PARTS, footer: FOOTER_PARTS } as const satisfies Record<MenuPlace, readonly MenuPart[]>

const MADE = 'made'

/** Returns the ids of a part's links in a menu's tree: its made list, then its usual links. */
export function listUsualIds({ key, made, links }: MenuPart): string[] {
  return [...(made === null ? [] : [`${key}/${MADE}`]), ...links.map((link) => `${key}/${link.key}`)]
}

/** What a usual id names: a part, a link of one, or the list that is made for one. */
export type UsualNode =
  | { kind: 'part'; part: MenuPart; label: string }
  | { kind: 'link'; part: MenuPart; label: string }
  | { kind: 'made'; part: MenuPart; label: string }

/** Finds what an id of a menu's tree names; null for a link of the editors' own. */
export function findUsual(place: MenuPlace, id: string): UsualNode | null {
  const [key, name] = id.split('/')
  const parts: readonly MenuPart[] = MENU_PARTS[place]
  const part = parts.find((one) => one.key === key)
  if (!part) return null
  if (name === undefined) return { kind: 'part', part, label: part.label }
  if (name === MADE) return part.made === null ? null : { kind: 'made', part, label: part.made }
  const link = part.links.find((one) => one.key === name)
  return link ? { kind: 'link', part, label: link.label } : null
}
