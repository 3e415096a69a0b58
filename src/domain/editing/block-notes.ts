import { hasRight, reachesAllTenants, type StaffRole } from '../staff/access-table'

/** The most characters of a note. */
export const NOTE_LETTERS = 1_000

/** A note of staff on a block of a page (EDT-29). */
export type BlockNote = {
  id: number
  /** Id of the block. The block may have been removed since. */
  block: string
  text: string
  /** Null when the account was deleted. */
  author: { id: number; name: string } | null
  /** Names of the colleagues who are mentioned. */
  mentions: string[]
  /** Unix seconds. */
  writtenAt: number
  resolved: { /** Unix seconds. */ at: number; by: string | null } | null
}

type Person = { role: StaffRole | null; tenants: readonly number[] }

/** Checks whether a member of staff may read or edit the pages of a tenant, and so read or write the notes on them (EDT-29). */
export function mayUsePages({ role, tenants }: Person, tenantId: number, operation: 'read' | 'update'): boolean {
  return role !== null && hasRight(role, 'pages', operation) && (reachesAllTenants(role) || tenants.includes(tenantId))
}

export type NoteChange = { kind: 'text'; text: string } | { kind: 'resolve' } | { kind: 'reopen' }

/** Checks a change of a note by somebody who may edit its page: only the author may change the text (EDT-29). */
export function mayChangeNote(change: NoteChange, authorId: number | null, personId: number): boolean {
  return change.kind !== 'text' || authorId === personId
}

/** Returns the text of a note without space around it; null when it is empty or too long. */
export function readNoteText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' || text.length > NOTE_LETTERS ? null : text
}

/** Counts the open notes on a block. */
export function countOpenNotes(notes: readonly BlockNote[], block: string): number {
  return notes.filter((note) => note.block === block && note.resolved === null).length
}

/** Returns the open notes on blocks that the page no longer has, oldest first. Nobody would see them on any block. */
export function listNotesOnRemoved(notes: readonly BlockNote[], blocks: readonly string[]): BlockNote[] {
  return notes.filter(({ block, resolved }) => resolved === null && !blocks.includes(block))
}

/** Returns the notes on a block: the open ones first, each oldest first. */
export function listNotesOn(notes: readonly BlockNote[], block: string): BlockNote[] {
  const own = notes.filter((note) => note.block === block)
  return [...own.filter(({ resolved }) => resolved === null), ...own.filter(({ resolved }) => resolved !== null)]
}

/** '1 open note', '2 open notes'. */
export const describeOpenNotes = (count: number): string => (count === 1 ? '1 open note' : `${count} open notes`)

type Mention = { site: string; page: string; author: string; text: string; /** Opens the form at the block. */ href: string }

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Writes the plain-text mail to a colleague who is mentioned in a note (EDT-29). */
export function writeMentionMail({ site, page, author, text, href }: Mention): { subject: string; text: string } {
  const lines = [
    `${inOneLine(author)} mentioned you in a note on the page “${inOneLine(page)}” of ${inOneLine(site)}:`,
    text,
    `Open the block and its notes:\n${href}`,
  ]
  return { subject: `${inOneLine(author)} mentioned you on “${inOneLine(page)}”`, text: `${lines.join('\n\n')}\n` }
}
