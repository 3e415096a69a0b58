import type { SuggestionGroup } from './suggestion-groups'

const KEY = 'recent-searches'
/** Number of searches offered. */
const MAX_RECENT = 5
const SHORTEST = 2

type Recent = { label: string; href: string }

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null || !('label' in value) || !('href' in value)) return false
  return typeof value.label === 'string' && typeof value.href === 'string' && value.href.startsWith('/search')
}

/** Returns the visitor's last searches, newest first; empty without browser storage. */
export function readRecent(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/** Stores a search in this browser only. */
export function rememberSearch({ label, href }: Recent): void {
  if (label.trim().length < SHORTEST) return
  const others = readRecent().filter((recent) => recent.href !== href && recent.label.toLowerCase() !== label.toLowerCase())
  try {
    localStorage.setItem(KEY, JSON.stringify([{ label, href }, ...others].slice(0, MAX_RECENT)))
  } catch {
    // Without browser storage there are no recent searches.
  }
}

/** Returns the last searches as a group of suggestions. */
export function groupRecent(): SuggestionGroup[] {
  const lines = readRecent().map(({ label, href }) => ({ kind: 'link' as const, label, note: '', href }))
  return lines.length > 0 ? [{ label: 'Recent', lines }] : []
}
