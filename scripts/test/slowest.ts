import path from 'node:path'
import { z } from 'zod'

/** The duration of a test file or a test, in milliseconds. */
export type Timing = { name: string; ms: number }

const vitestTimes = z.object({ testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })) })

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
type Suite = { specs?: z.infer<typeof spec>[]; suites?: Suite[] }
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }))

/** Returns the time of each test file of a Vitest run, including hooks. */
export function timeVitestFiles(report: unknown): Timing[] {
  const parsed = vitestTimes.safeParse(report)
  if (!parsed.success) return []
  return parsed.data.testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(process.cwd(), name),
    ms: endTime - startTime,
  }))
}

/** Returns the time of each test of a Playwright run, including repetitions. */
export function timePlaywrightTests(report: unknown): Timing[] {
  const parsed = suite.safeParse(report)
  return parsed.success ? timeSuite(parsed.data) : []
}

function timeSuite({ specs = [], suites = [] }: Suite): Timing[] {
  const own = specs.map(({ file, title, tests }) => ({
    name: `${file} › ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(timeSuite)]
}

/** Returns the longest ones, longest first. */
export function pickSlowest(timings: readonly Timing[], count: number): Timing[] {
  return timings.toSorted((one, other) => other.ms - one.ms).slice(0, count)
}
