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
