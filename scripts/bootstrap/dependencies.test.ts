import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findInstallReason } from './dependencies.mjs'

type Packages = Record<string, { version: string; optional?: boolean }>
const locked: Packages = {
  'node_modules/next': { version: '16.4.6' },
  'node_modules/@next/swc-darwin': { version: '16.4.6', optional: true },
}
let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'install-'))
  mkdirSync(path.join(root, 'node_modules'))
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: { '': { version: '1.0.0' }, ...locked } }))
})

afterEach(() => rmSync(root, { recursive: true }))

test.each<[string, Packages | undefined, string | undefined]>([
  ['nothing installed, or an interrupted installation', undefined, 'absent'],
  ['the locked versions, without those of other platforms', { 'node_modules/next': { version: '16.4.6' } }, undefined],
  ['an older version', { 'node_modules/next': { version: '16.4.5' } }, 'outdated (next)'],
  ['a package missing', {}, 'outdated (next)'],
])('%s', (_, packages, reason) => {
  if (packages) writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
  expect(findInstallReason(root)).toBe(reason)
})
