import type { CellView } from './search-view'

/** Cells in a row of the widest grid. */
const COLUMNS = 3

type Kinds = readonly CellView['kind'][]

/** The column in which each cell starts when the featured ones take two. */
function toColumns(count: number, featured: ReadonlySet<number>): { columns: number[]; end: number } {
  let slot = 0
  const columns = Array.from({ length: count }, (_, index) => {
    const column = slot % COLUMNS
    slot += featured.has(index) ? 2 : 1
    return column
  })
  return { columns, end: slot % COLUMNS }
}

/** The last car that may grow to two columns without leaving its row; in the first half of the list when `isEarly`. */
function findGrowable(kinds: Kinds, featured: ReadonlySet<number>, isEarly: boolean): number {
  const { columns } = toColumns(kinds.length, featured)
  const from = isEarly ? Math.ceil(kinds.length / 2) : kinds.length - 1
  for (let index = from; index > 0; index -= 1) {
    const isStart = isEarly ? columns[index] === 0 : columns[index] !== COLUMNS - 1
    if (kinds[index] === 'car' && isStart && !featured.has(index)) return index
  }
  return -1
}

/**
 * The cells that take two columns: the first car, and as many more as fill the last row, so that none stands alone in it. Rows stay in
 * order and without gaps. Nothing is featured in a grid of one whole row, or where no filling is found.
 */
export function listFeaturedCells(kinds: Kinds): ReadonlySet<number> {
  const none: ReadonlySet<number> = new Set()
  if (kinds[0] !== 'car' || kinds.length <= COLUMNS) return none
  const featured = new Set([0])
  const { end } = toColumns(kinds.length, featured)
  for (let missing = (COLUMNS - end) % COLUMNS; missing > 0; missing -= 1) {
    const index = findGrowable(kinds, featured, missing > 1)
    if (index === -1) return new Set([0])
    featured.add(index)
  }
  return featured
}
