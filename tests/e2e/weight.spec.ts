import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { ask } from './support/http'
import { firstCarPath, PORT, SITES } from './support/sites'

/** Bytes after gzip of what a page's first load brings: its scripts, and its markup. */
const BUDGETS = {
  home: { scripts: 142_000, markup: 30_000 },
  search: { scripts: 155_000, markup: 30_000 },
  vehicle: { scripts: 150_000, markup: 30_000 },
}

const gzipped = (text: string) => gzipSync(text, { level: 6 }).length

/** Modern browsers pass over scripts marked nomodule. */
function listScripts(markup: string): string[] {
  const tags = markup.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? []
  return [...new Set(tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? ''))]
}

for (const slug of SITES) {
  test(`PERF-02: first loads of ${slug} stay within their budgets`, async () => {
    const host = `${slug}.localhost`
    const pages = { home: '/', search: '/search', vehicle: await firstCarPath(slug) }
    for (const page of ['home', 'search', 'vehicle'] as const) {
      const { body } = await ask(PORT, pages[page], { host })
      const scripts = await Promise.all(listScripts(body).map((path) => ask(PORT, path, { host })))
      expect(scripts.length).toBeGreaterThan(3)
      const bytes = scripts.reduce((sum, script) => sum + gzipped(script.body), 0)
      test.info().annotations.push({ type: page, description: `${bytes} B of scripts, ${gzipped(body)} B of markup` })
      expect.soft(bytes, `scripts of ${page}`).toBeLessThanOrEqual(BUDGETS[page].scripts)
      expect.soft(gzipped(body), `markup of ${page}`).toBeLessThanOrEqual(BUDGETS[page].markup)
    }
  })
}
