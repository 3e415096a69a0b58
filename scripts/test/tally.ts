import path from 'node:path'
import { z } from 'zod'

/** Counts of checks and tests. A stage such as the type check counts as one. */
export type Tally = { passed: number; failed: number; skipped: number }

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({ passed: sum.passed + passed, failed: sum.failed + failed, skipped: sum.skipped + skipped }),
    NOTHING,
  )
}

/** Counts one check, which passes or fails. */
export function tallyCheck(exitCode: number): Tally {
  return exitCode === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 }
}

/** Counts a Vitest run. A file that could not be loaded counts as one failure, and so does a run that failed without a counted one. */
export function tallyVitest(report: unknown, exitCode: number, { mayBeEmpty = false } = {}): Tally {
  const parsed = vitestReport.safeParse(report)
  if (!parsed.success) return tallyCheck(1)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length
  const tally = { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + numTodoTests }
  return atLeastOneFailure(tally, exitCode, mayBeEmpty)
}

/** Returns the files of a Vitest run to run again, as git names them; null without a report. */
export function listFailedFiles(report: unknown): string[] | null {
  const parsed = vitestReport.safeParse(report)
  if (!parsed.success) return null
  return parsed.data.testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(process.cwd(), name))
}

/**
 * Counts a Playwright run. A journey that passes when repeated counts as passed and is listed at the end of the run (docs/decisions/0017).
 */
export function tallyPlaywright(report: unknown, exitCode: number, { mayBeEmpty = false } = {}): Tally {
  const parsed = playwrightReport.safeParse(report)
  if (!parsed.success) return tallyCheck(1)
  const { expected, unexpected, flaky, skipped } = parsed.data.stats
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected + parsed.data.errors.length, skipped }, exitCode, mayBeEmpty)
}

function atLeastOneFailure(tally: Tally, exitCode: number, mayBeEmpty = false): Tally {
  const isEmpty = !mayBeEmpty && tally.passed + tally.failed === 0
  return (exitCode !== 0 || isEmpty) && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** Returns the last line of `npm test`, which programs read. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
