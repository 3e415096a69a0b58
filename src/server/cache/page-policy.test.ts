import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'

vi.mock('@/env', () => ({ env: () => ({ BASE_DOMAIN: 'forecourt.example', PUBLIC_SCHEME: 'https', PORT: 3000 }) }))
// Test files share modules, and another file may have loaded it with the real settings.
vi.resetModules()
const { writePagePolicy } = await import('./page-policy')

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scriptsOf = (html: string) => /script-src ([^;]*)/.exec(writePagePolicy(html))?.[1]

test("SEC-09: a stored page's policy lists the hash of each inline script once, and no data blocks", () => {
  const html = `<!DOCTYPE html><html lang="en-AU"><script>one()</script><script src="/a.js" async></script><script>one()</script>
    <script type="application/ld+json">{"a":1}</script><script id="x">two()</script></html>`
  expect(scriptsOf(html)).toBe(`'self' ${hash('one()')} ${hash('two()')}`)
})

test("SEC-09: a page's vendors come from its root element, and only origins are used", () => {
  const html = `<!DOCTYPE html><html lang="en-AU" data-vendors="https://chat.example 'unsafe-inline' https://*.chat.example"><p data-vendors="https://evil.example">`
  expect(scriptsOf(html)).toBe("'self' https://chat.example https://*.chat.example")
})

test('SEC-11: only the admin may frame a page', () => {
  expect(writePagePolicy('<html>')).toContain('frame-ancestors https://forecourt.example;')
})
