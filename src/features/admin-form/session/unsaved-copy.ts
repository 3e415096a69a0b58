import { isRecord } from '@/domain/json/is-record'
import type { OpenConflict, Values } from './saver'

const PREFIX = 'forecourt-unsaved:'
const MAX_AGE_MS = 14 * 86_400_000

/** Typed values that are not stored yet, with the version on which they are based. */
export type UnsavedCopy = { userId: number; at: number; base: Values; typed: Values; conflicts: OpenConflict[] }

const isConflict = (value: unknown): value is OpenConflict =>
  isRecord(value) &&
  (value.kind === 'changed' || value.kind === 'removed') &&
  Array.isArray(value.path) &&
  typeof value.isMineRemoved === 'boolean'

/**
 * Stores typed values in this browser until they are saved, so that a closed tab, an ended session or a sleeping laptop loses nothing
 * (EDT-02).
 */
export function keepUnsaved(path: string, copy: UnsavedCopy): void {
  try {
    localStorage.setItem(PREFIX + path, JSON.stringify(copy))
  } catch {
    // the browser's storage may be disabled or full; then only the form has the values
  }
}

export function dropUnsaved(path: string): void {
  try {
    localStorage.removeItem(PREFIX + path)
  } catch {
    // nothing was kept either
  }
}

/** Returns what this person typed here earlier and could not save; null when there is nothing, or it is too old. */
export function readUnsaved(path: string, userId: number, now: number): UnsavedCopy | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PREFIX + path) ?? 'null')
    if (!isRecord(read) || read.userId !== userId || typeof read.at !== 'number' || now - read.at > MAX_AGE_MS) return null
    if (!isRecord(read.base) || !isRecord(read.typed) || !Array.isArray(read.conflicts)) return null
    return { userId, at: read.at, base: read.base, typed: read.typed, conflicts: read.conflicts.filter(isConflict) }
  } catch {
    return null
  }
}
