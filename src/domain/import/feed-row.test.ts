import { expect, test } from 'vitest'
import { checkTable, MAX_COLUMNS, MAX_ROWS } from './feed-row'

const columns = (count: number) => Array.from({ length: count }, (_, index) => `C${index}`)
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ number: index, cells: new Map(), problem: null }))

test.each([
  [MAX_COLUMNS, 1, null],
  [MAX_COLUMNS + 1, 1, /201 columns; at most 200/],
  [5, MAX_ROWS, null],
  [5, MAX_ROWS + 1, /50001 rows; at most 50000/],
  [5, 0, /no cars/],
])('ADM-19: a table of %i columns and %i rows', (wide, long, problem) => {
  const checked = checkTable(columns(wide), rows(long))
  if (problem) expect(checked.kind === 'refused' && checked.problem).toMatch(problem)
  else expect(checked.kind).toBe('table')
})
