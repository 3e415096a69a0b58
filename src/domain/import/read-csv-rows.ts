import Papa from 'papaparse'
import { checkTable, type FeedReading, type FeedRow } from './feed-row'

const DELIMITERS = [',', ';', '\t', '|']

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Makes column names unique ('Image', 'Image (2)') and numbers columns without a heading. */
function nameColumns(heading: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return heading.map((given, index) => {
    const name = given.trim() === '' ? `Column ${index + 1}` : given.trim().replace(/\s+/g, ' ')
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

/** A misaligned row must not be read, or a car would get values of other columns. */
function toFeedRow(cells: readonly string[], number: number, columns: readonly string[]): FeedRow {
  const isMisaligned = cells.length < columns.length || !isBlank(cells.slice(columns.length))
  return {
    number,
    cells: new Map(columns.map((column, index) => [column, cells[index] ?? ''])),
    problem: isMisaligned
      ? `has ${cells.length} cells where the heading has ${columns.length}: look for a comma, quote or line break that is not quoted`
      : null,
  }
}

/** The most frequent delimiter of the heading outside quotes; null without any. */
function findDelimiter(text: string): string | null {
  const heading = /^\s*(.*)/.exec(text)?.[1]?.replace(/"[^"]*"/g, '') ?? ''
  const counts = DELIMITERS.map((mark) => ({ mark, count: heading.split(mark).length - 1 }))
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  return most && most.count > 0 ? most.mark : null
}

/** Parses CSV with any known delimiter and RFC 4180 quoting (ADM-19). */
export function readCsvRows(text: string): FeedReading {
  if (/^\s*<(!doctype|html|\?xml|[a-z])/i.test(text)) {
    return { kind: 'refused', problem: 'The file is a web page or XML, not CSV: the address it came from may have answered with an error.' }
  }
  // Excel may write the delimiter into a first line.
  const named = /^sep=([,;|\t])\r?\n/i.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? findDelimiter(body)
  if (delimiter === null) {
    return { kind: 'refused', problem: 'The file is not CSV: its first line has no columns separated by comma, semicolon, tab or bar.' }
  }
  const { data } = Papa.parse<string[]>(body, { delimiter })
  const heading = data.findIndex((cells) => !isBlank(cells))
  const columns = nameColumns(data[heading] ?? [])
  const rows = data
    .map((cells, index) => ({ cells, number: index + (named ? 2 : 1) }))
    .slice(heading + 1)
    .filter(({ cells }) => !isBlank(cells))
    .map(({ cells, number }) => toFeedRow(cells, number, columns))
  return checkTable(columns, rows)
}
