import { isRecord } from '@/domain/json/is-record'
import type { Leaving } from './linked-page'

/** A document with links to a page: its form in the admin, and the places of the links in words. */
export type LinkingDocument = { label: string; href: string; places: string[] }

/** What to decide before a page that others link to leaves its address (EDT-19). */
export type LinkQuestion = Leaving & {
  /** Title of the page. */
  name: string
  documents: LinkingDocument[]
  /** Whether the address stays: the site has a page of its own there, so a redirect would never apply. */
  isKept: boolean
  /** Pages to which the address can redirect. */
  pages: { title: string; path: string }[]
  /** Where the address redirects unless another target is picked. */
  suggested: string
  /** Why the picked target is wrong. */
  problem: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Only addresses of the admin and its API become links. */
function readDocument(value: unknown): LinkingDocument[] {
  if (!isRecord(value) || !isText(value.label) || !isText(value.href) || !/^\/(?:admin|api)\//.test(value.href)) return []
  return [{ label: value.label, href: value.href, places: Array.isArray(value.places) ? value.places.filter(isText) : [] }]
}

function readPage(value: unknown): LinkQuestion['pages'] {
  return isRecord(value) && isText(value.title) && isText(value.path) ? [{ title: value.title, path: value.path }] : []
}

function readLeaving({ kind, from, to }: Record<string, unknown>): Leaving | null {
  if (!isText(from)) return null
  if (kind === 'trash' || kind === 'unpublish') return { kind, from, to: null }
  return kind === 'move' && isText(to) ? { kind, from, to } : null
}

/** Reads the question in an error response of the admin's API; null if there is none. */
export function readLinkQuestion(json: unknown): LinkQuestion | null {
  const [error]: unknown[] = isRecord(json) && Array.isArray(json.errors) ? json.errors : []
  const data = isRecord(error) && isRecord(error.data) ? error.data.links : null
  const leaving = isRecord(data) ? readLeaving(data) : null
  if (!isRecord(data) || leaving === null) return null
  return {
    ...leaving,
    name: isText(data.name) ? data.name : leaving.from,
    documents: Array.isArray(data.documents) ? data.documents.flatMap(readDocument) : [],
    isKept: data.isKept === true,
    pages: Array.isArray(data.pages) ? data.pages.flatMap(readPage) : [],
    suggested: isText(data.suggested) ? data.suggested : '/',
    problem: isText(data.problem) ? data.problem : null,
  }
}

/** The heading: '3 links lead to “EOFY sale”'. A document without named places, such as a redirect, counts as one link. */
export function titleOfQuestion({ name, documents }: Pick<LinkQuestion, 'name' | 'documents'>): string {
  const count = documents.reduce((sum, { places }) => sum + Math.max(1, places.length), 0)
  return count === 1 ? `1 link leads to “${name}”` : `${count} links lead to “${name}”`
}

const LEFT = { trash: 'Once the page is in the trash', unpublish: 'Once the page is unpublished' } as const

/** Says what visitors find behind the links afterwards. */
export function explainQuestion({ kind, from, to, isKept }: Pick<LinkQuestion, 'kind' | 'from' | 'to' | 'isKept'>): string {
  const when = kind === 'move' ? `Once the page is at ${to}` : LEFT[kind]
  return isKept
    ? `${when}, these links lead to the page that every site has at ${from}.`
    : `${when}, visitors who follow these links find nothing at ${from}, unless that address redirects.`
}

/** The words of the button that goes on. */
export const GO_ON = {
  trash: 'Move to the trash',
  unpublish: 'Unpublish',
  move: 'Publish at the new address',
} as const satisfies Record<Leaving['kind'], string>
