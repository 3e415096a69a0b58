import type { CellView } from './search-view'

/** The number of columns of the widest grid. */
const COLUMNS = 3

type Kinds = readonly CellView['kind'][]

/** Returns the column in which each cell starts when the featured ones span two. */
function toColumns(count: number, featured: ReadonlySet<number>): { columns: number[]; end: number } {
  let slot = 0
  const columns = Array.from({ length: count }, (_, index) => {
    const column = slot % COLUMNS
    slot += featured.has(index) ? 2 : 1
    return column
  })
  return { columns, end: slot % COLUMNS }
}

/** Returns the last vehicle that can span two columns without leaving its row. With `isEarly` it searches the first half of the list. */
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
 * Returns the cells that span two columns: the first vehicle, and as many more as fill the last row. The order stays the same and there are
 * no gaps. Returns none for a grid of one full row, or when the last row can't be filled.
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
