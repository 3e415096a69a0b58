import type { StageResult } from './run-stages'

const nameOf = (line: string): string => line.split(' › ').slice(0, 2).join(' › ')

/**
 * Returns the result of a run whose failed tests ran once more. Those that passed then count as passed and are listed as repeats. Returns the
 * first result if the second run did not reach each of them.
 */
export function mergeRepeat(first: StageResult, again: StageResult): StageResult {
  if (again.passed + again.failed + again.skipped < first.failed) return first
  const stillFailed = new Set((again.failures ?? []).map(nameOf))
  return {
    passed: first.passed + again.passed,
    failed: again.failed,
    skipped: first.skipped + again.skipped,
    output: `${first.output}\n${again.output}`,
    failures: again.failures,
    repeats: [...(first.repeats ?? []), ...(first.failures ?? []).filter((line) => !stillFailed.has(nameOf(line)))],
    timings: [...(first.timings ?? []), ...(again.timings ?? [])],
  }
}
