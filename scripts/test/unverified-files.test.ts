import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { chooseScope, leaveOut, takeSnapshot, type Scope, type Snapshot } from './unverified-files'

const before: Snapshot = {
  'src/domain/money/money.ts': 'a',
  'src/ui/site.css': 'a',
  'docs/x.md': 'a',
  'migrations/1.ts': 'a',
  'package.json': 'a',
}

describe('what npm run verify tests again', () => {
  test.each<[name: string, verified: Snapshot | null, changes: Snapshot, scope: Scope]>([
    ['everything the first time', null, {}, 'everything'],
    ['nothing when nothing changed', before, {}, []],
    ['what a changed module reaches', before, { 'src/domain/money/money.ts': 'b' }, ['src/domain/money/money.ts']],
    ['what a new module reaches', before, { 'src/domain/cents.ts': 'b' }, ['src/domain/cents.ts']],
    ['nothing for prose and browser tests', before, { 'docs/x.md': 'b', 'tests/e2e/a.spec.ts': 'b', 'README.md': 'b' }, []],
    ['everything for the schema', before, { 'migrations/2.ts': 'b' }, 'everything'],
    ['everything for a demo tenant', before, { 'demo/tenants/harbour/facts.ts': 'b' }, 'everything'],
    ['everything for a dependency', before, { 'package.json': 'b' }, 'everything'],
    ['everything for a file that any test may read', before, { 'src/ui/site.css': 'b' }, 'everything'],
  ])('%s', (_, verified, changes, scope) => {
    expect(chooseScope(verified, { ...before, ...changes })).toStrictEqual(scope)
  })

  test('a removed module adds no file to run, a removed picture runs everything', () => {
    const { 'src/domain/money/money.ts': module, 'src/ui/site.css': sheet, ...others } = before
    expect(chooseScope(before, { ...others, 'src/ui/site.css': sheet ?? '' })).toStrictEqual([])
    expect(chooseScope(before, { ...others, 'src/domain/money/money.ts': module ?? '' })).toBe('everything')
  })

  test('a failed test file is run again, wherever it is', () => {
    const now = { ...before, 'demo/seed/find-seed.test.ts': 'a', 'src/domain/money/money.test.ts': 'a' }
    const verified = leaveOut(now, ['demo/seed/find-seed.test.ts', 'src/domain/money/money.test.ts'])
    expect(chooseScope(verified, now)).toStrictEqual(['demo/seed/find-seed.test.ts', 'src/domain/money/money.test.ts'])
  })

  test('a snapshot identifies files by git’s own hashes', () => {
    const file = 'scripts/test/unverified-files.ts'
    expect(takeSnapshot()?.[file]).toBe(execFileSync('git', ['hash-object', file], { encoding: 'utf8' }).trim())
  })
})
