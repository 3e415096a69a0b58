/** Memory of the process: milliseconds since the start, bytes. */
export type Sample = { at: number; bytes: number }

export type SoakVerdict = {
  /** Growth of the median from the second tenth of the run to the last, as a fraction. */
  growth: number
  /** The longest time without a response, in milliseconds. */
  longestStall: number
  problems: string[]
}

/** The limits of REL-12. */
const MOST_GROWTH = 0.05
const LONGEST_STALL_MS = 250

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/**
 * Evaluates a run with mixed load (REL-12): after its first tenth memory may grow by 5 %, and a trivial request may take 250 ms. @param
 * failures The number of unexpected responses.
 */
export function judgeSoak(samples: readonly Sample[], stalls: readonly number[], failures: number): SoakVerdict {
  const end = samples.at(-1)?.at ?? 0
  const inTenth = (tenth: number) =>
    median(samples.filter(({ at }) => at >= (end * tenth) / 10 && (tenth === 9 || at < (end * (tenth + 1)) / 10)).map(({ bytes }) => bytes))
  const [early, late] = [inTenth(1), inTenth(9)]
  const growth = early === 0 ? 0 : late / early - 1
  const longestStall = Math.max(0, ...stalls)
  const problems = [
    ...(samples.length < 20 ? ['too few samples of memory to judge'] : []),
    ...(growth > MOST_GROWTH ? [`memory grew by ${(growth * 100).toFixed(1)} %`] : []),
    ...(longestStall > LONGEST_STALL_MS ? [`nobody was answered for ${Math.round(longestStall)} ms`] : []),
    ...(failures > 0 ? [`${failures} answers failed`] : []),
  ]
  return { growth, longestStall, problems }
}
