type Values = Readonly<Record<string, unknown>>

/** What became of a block from one version of a page to another; places count from 1. */
export type BlockMove =
  | { kind: 'added'; block: Values; to: number }
  | { kind: 'removed'; block: Values; from: number }
  | { kind: 'moved'; block: Values; from: number; to: number }

const blockIdOf = ({ id }: Values) => (typeof id === 'string' && id !== '' ? id : null)

/** Places of the longest run of numbers that only rise: what stayed in its order. */
function findStaying(numbers: readonly number[]): Set<number> {
  // the longest run that ends at each place
  const runs: number[][] = []
  for (const [at, number] of numbers.entries()) {
    const before = runs.filter((run, earlier) => (numbers[earlier] ?? 0) < number && run.at(-1) === earlier)
    const longest = before.reduce<number[]>((best, run) => (run.length > best.length ? run : best), [])
    runs.push([...longest, at])
  }
  return new Set(runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []))
}

/**
 * Which blocks came, went and changed their place from one version of a page to another (ADM-04), in the order of the newer one, what went at the end.
 * A block that only slid on because another came or went before it did not move. Blocks are told apart by their ids.
 */
export function listBlockMoves(before: readonly Values[], after: readonly Values[]): BlockMove[] {
  const placeBefore = new Map(before.flatMap((block, at) => (blockIdOf(block) === null ? [] : [[blockIdOf(block), at] as const])))
  const idsAfter = new Set(after.map(blockIdOf))
  const kept = after.flatMap((block, to) => {
    const from = placeBefore.get(blockIdOf(block))
    return from === undefined ? [] : [{ to, from }]
  })
  const staying = findStaying(kept.map(({ from }) => from))
  const moved = new Map(kept.flatMap(({ to, from }, at) => (staying.has(at) ? [] : [[to, from] as const])))
  const here = after.flatMap((block, at): BlockMove[] => {
    const from = moved.get(at)
    if (from !== undefined) return [{ kind: 'moved', block, from: from + 1, to: at + 1 }]
    return placeBefore.has(blockIdOf(block)) ? [] : [{ kind: 'added', block, to: at + 1 }]
  })
  const gone = before.flatMap((block, at): BlockMove[] =>
    idsAfter.has(blockIdOf(block)) ? [] : [{ kind: 'removed', block, from: at + 1 }],
  )
  return [...here, ...gone]
}
