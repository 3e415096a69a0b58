import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

const failed = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) })),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string().default(''),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })).default([]) })),
    }),
  ),
})
type Spec = z.infer<typeof spec>
type Suite = { specs?: Spec[]; suites?: Suite[] }
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }))

/**
 * Returns a line for each failed test of a Vitest run: the file, the test, and the start of the message. Printed at the end of the whole
 * run.
 */
export function listVitestFailures(report: unknown): string[] {
  const parsed = failed.safeParse(report)
  if (!parsed.success) return []
  return parsed.data.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(process.cwd(), name)
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      if (tests.length === 0) return [describe(file, 'could not be run', message)]
      return tests.map(({ fullName, failureMessages }) => describe(file, fullName, failureMessages[0]))
    })
}

/** Does the same for a Playwright run. */
export function listPlaywrightFailures(report: unknown): string[] {
  return listSpecs(report, ({ ok }) => !ok)
}

/** Returns a line for each test of a Playwright run that failed and passed when it was repeated. */
export function listPlaywrightRepeats(report: unknown): string[] {
  return listSpecs(report, ({ tests }) => tests.some(({ status }) => status === 'flaky'))
}

function listSpecs(report: unknown, isMeant: (spec: Spec) => boolean): string[] {
  const parsed = suite.safeParse(report)
  return parsed.success ? listSuite(parsed.data, isMeant) : []
}

function listSuite({ specs = [], suites = [] }: Suite, isMeant: (spec: Spec) => boolean): string[] {
  const own = specs
    .filter(isMeant)
    .map(({ file, title, tests }) => describe(file, title, tests[0]?.results.flatMap(({ errors }) => errors)[0]?.message))
  return [...own, ...suites.flatMap((inner) => listSuite(inner, isMeant))]
}

function describe(file: string, title: string, why = ''): string {
  return [file, title, stripVTControlCharacters(why).trim().split('\n')[0]].filter(Boolean).join(' › ')
}
