/** A cell: a text, or from JSON a list of texts. */
export type FeedCell = string | readonly string[]

/** A row of a file. `number` counts like a spreadsheet, with the heading in row 1, or is the position in a JSON list. */
export type FeedRow = { number: number; cells: ReadonlyMap<string, FeedCell>; problem: string | null }

export type FeedTable = { columns: string[]; rows: FeedRow[] }
export type FeedReading = ({ kind: 'table' } & FeedTable) | { kind: 'refused'; problem: string }

/** Files with more columns are not stock. */
export const MAX_COLUMNS = 200
export const MAX_ROWS = 50_000

/** Checks a table against its limits. */
export function checkTable(columns: string[], rows: FeedRow[]): FeedReading {
  if (columns.length > MAX_COLUMNS) {
    return { kind: 'refused', problem: `The file has ${columns.length} columns; at most ${MAX_COLUMNS} can be read.` }
  }
  if (rows.length > MAX_ROWS) {
    return { kind: 'refused', problem: `The file has ${rows.length} rows; at most ${MAX_ROWS} can be read at once.` }
  }
  if (rows.length === 0) return { kind: 'refused', problem: 'The file has no cars: nothing follows its heading.' }
  return { kind: 'table', columns, rows }
}
