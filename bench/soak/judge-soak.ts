/** Memory of the process at a moment: milliseconds since the start, bytes. */
export type Sample = { at: number; bytes: number }

export type SoakVerdict = {
  /** Growth from the second tenth of the run to the last, as a share; both at their medians. */
  growth: number
  /** The longest that the process did not answer, in milliseconds. */
  longestStall: number
  problems: string[]
}

/** Bars of REL-12. */
const MOST_GROWTH = 0.05
const LONGEST_STALL_MS = 250

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/**
 * Judges a run of a mixed load (REL-12): after its first tenth memory stays within 5 %, and nobody waits longer than 250 ms for an answer that takes no
 * work. @param failures Answers other than the ones that were due.
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
