import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hintCompile } from './hint-compile'

const HINT = '//# allFunctionsCalledOnLoad\n'
const LONG = `use(${'1,'.repeat(20_000)}1)`
let build = ''

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(build, file)), { recursive: true })
  writeFileSync(path.join(build, file), text)
}
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')
const manifest = (json: string) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/(site)/[tenant]/page"] = ${json};`

beforeEach(() => {
  build = mkdtempSync(path.join(os.tmpdir(), 'build-'))
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/main.js'] }))
  for (const name of ['main', 'page', 'admin']) write(`static/chunks/${name}.js`, LONG)
  write('static/chunks/short.js', 'use(1)')
  const entries = { entryJSFiles: { layout: ['static/chunks/short.js'], page: ['static/chunks/page.js'] } }
  write('server/app/(site)/[tenant]/page_client-reference-manifest.js', manifest(JSON.stringify(entries)))
})
afterEach(() => rmSync(build, { recursive: true }))

test('PERF-14: browsers compile the long scripts of public pages while they arrive, but not those of the admin', () => {
  for (let count = 0; count < 2; count += 1) {
    hintCompile(build)
    expect(read('static/chunks/main.js')).toBe(HINT + LONG)
    expect(read('static/chunks/page.js')).toBe(HINT + LONG)
    expect(read('static/chunks/admin.js')).toBe(LONG)
    expect(read('static/chunks/short.js')).toBe('use(1)')
  }
})

test('PERF-14: a build whose list of scripts can’t be read fails, and names the file', () => {
  write('server/app/(site)/[tenant]/page_client-reference-manifest.js', 'globalThis.__OTHER = {}')
  expect(() => hintCompile(build)).toThrow('page_client-reference-manifest.js has another form than expected')
})
