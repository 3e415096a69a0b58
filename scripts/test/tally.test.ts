import { describe, expect, test } from 'vitest'
import { addTallies, describeTally, listFailedFiles, NOTHING, tallyCheck, tallyPlaywright, tallyVitest } from './tally'

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

describe('tallies', () => {
  test.each([
    ['nothing', [], '0 passed, 0 failed'],
    ['checks and tests', [tallyCheck(0), tallyCheck(2), { passed: 40, failed: 1, skipped: 0 }], '41 passed, 2 failed'],
    ['skipped tests', [{ passed: 1, failed: 0, skipped: 3 }], '1 passed, 0 failed, 3 skipped'],
  ])('%s are summed in the last line', (_, tallies, line) => {
    expect(describeTally(addTallies(tallies))).toBe(line)
  })

  test.each([
    ['all passed', vitest, 0, { passed: 7, failed: 0, skipped: 0 }],
    ['failed and left out', { ...vitest, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }, 1, { passed: 7, failed: 2, skipped: 2 }],
    [
      'a file that cannot be loaded',
      { ...vitest, testResults: [{ name: `${process.cwd()}/src/a.test.ts`, status: 'failed', assertionResults: [] }] },
      1,
      { passed: 7, failed: 1, skipped: 0 },
    ],
    ['an error outside of every test', vitest, 1, { passed: 7, failed: 1, skipped: 0 }],
    ['no test at all', { ...vitest, numPassedTests: 0 }, 0, { ...NOTHING, failed: 1 }],
    ['no report', undefined, 0, { ...NOTHING, failed: 1 }],
  ])('Vitest: %s', (_, report, code, tally) => {
    expect(tallyVitest(report, code)).toEqual(tally)
  })

  test('Vitest: lists the files to run again', () => {
    const testResults = ['failed', 'passed'].map((status) => ({
      name: `${process.cwd()}/src/${status}.test.ts`,
      status,
      assertionResults: [],
    }))
    expect(listFailedFiles({ ...vitest, testResults })).toEqual(['src/failed.test.ts'])
    expect(listFailedFiles(undefined)).toBeNull()
  })

  test.each([
    ['all passed', playwright, 0, { passed: 4, failed: 0, skipped: 0 }],
    [
      'a test that passed when repeated',
      { ...playwright, stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } },
      0,
      { passed: 4, failed: 0, skipped: 0 },
    ],
    [
      'an error before the first test',
      { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] },
      1,
      { ...NOTHING, failed: 1 },
    ],
    ['no report', undefined, 1, { ...NOTHING, failed: 1 }],
  ])('Playwright: %s', (_, report, code, tally) => {
    expect(tallyPlaywright(report, code)).toEqual(tally)
  })
})
