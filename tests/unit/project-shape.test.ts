import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const SOURCES = ['src', 'collections', 'blocks', 'tests']

function readSources(): string {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  return [...files.filter((file) => /\.(tsx?|css)$/.test(file)), 'payload.config.ts'].map((file) => readFileSync(file, 'utf8')).join('\n')
}

const sources = readSources()

/** Package → where the code uses it. Playwright is installed as its test runner. */
test.each([
  ['next', "from 'next/navigation'"],
  ['react', "from 'react'"],
  ['@payloadcms/next', "from '@payloadcms/next/"],
  ['payload', "from 'payload'"],
  ['@payloadcms/db-postgres', "from '@payloadcms/db-postgres'"],
  ['meilisearch', "from 'meilisearch'"],
  ['react-hook-form', "from 'react-hook-form'"],
  ['zod', "from 'zod'"],
  ['swiper', "'swiper/modules'"],
  ['tailwindcss', "@import 'tailwindcss'"],
  ['vitest', "from 'vitest'"],
  ['@playwright/test', "from '@playwright/test'"],
])('CARD-04: %s is locked to one version and used', (name, words) => {
  expect(manifest.dependencies[name] ?? manifest.devDependencies[name]).toMatch(/^\d+\.\d+\.\d+/)
  expect(sources.includes(words)).toBe(true)
})

test.each([
  ...['src', 'collections', 'blocks', 'tenants', 'migrations', 'tests'],
  ...['payload.config.ts', 'next.config.ts', 'docker-compose.yml', 'package.json', 'README.md'],
])('CARD-05: %s is at the top level', (name) => {
  expect(existsSync(name)).toBe(true)
})

test('API-07, API-08: every port of an outside service has contract tests for at least two adapters', () => {
  const ports = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((file) => path.basename(file) === 'port.ts')
  const names = ports.map((file) => path.basename(path.dirname(file)))
  expect(names).toContain('search')
  for (const name of names) {
    const tests = existsSync(`tests/contract/${name}`)
      ? readdirSync(`tests/contract/${name}`).filter((file) => file.endsWith('.test.ts'))
      : []
    expect(tests.length, name).toBeGreaterThanOrEqual(2)
  }
})
