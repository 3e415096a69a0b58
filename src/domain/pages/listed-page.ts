import { toPlainText } from '@/domain/text/plain-text'
import type { NextChange } from './next-change'
import { isRecord } from '@/domain/json/is-record'

/** State of a page in the admin's list. `changed` is published and has a newer draft. */
export type PageState = 'draft' | 'published' | 'changed' | 'trashed'

export const PAGE_STATES: Readonly<Record<PageState, string>> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Changed since publishing',
  trashed: 'In the trash',
}

/** A page in the admin's list. */
export type ListedPage = {
  id: number
  name: string
  path: string | null
  site: string
  timeZone: string
  state: PageState
  next: NextChange | null
  /** Name of the person who saved it last; null when unknown. */
  editor: string | null
  /** Unix seconds. */
  savedAt: number | null
  /** Open notes of staff on its blocks (EDT-29). */
  openNotes: number
}

/** Returns the state of a page (EDT-12). @param isLive Whether visitors can see it. @param hasDraft Whether its newest version is a draft. */
export function resolvePageState({ isLive, hasDraft, isTrashed }: { isLive: boolean; hasDraft: boolean; isTrashed: boolean }): PageState {
  if (isTrashed) return 'trashed'
  if (!isLive) return 'draft'
  return hasDraft ? 'changed' : 'published'
}

/** The name of a page in lists: the home page is called Home whatever its title (EDT-12). */
export function namePage({ title, path }: { title: string | null; path: string | null }): string {
  if (path === '/') return 'Home'
  return title || path || 'Page without a name'
}

/** Splits a search into words of letters and digits, in lower case. */
export function splitWords(search: string): string[] {
  return [...new Set(search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
}

/** Returns the block types whose name contains a word. @param names Names of the block types by slug. */
export function listTypesNamed(word: string, names: Readonly<Record<string, string>>): string[] {
  return Object.entries(names).flatMap(([slug, name]) => (name.toLowerCase().includes(word) ? [slug] : []))
}

/** Values of these keys are not words that editors see. */
const SILENT: readonly string[] = ['id', 'blockType', 'href', 'url']

function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsIn).join(' ')
  if (!isRecord(value)) return ''
  if (isRecord(value.root)) return toPlainText(value)
  return Object.entries(value)
    .filter(([key]) => !SILENT.includes(key))
    .map(([, inner]) => wordsIn(inner))
    .join(' ')
}

type Searched = { title: string | null; path: string | null; layout: unknown }

/**
 * Checks whether a page has every word of a search in its name, its address, the names of its block types or the words of its blocks (EDT-12).
 * @param names Names of the block types by slug.
 */
export function isPageFound(page: Searched, words: readonly string[], names: Readonly<Record<string, string>>): boolean {
  const blocks = Array.isArray(page.layout) ? page.layout.filter(isRecord) : []
  const types = blocks.map(({ blockType }) => (typeof blockType === 'string' ? (names[blockType] ?? '') : ''))
  const text = [namePage(page), page.title ?? '', page.path ?? '', ...types, wordsIn(blocks)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}
