import { expect, test } from 'vitest'
import { listPlaywrightFailures, listVitestFailures } from './failures'

const fileResult = (file: string, status: string, assertionResults: unknown[], message = '') => ({
  name: `${process.cwd()}/src/${file}`,
  status,
  message,
  assertionResults,
})

test('Vitest: what failed is named with its file and the first words of why', () => {
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

test('Playwright: what failed is found in suites of suites', () => {
  const spec = (title: string, ok: boolean, messages: string[]) => ({
    title,
    file: 'weight.spec.ts',
    ok,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  })
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

test('a run that told nothing lists nothing', () => {
  expect([listVitestFailures(undefined), listPlaywrightFailures(undefined)]).toEqual([[], []])
})
