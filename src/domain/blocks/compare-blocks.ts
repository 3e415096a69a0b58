type Values = Readonly<Record<string, unknown>>

/** A change of a block between two versions of a page. Positions count from 1. */
export type BlockMove =
  | { kind: 'added'; block: Values; to: number }
  | { kind: 'removed'; block: Values; from: number }
  | { kind: 'moved'; block: Values; from: number; to: number }

const blockIdOf = ({ id }: Values) => (typeof id === 'string' && id !== '' ? id : null)

/** Indexes of the longest increasing subsequence: the blocks that kept their order. */
function findStaying(numbers: readonly number[]): Set<number> {
  // The longest run that ends at each index.
  const runs: number[][] = []
  for (const [at, number] of numbers.entries()) {
    const before = runs.filter((run, earlier) => (numbers[earlier] ?? 0) < number && run.at(-1) === earlier)
    const longest = before.reduce<number[]>((best, run) => (run.length > best.length ? run : best), [])
    runs.push([...longest, at])
  }
  return new Set(runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []))
}

/**
 * Lists the blocks that were added, moved and removed between two versions of a page (ADM-04), in the order of the newer version, removed
 * ones last. A block that only shifted because another was added or removed before it has not moved. Blocks are identified by id.
 */
export function listBlockMoves(before: readonly Values[], after: readonly Values[]): BlockMove[] {
  const indexBefore = new Map(before.flatMap((block, at) => (blockIdOf(block) === null ? [] : [[blockIdOf(block), at] as const])))
  const idsAfter = new Set(after.map(blockIdOf))
  const remaining = after.flatMap((block, to) => {
    const from = indexBefore.get(blockIdOf(block))
    return from === undefined ? [] : [{ to, from }]
  })
  const staying = findStaying(remaining.map(({ from }) => from))
  const moved = new Map(remaining.flatMap(({ to, from }, at) => (staying.has(at) ? [] : [[to, from] as const])))
  const here = after.flatMap((block, at): BlockMove[] => {
    const from = moved.get(at)
    if (from !== undefined) return [{ kind: 'moved', block, from: from + 1, to: at + 1 }]
    return indexBefore.has(blockIdOf(block)) ? [] : [{ kind: 'added', block, to: at + 1 }]
  })
  const gone = before.flatMap((block, at): BlockMove[] =>
    idsAfter.has(blockIdOf(block)) ? [] : [{ kind: 'removed', block, from: at + 1 }],
  )
  return [...here, ...gone]
}
