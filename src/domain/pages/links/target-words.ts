import { stripAccents } from '@/domain/text/slug'

/** What a link leads to, as staff know it (EDT-13). */
export const TARGET_KINDS = {
  page: 'Page',
  search: 'Search',
  car: 'Car',
  offer: 'Offer',
  form: 'Form',
  file: 'File',
  step: 'Page',
  redirect: 'Redirect',
  telephone: 'Telephone',
  mail: 'Mail',
  message: 'Text message',
  outside: 'Other site',
  anchor: 'Place on this page',
  placeholder: 'Address with a placeholder',
  broken: 'No target',
  nothing: 'Nothing there',
} as const
export type TargetKind = keyof typeof TARGET_KINDS

/** A target with its name and a detail: '/service', '23 cars'. */
export type Target = { kind: TargetKind; name: string; detail: string }

/** A target that can be picked. */
export type TargetOption = Target & { href: string }

/** The kinds in the order of the list of targets, with the headings of their groups. */
export const TARGET_GROUPS = [
  { kind: 'page', heading: 'Pages' },
  { kind: 'search', heading: 'Searches' },
  { kind: 'car', heading: 'Cars' },
  { kind: 'offer', heading: 'Offers' },
  { kind: 'form', heading: 'Forms' },
  { kind: 'file', heading: 'Files' },
  { kind: 'telephone', heading: 'Telephone' },
] as const satisfies readonly { kind: TargetKind; heading: string }[]

/** Says in one line what a link leads to: 'Page: Service, /service', 'Search: Toyota Hilux, 23 cars' (EDT-13). */
export function describeTarget({ kind, name, detail }: Target): string {
  return `${TARGET_KINDS[kind]}: ${[name, detail].filter(Boolean).join(', ')}`
}

/** Whether visitors find nothing behind such a link. */
export const isDeadTarget = ({ kind }: Pick<Target, 'kind'>): boolean => kind === 'nothing'

/** Says of a link that leads nowhere what is wrong and what to do. */
export function explainDeadLink(href: string): string {
  return `Visitors find nothing at ${href} on this site. Pick another target, publish a page there first, or press “Keep it anyway” at the link.`
}

/** Names a page that no document describes by the last part of its path: '/brands/toyota' → 'Toyota'. */
export function nameOfPath(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? 'Home'
  const words = last.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const fold = (text: string) => stripAccents(text).toLowerCase()

/** Checks whether every typed word occurs in one of the texts, without regard to capitals and accents. No words match everything. */
export function matchesText(typed: string, texts: readonly string[]): boolean {
  const all = fold(texts.join(' '))
  return fold(typed)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
