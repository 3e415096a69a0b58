import { expect, test } from 'vitest'
import { findDeadLinks, findDeadPaths, findUnknownCommands } from './find-dead-paths'

const FILES = new Set(['src/env.ts', 'src/domain', 'docs/access.md', 'docs/decisions/0001-a.md', 'README.md'])
const find = (name: string, text: string) => findDeadPaths([{ name, text }], (found) => FILES.has(found))

test.each([
  ['a file', 'Settings are read in `src/env.ts`.', []],
  ['a folder', 'The rules are in `src/domain/`.', []],
  ['a file at the root', 'See `README.md`.', []],
  ['a missing file', 'See `src/gone.ts` and `src/gone.ts`.', ['src/gone.ts']],
  ['a missing folder', 'See `src/gone/`.', ['src/gone']],
  ['a missing file at the root', 'See `GONE.md`.', ['GONE.md']],
  ['a line of a file', 'See `src/env.ts:12`.', []],
  ['a placeholder', 'Make `blocks/<name>/config.ts`, `src/domain/*` or `tests/…`.', []],
  ['a command, an address and an identifier', '`npm run new`, `/search/used-cars`, `now`', []],
  ['a block of code', '```\nsrc/gone.ts `src/gone.ts`\n```', []],
])('%s', (_, text, dead) => {
  expect(find('docs/architecture.md', text)).toEqual(dead.map((name) => `docs/architecture.md: ${name} does not exist`))
})

test.each([
  ['to a file in the same folder', '[access](access.md)', []],
  ['with an anchor', '[access](access.md#staff)', []],
  ['to a parent folder', '[start](../README.md)', []],
  ['to a missing file', '[gone](decisions/0002-b.md)', ['docs/decisions/0002-b.md']],
  ['to an address', '[site](https://a.example/b.md)', []],
  ['within the document', '[below](#below)', []],
])('a link %s', (_, text, dead) => {
  expect(find('docs/architecture.md', text)).toEqual(dead.map((name) => `docs/architecture.md: ${name} does not exist`))
})

test('in a record only links must exist: it names files of its time', () => {
  const record = { name: 'docs/decisions/0001-a.md', text: 'In `src/gone.ts`, see [0002](0002-b.md) and [access](../access.md).' }
  expect(findDeadLinks([record], (found) => FILES.has(found))).toEqual([
    'docs/decisions/0001-a.md: docs/decisions/0002-b.md does not exist',
  ])
})

test('a link to an address of the running site is no path', () => {
  expect(findDeadLinks([{ name: 'docs/staff/menus.md', text: 'Open [Pages](/admin/collections/pages).' }], () => false)).toEqual([])
})

test('a command in a document is a script of package.json', () => {
  const text = 'Run `npm run unit`, then `npm run migrate:create -- name`.\n\n```sh\nnpm run gone -- --flag\n```\n'
  const document = { name: 'README.md', text }
  expect(findUnknownCommands([document], new Set(['unit', 'migrate:create']))).toEqual(['README.md: npm run gone does not exist'])
})
