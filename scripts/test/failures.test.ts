import { expect, test } from 'vitest'
import { listPlaywrightFailures, listPlaywrightRepeats, listVitestFailures } from './failures'

const fileResult = (file: string, status: string, assertionResults: unknown[], message = '') => ({
  name: `${process.cwd()}/src/${file}`,
  status,
  message,
  assertionResults,
})

test('Vitest: lists each failure with its file and the start of its message', () => {
  const testResults = [
    fileResult('a.test.ts', 'failed', [
      { fullName: 'sums', status: 'failed', failureMessages: ['AssertionError: expected 1 to be 2\n    at a.test.ts:3'] },
      { fullName: 'holds', status: 'passed', failureMessages: [] },
    ]),
    fileResult('b.test.ts', 'passed', [{ fullName: 'holds', status: 'passed' }]),
    fileResult('c.test.ts', 'failed', [], 'Cannot find module'),
  ]
  expect(listVitestFailures({ testResults })).toEqual([
    'src/a.test.ts › sums › AssertionError: expected 1 to be 2',
    'src/c.test.ts › could not be run › Cannot find module',
  ])
})

const spec = (title: string, ok: boolean, messages: string[], status = ok ? 'expected' : 'unexpected') => ({
  title,
  file: 'weight.spec.ts',
  ok,
  tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
})

test('Playwright: finds failures in nested suites', () => {
  const report = {
    suites: [
      {
        specs: [spec('home', true, [])],
        suites: [{ specs: [spec('search', false, ['\u001B[31mError: too heavy\u001B[39m\n\nExpected'])] }],
      },
    ],
  }
  expect(listPlaywrightFailures(report)).toEqual(['weight.spec.ts › search › Error: too heavy'])
})

test('Playwright: lists tests that passed on the second attempt, with the first failure', () => {
  const suites = [
    { specs: [spec('home', true, []), spec('search', true, ['Error: not yet there'], 'flaky'), spec('car', false, ['Error: gone'])] },
  ]
  expect(listPlaywrightRepeats({ suites })).toEqual(['weight.spec.ts › search › Error: not yet there'])
})

test('lists nothing without a report', () => {
  expect([listVitestFailures(undefined), listPlaywrightFailures(undefined), listPlaywrightRepeats(undefined)]).toEqual([[], [], []])
})
