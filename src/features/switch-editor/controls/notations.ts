import type { Notation } from './draft-area'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const writeLines = (value: unknown) => (Array.isArray(value) ? value.map(String).join('\n') : '')

/** One text a line. */
export const textLines: Notation = { write: writeLines, read: linesOf }

/** One number a line; a line that is no number is kept as text, for the registry to refuse. */
export const numberLines: Notation = {
  write: writeLines,
  read: (text) => linesOf(text).map((line) => (Number.isFinite(Number(line)) ? Number(line) : line)),
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** JSON; text that can't be read as such stands as it is, and no row allows a bare text. */
export const jsonText: Notation = {
  write: (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  read: readJson,
}
