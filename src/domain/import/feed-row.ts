/** What stands in one cell: a text, or from JSON a list of texts. */
export type FeedCell = string | readonly string[]

/** One car of a file; `number` is the row as a spreadsheet counts it (the heading is row 1), or the place in a JSON list. */
export type FeedRow = { number: number; cells: ReadonlyMap<string, FeedCell>; problem: string | null }

export type FeedTable = { columns: string[]; rows: FeedRow[] }
export type FeedReading = ({ kind: 'table' } & FeedTable) | { kind: 'refused'; problem: string }

/** More columns than any dealer's system writes: such a file is not stock. */
export const MOST_COLUMNS = 200
export const MOST_ROWS = 50_000

/** A table inside its limits, or why it is none. */
export function checkTable(columns: string[], rows: FeedRow[]): FeedReading {
  if (columns.length > MOST_COLUMNS) {
    return { kind: 'refused', problem: `The file has ${columns.length} columns; at most ${MOST_COLUMNS} can be read.` }
  }
  if (rows.length > MOST_ROWS) {
    return { kind: 'refused', problem: `The file has ${rows.length} rows; at most ${MOST_ROWS} can be read at once.` }
  }
  if (rows.length === 0) return { kind: 'refused', problem: 'The file has no cars: nothing follows its heading.' }
  return { kind: 'table', columns, rows }
}
