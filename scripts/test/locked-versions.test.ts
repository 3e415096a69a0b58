import { expect, test } from 'vitest'
import { findLockProblems } from './locked-versions'

const rules = { next: '>=16.4.6', payload: '=3.90.1' }

test.each([
  ['the minimum itself', 'next', '16.4.6', 0],
  ['a later major version', 'next', '17.0.0', 0],
  ['a version below', 'next', '16.4.5', 1],
  ['a lower minor with a higher patch', 'next', '16.3.9', 1],
  ['another version than the exact one', 'payload', '3.90.2', 1],
  ['a package of the same family without a row', '@payloadcms/plugin-seo', '3.90.2', 1],
  ['a package without a rule', 'left-pad', '0.0.1', 0],
])('%s', (_, name, version, problems) => {
  expect(findLockProblems({ packages: { [`node_modules/${name}`]: { version } } }, rules)).toHaveLength(problems)
})

test('nested copies are checked too', () => {
  expect(findLockProblems({ packages: { 'node_modules/a/node_modules/next': { version: '15.0.0' } } }, rules)).toHaveLength(1)
})

test('a download address is refused, because the lock file must work with every registry', () => {
  const lock = { packages: { 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a-1.0.0.tgz' } } }
  expect(findLockProblems(lock, rules)).toEqual([expect.stringContaining('download address')])
})
