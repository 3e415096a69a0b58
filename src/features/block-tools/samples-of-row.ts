import { findSamples } from '@/domain/blocks/sample-content'

type Fields = Readonly<Record<string, { value?: unknown }>>

const ROW = /^layout\.\d+(?=\.)/
const read = new WeakMap<Fields, ReadonlyMap<string, string>>()

function readAll(fields: Fields): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [path, { value }] of Object.entries(fields)) {
    const row = ROW.exec(path)?.[0]
    const samples = row === undefined ? [] : findSamples(value, path.split('.'))
    if (row !== undefined && samples.length > 0) found.set(row, [found.get(row) ?? '', ...samples].join(' ').trim())
  }
  return found
}

/**
 * Returns the paths of a block's fields that are still samples, with spaces between them. Every block asks with each keystroke, so the fields
 * of a form's state are read once for all of them (EDT-30).
 * @param row Such as `layout.2`.
 */
export function samplesOfRow(fields: Fields, row: string): string {
  const known = read.get(fields) ?? readAll(fields)
  read.set(fields, known)
  return known.get(row) ?? ''
}
