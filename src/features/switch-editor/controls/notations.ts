import type { Notation } from './draft-area'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const writeLines = (value: unknown) => (Array.isArray(value) ? value.map(String).join('\n') : '')

/** One text per line. */
export const textLines: Notation = { write: writeLines, read: linesOf }

/** One number per line. Other lines are kept as text, and the registry refuses them. */
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

/** JSON. Invalid JSON is kept as text, which every switch refuses. */
export const jsonText: Notation = {
  write: (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  read: readJson,
}
