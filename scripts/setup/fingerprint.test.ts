import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintFiles } from './fingerprint'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'))
  mkdirSync(path.join(folder, 'deep'))
  writeFileSync(path.join(folder, 'a.ts'), 'one')
  writeFileSync(path.join(folder, 'deep', 'b.ts'), 'two')
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

test.each([
  ['a changed file', () => write('deep/b.ts', 'three'), true],
  ['a new file', () => write('c.ts', ''), true],
  ['a removed file', () => rmSync(path.join(folder, 'a.ts')), true],
  ['text moved from one file to the next', () => (write('a.ts', 'onetw'), write('deep/b.ts', 'o')), true],
  ['a file written again with the same text', () => write('a.ts', 'one'), false],
  ['a test', () => write('a.test.ts', 'new'), false],
  ['prose', () => write('README.md', 'new'), false],
])('%s', (_, change, isDifferent) => {
  const before = fingerprintFiles([folder])
  change()
  expect(fingerprintFiles([folder]) !== before).toBe(isDifferent)
})

test('settings change the hash, missing paths do not', () => {
  const plain = fingerprintFiles([folder])
  expect(fingerprintFiles([folder, path.join(folder, 'absent')])).toBe(plain)
  expect(fingerprintFiles([folder], ['BASE_DOMAIN=example.com'])).not.toBe(plain)
})
