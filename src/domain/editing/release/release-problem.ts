import type { DocumentItem, ReleaseItem, ValuesItem } from './release-item'
import { isSameInPart } from './release-values'

/** A stored version. `savedAt` is its own time, as stored. */
export type VersionFacts = { id: number; savedAt: string; editor: string | null }

/** What is stored of a released document now; null when it was deleted. */
export type DocumentFacts = { tenant: number | null; isTrashed: boolean; hasPinned: boolean; newest: VersionFacts | null } | null

/** Why an item stops its release (EDT-20). */
export type ItemProblem =
  | { kind: 'gone' }
  | { kind: 'trashed' }
  | { kind: 'pruned' }
  | { kind: 'newer'; editor: string | null }
  | { kind: 'changed' }
  | { kind: 'moved' }

type Pinned = Pick<DocumentItem, 'version' | 'savedAt' | 'tenant'>

/**
 * Returns why a document can't go live in the version that was pinned; null when it can (EDT-20). The pinned version must still be the newest
 * one: later edits were not approved, and publishing would hide them.
 */
export function findDocumentProblem(pinned: Pinned, facts: DocumentFacts): ItemProblem | null {
  if (facts === null) return { kind: 'gone' }
  if (facts.tenant !== pinned.tenant) return { kind: 'moved' }
  if (facts.isTrashed) return { kind: 'trashed' }
  if (!facts.hasPinned || facts.newest === null) return { kind: 'pruned' }
  const { id, savedAt, editor } = facts.newest
  return id === pinned.version && savedAt === pinned.savedAt ? null : { kind: 'newer', editor }
}

/**
 * Returns why values can't be set; null when they can (EDT-20): somebody changed the same part since it was added.
 * @param current What the part contains now; null when its site or its settings are gone.
 */
export function findValuesProblem(
  { base, part }: Pick<ValuesItem, 'base' | 'part'>,
  current: Readonly<Record<string, unknown>> | null,
): ItemProblem | null {
  if (current === null) return { kind: 'gone' }
  return Object.keys(base).every((key) => isSameInPart(part, base[key], current[key])) ? null : { kind: 'changed' }
}

/** What was to be done with the items. */
type Purpose = 'goLive' | 'rollBack'

/** Explains a problem in a sentence that names the item. */
export function explainItemProblem({ label }: Pick<ReleaseItem, 'label'>, problem: ItemProblem, purpose: Purpose = 'goLive'): string {
  const name = `“${label}”`
  const by = problem.kind === 'newer' && problem.editor !== null ? ` by ${problem.editor}` : ''
  if (purpose === 'rollBack') {
    const whats = {
      gone: 'was deleted since',
      trashed: 'was moved to the trash since',
      moved: 'was moved to another site since',
      pruned: 'was changed since',
      newer: `was edited${by} since`,
      changed: 'was changed since',
    }
    return `${name} ${whats[problem.kind]}, which a rollback would undo. Change it in its own form instead.`
  }
  const hints = {
    gone: 'was deleted. Remove it from the release.',
    trashed: 'is in the trash. Restore it, or remove it from the release.',
    moved: 'belongs to another site now. Remove it from the release.',
    pruned: 'no longer has the version that was added. Take the newest version.',
    newer: `has a newer edit${by}. Take the newest version, or remove it from the release.`,
    changed: 'was changed since it was added. Add it again, or remove it from the release.',
  }
  return `${name} ${hints[problem.kind]}`
}

/** Explains in one text why a release was stopped, or why it could not be rolled back. */
export function explainStop(lead: string, reasons: readonly string[]): string {
  return [lead, ...reasons].join(' ')
}
