// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { writeFallbackPage } from './fallback-page'

const bodyOf = (page: string) => /<body>(.*)<\/body>/s.exec(page)?.[1] ?? ''

describe.each(TEMPLATE_NAMES)('the template %s', (template) => {
  test("REL-11: without a database the page has its site's colours, fonts and name, with a retry; axe finds no violations", async () => {
    const tenant = aTenant(template)
    const page = writeFallbackPage(tenant, { kind: 'load' })
    expect(await findViolations(bodyOf(page))).toEqual([])
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelector('header a[href="/"]')?.textContent).toContain('Harbour City')
    expect(document.querySelector('a.retry')?.getAttribute('href')).toBe('')
    expect(page).toContain(`--fc-brand:${tenant.tokens.colour.brand}`)
    expect(page).toMatch(/@font-face\{font-family:'[^']+Variable';[^}]*url\('\/fonts\//)
    expect(page).toContain('<title>This page is taking a break | Harbour City Motors</title>')
    expect(page).not.toContain('<script')
  }, 30_000)
})

test("WEB-03: the error page has its site's mark, a retry, links and the error's reference; axe finds no violations", async () => {
  const page = writeFallbackPage(aTenant(), { kind: 'fault', reference: 'a"<1>' })
  expect(await findViolations(bodyOf(page))).toEqual([])
  expect(document.querySelector('h1')?.textContent).toBe('Something went wrong')
  expect(document.querySelector('header a')?.textContent).toContain('Harbour City')
  expect(document.querySelector('main a.retry')?.getAttribute('href')).toBe('')
  const links = [...document.querySelectorAll('footer a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Home', '/'],
    ['Search', '/search'],
    ['Contact', '/contact'],
  ])
  expect(document.querySelector('main')?.textContent).toContain('Reference: a"<1>')
  expect(writeFallbackPage(aTenant(), { kind: 'fault', reference: '' })).not.toContain('Reference')
}, 30_000)

test('REL-11, SEC-05: a password is not in the page, and its field is empty', async () => {
  const fields = [
    ['email', 'zoe@example.com'],
    ['password', 'correct horse battery'],
  ] as const
  const page = writeFallbackPage(aTenant(), { kind: 'send', action: '/api/account/sign-in', fields })
  expect(page).not.toContain('correct horse')
  expect(page).toContain('type your password again')
  expect(page).not.toContain('Nothing you typed is lost')
  expect(await findViolations(bodyOf(page))).toEqual([])
  const asked = document.querySelector<HTMLInputElement>('form input[name=password]')
  expect([asked?.type, asked?.required, asked?.value]).toEqual(['password', true, ''])
  expect(document.querySelector('form input[name=email]')?.getAttribute('value')).toBe('zoe@example.com')
}, 30_000)

test('REL-11: the form has all values unchanged, and a button sends it again', async () => {
  const fields = [
    ['name', 'Zoë "Z" O’Brien <b>'],
    ['message', 'line one\nline two & more'],
  ] as const
  const page = writeFallbackPage(aTenant(), { kind: 'send', action: '/api/leads', fields })
  expect(await findViolations(bodyOf(page))).toEqual([])
  const form = document.querySelector('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/api/leads', 'post'])
  expect([...new FormData(form ?? undefined)]).toEqual(fields)
  expect(form?.querySelector('button')?.textContent).toBe('Send it again')
}, 30_000)

test('REL-11: a name with markup is escaped, and an unknown site has its page too', () => {
  const tenant = aTenant('dealer', { name: '<img src=x onerror=alert(1)>' })
  expect(writeFallbackPage(tenant, { kind: 'load' })).not.toContain('<img')
  const logo = { url: '/api/media/file/logo.webp', width: 320, height: 80, alt: '' }
  expect(writeFallbackPage({ ...tenant, site: { ...tenant.site, logo } }, { kind: 'load' })).toContain(
    '<img src="/api/media/file/logo.webp" alt="&lt;img',
  )
  expect(writeFallbackPage(null, { kind: 'load' })).toMatch(/<h1>This page is taking a break<\/h1>.*Try again/s)
})
