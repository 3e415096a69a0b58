import { isRecord } from '@/domain/json/is-record'
import { mapStored, type StoredField, type Values } from '@/domain/json/stored-field'
import { toPathLabel } from '@/domain/text/field-labels'

/** What is wrong on a published site (ADM-20, DESK-11). */
export const FINDING_KINDS = ['dead', 'ended', 'loop', 'no-alt'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** One thing to mend: where it is in its document, and the address or picture that it is about. */
export type SiteFinding = { kind: FindingKind; path: string; place: string; what: string; isKept: boolean }

/** A document with what is wrong in it. */
export type CheckedDocument = { collection: string; id: number; name: string; findings: SiteFinding[] }

/** A picture in a document: the path of its field, that path in words, and its id. */
export type StoredPicture = { path: string; place: string; media: number }

const labelOf = (field: StoredField) => ('label' in field && typeof field.label === 'string' ? field.label : undefined)

/** Lists the pictures of a document at every depth of its blocks. */
export function collectPictures(fields: readonly StoredField[], document: Values): StoredPicture[] {
  const found: StoredPicture[] = []
  mapStored(fields, document, ({ field, value, path }) => {
    if (field.type === 'upload' && field.relationTo === 'media' && typeof value === 'number')
      found.push({ path, place: toPathLabel(path, labelOf(field)), media: value })
    return value
  })
  return found
}

const FILE_NAME = /^[\w() -]+\.(jpe?g|png|webp|gif|avif|svg|heic)$/i
const CAMERA_NAME = /^(img|dsc|dscn|image|photo|picture|screenshot|untitled)?[\s_-]*\d*$/i

/** Whether a picture's alternative text says nothing to somebody who can't see it: empty, a file name, or what a camera calls a picture. */
export function isMissingAlt(alt: unknown): boolean {
  const text = typeof alt === 'string' ? alt.trim() : ''
  return text === '' || FILE_NAME.test(text) || CAMERA_NAME.test(text)
}

const NAMES: Readonly<Record<FindingKind, string>> = {
  dead: 'Leads to nothing',
  ended: 'Leads to something that has ended',
  loop: 'Redirects in a circle',
  'no-alt': 'A picture without a description',
}
const MENDS: Readonly<Record<FindingKind, string>> = {
  dead: 'Pick another target, or keep it on purpose.',
  ended: 'Pick another target, or give the offer or page a later end.',
  loop: 'Change where one of these redirects leads.',
  'no-alt': 'Say in the picture’s form what it shows.',
}

/** Says what is wrong, in a few words. */
export const nameFinding = (kind: FindingKind): string => NAMES[kind]

/** Says how to mend it. */
export const explainMend = (kind: FindingKind): string => MENDS[kind]

/** Counts what somebody has to look at: links that are kept on purpose are listed, but not counted. */
export function countOpen(documents: readonly CheckedDocument[]): number {
  return documents.flatMap(({ findings }) => findings).filter(({ isKept }) => !isKept).length
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function readFinding(row: unknown): SiteFinding[] {
  const kind = isRecord(row) ? FINDING_KINDS.find((one) => one === row.kind) : undefined
  if (!isRecord(row) || kind === undefined) return []
  return [{ kind, path: text(row.path), place: text(row.place), what: text(row.what), isKept: row.isKept === true }]
}

/** Reads the documents of a stored check. Malformed ones are left out. */
export function readChecked(value: unknown): CheckedDocument[] {
  return (Array.isArray(value) ? value : []).flatMap((row: unknown): CheckedDocument[] => {
    if (!isRecord(row) || typeof row.id !== 'number') return []
    const findings = (Array.isArray(row.findings) ? row.findings : []).flatMap(readFinding)
    return [{ collection: text(row.collection), id: row.id, name: text(row.name), findings }]
  })
}

const keyOf = (document: CheckedDocument, { kind, path, what }: SiteFinding) =>
  [document.collection, document.id, kind, path, what].join(' ')

/** Counts what a check found that the one before had not. */
export function countNew(documents: readonly CheckedDocument[], before: readonly CheckedDocument[]): number {
  const known = new Set(before.flatMap((document) => document.findings.map((finding) => keyOf(document, finding))))
  return documents.flatMap((document) => document.findings.filter((finding) => !finding.isKept && !known.has(keyOf(document, finding))))
    .length
}
