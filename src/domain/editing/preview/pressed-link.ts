import { isRecord } from '@/domain/json/is-record'
import { safeHref } from '@/domain/navigation/href'
import { normaliseHost } from '@/domain/tenant/hosts'

/** The part of a page that contains a link. */
export type LinkPlace = 'content' | 'header' | 'footer'

/** The parts of the site settings that the links of header and footer come from. */
export const SETTINGS_OF_LINKS = {
  logo: 'the logo',
  header: 'the header’s menu',
  footer: 'the footer’s links',
  phone: 'the phone number',
  email: 'the mail address',
  socials: 'the social media profiles',
} as const
export type SettingsOfLink = keyof typeof SETTINGS_OF_LINKS

/** Returns the field of the site settings that contains a part: both menus are in one (EDT-15). */
export function fieldOfSettings(part: SettingsOfLink): string {
  return part === 'header' || part === 'footer' ? 'menuTree' : part
}

const WAYS = { 'tel:': 'telephone', 'mailto:': 'mail', 'sms:': 'message', 'https:': 'website', 'http:': 'website' } as const
export type LinkWay = (typeof WAYS)[keyof typeof WAYS]

/** Where a link pressed in the preview leads (EDT-08). */
export type PressedLink =
  /** A page of the site. `path` has no query and no trailing slash. */
  | { kind: 'page'; path: string }
  /** A link of header or footer, which the site settings contain. */
  | { kind: 'settings'; part: SettingsOfLink }
  /** Outside of the site. `to` is a phone number, a mail address or a web address. */
  | { kind: 'elsewhere'; way: LinkWay; to: string }
  /** The address can't be used. */
  | { kind: 'nowhere' }

function partOf(place: 'header' | 'footer', target: PressedLink): SettingsOfLink {
  if (target.kind === 'elsewhere' && target.way === 'mail') return 'email'
  if (target.kind === 'elsewhere' && target.way !== 'website') return 'phone'
  if (place === 'header') return target.kind === 'page' && target.path === '/' ? 'logo' : 'header'
  return target.kind === 'elsewhere' ? 'socials' : 'footer'
}

function findTarget(href: string, hosts: readonly string[]): PressedLink {
  const address = safeHref(href)
  if (address === null || !URL.canParse(address, 'https://site.invalid')) return { kind: 'nowhere' }
  const url = new URL(address, 'https://site.invalid')
  const way = WAYS[url.protocol === 'tel:' || url.protocol === 'mailto:' || url.protocol === 'sms:' ? url.protocol : 'https:']
  if (way !== 'website') return { kind: 'elsewhere', way, to: url.pathname }
  const host = normaliseHost(url.host)
  if (address.startsWith('/') || (host !== null && hosts.includes(host)))
    return { kind: 'page', path: url.pathname.replace(/(?<=.)\/$/, '') }
  return address.startsWith('#') ? { kind: 'nowhere' } : { kind: 'elsewhere', way, to: address }
}

/**
 * Decides where a link leads that was pressed in the preview, so that the preview never leaves the site (EDT-08).
 * @param href The link's address as it is written in the page.
 * @param hosts The site's own hosts, normalised. A full address with one of them is a page of the site.
 */
export function findLinkTarget({ href, place }: { href: string; place: LinkPlace }, hosts: readonly string[]): PressedLink {
  const target = findTarget(href, hosts)
  return place === 'content' ? target : { kind: 'settings', part: partOf(place, target) }
}

/** What the admin does with a pressed link: the decision, with the addresses that the person's account may open. */
export type FollowedLink =
  /** `formId` is the page's form; null for a page that the site makes itself, which has none. */
  | { kind: 'page'; path: string; title: string; address: string; formId: number | null }
  /** `settingsId` is null without access to the settings. */
  | { kind: 'settings'; part: SettingsOfLink; settingsId: number | null }
  | Extract<PressedLink, { kind: 'elsewhere' | 'nowhere' }>

const idIn = (value: unknown) => (typeof value === 'number' ? value : null)
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
const isSetting = (value: unknown): value is SettingsOfLink => typeof value === 'string' && Object.hasOwn(SETTINGS_OF_LINKS, value)

/** Reads the server's answer about a pressed link; null for anything else. */
export function readFollowedLink(answer: unknown): FollowedLink | null {
  if (!isRecord(answer)) return null
  const { kind, part, path, title, address, to } = answer
  if (kind === 'page') return { kind, path: textIn(path), title: textIn(title), address: textIn(address), formId: idIn(answer.formId) }
  if (kind === 'settings') return isSetting(part) ? { kind, part, settingsId: idIn(answer.settingsId) } : null
  const way = Object.values(WAYS).find((one) => one === answer.way)
  if (kind === 'elsewhere') return way ? { kind, way, to: textIn(to) } : null
  return kind === 'nowhere' ? { kind } : null
}

/** Says in one sentence where a link leads (EDT-08). */
export function describeLink(link: FollowedLink): string {
  switch (link.kind) {
    case 'page':
      return `This link leads to ${link.title === '' ? link.path : `“${link.title}” (${link.path})`}.`
    case 'settings':
      return link.settingsId === null
        ? `This comes from ${SETTINGS_OF_LINKS[link.part]} in the site settings, which your account can’t open.`
        : `This comes from ${SETTINGS_OF_LINKS[link.part]} in the site settings.`
    case 'elsewhere':
      return {
        website: `For visitors this link opens ${link.to}.`,
        telephone: `For visitors this link calls ${link.to}.`,
        mail: `For visitors this link starts a mail to ${link.to}.`,
        message: `For visitors this link starts a text message to ${link.to}.`,
      }[link.way]
    case 'nowhere':
      return 'This link has no address that works. Type one in the form.'
  }
}
