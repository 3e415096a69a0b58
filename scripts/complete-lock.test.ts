import { expect, test } from 'vitest'
import { completeLock } from './complete-lock.mjs'

const parent = (optionalDependencies: Record<string, string>) => ({
  packages: { 'node_modules/tool': { version: '2.0.0', optionalDependencies } },
})

test.each([
  ['@tool/darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['@tool/win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
  ['@tool/linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
  ['@tool/linux-riscv64-musl', { cpu: ['riscv64'], os: ['linux'], libc: ['musl'] }],
  ['@tool/wasm32-wasi', { cpu: ['wasm32'] }],
])('%s is added with the platform in its name', (name, platform) => {
  const lock = parent({ [name]: '^2.0.0' })
  expect(completeLock(lock)).toEqual({ added: [name], unclear: [] })
  expect(lock.packages).toHaveProperty([`node_modules/${name}`], expect.objectContaining({ version: '2.0.0', optional: true, ...platform }))
})

test('a package that is already locked, also at a higher level, is left alone', () => {
  const lock = {
    packages: {
      'node_modules/a/node_modules/tool': { optionalDependencies: { fsevents: '2.3.3' } },
      'node_modules/fsevents': { version: '2.3.3' },
    },
  }
  expect(completeLock(lock)).toEqual({ added: [], unclear: [] })
})

test('a package without a platform in its name is reported, not guessed', () => {
  expect(completeLock(parent({ mystery: '1.0.0' }))).toEqual({ added: [], unclear: ['mystery of node_modules/tool'] })
})
