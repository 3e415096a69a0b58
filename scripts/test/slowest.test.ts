import { expect, test } from 'vitest'
import { pickSlowest, timePlaywrightTests, timeVitestFiles } from './slowest'

test('Vitest: the time of a file is that of its hooks and tests', () => {
  const testResults = [{ name: `${process.cwd()}/src/a.test.ts`, startTime: 1_000, endTime: 3_500 }]
  expect(timeVitestFiles({ testResults })).toEqual([{ name: 'src/a.test.ts', ms: 2_500 }])
})

test('Playwright: the time of a test includes all attempts, also in nested suites', () => {
  const slow = { title: 'search', file: 'search.spec.ts', tests: [{ results: [{ duration: 900 }, { duration: 300 }] }] }
  expect(timePlaywrightTests({ suites: [{ suites: [{ specs: [slow] }] }] })).toEqual([{ name: 'search.spec.ts › search', ms: 1_200 }])
})

test('returns no times without a report', () => {
  expect([...timeVitestFiles(undefined), ...timePlaywrightTests({ specs: 'none' })]).toEqual([])
})

test('the slowest come first', () => {
  const timings = [1, 3, 2].map((ms) => ({ name: `${ms}`, ms }))
  expect(pickSlowest(timings, 2).map(({ ms }) => ms)).toEqual([3, 2])
})
