// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { buildFooterNavigation } from '@/domain/navigation/build-navigation'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import type { SiteFacts } from '@/domain/tenant/tenant'
import { someNavigationFacts } from '@tests/builders/navigation'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { LEGAL_ID } from './footer-parts'
import { SiteFooter } from './site-footer'

function draw(template: TemplateName, site: Partial<SiteFacts> = {}): Element {
  const tenant = aTenant(template)
  const groups = buildFooterNavigation(someNavigationFacts())
  document.body.innerHTML = renderToStaticMarkup(<SiteFooter tenant={{ ...tenant, site: { ...tenant.site, ...site } }} groups={groups} />)
  return document.body
}

describe.each(TEMPLATE_NAMES)('the footer of the template %s', (template) => {
  test('NAV-09 NAV-10: shows every group with its links', () => {
    const headings = [...draw(template).querySelectorAll('nav h2')].map((heading) => heading.textContent)
    expect(headings).toEqual(['Vehicles', 'Models', 'Buyer Tools', 'Service & Parts', 'Company'])
    expect(document.querySelector('nav a[href="/models?body=suv"]')?.textContent).toBe('SUVs')
    expect(document.querySelector('nav a[href="/privacy-policy"]')?.textContent).toBe('Privacy')
  })

  test('NAV-10: groups are disclosures without JavaScript, so that the footer of a phone is short', () => {
    const groups = [...draw(template).querySelectorAll('nav details')]
    expect(groups).toHaveLength(5)
    for (const group of groups) expect([group.hasAttribute('open'), group.querySelector('summary h2') !== null]).toEqual([false, true])
  })

  test("NAV-13: shows only the site's networks, each with a name", () => {
    const link = draw(template).querySelector('a[href="https://social.example/harbour"]')
    expect(link?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Harbour City Motors on Facebook')
    expect(draw(template, { socials: [] }).querySelector('a[href^="https://social"]')).toBeNull()
  })

  test("TEN-05: shows the dealer's own text beside the acknowledgement", () => {
    const about = 'Cars for Australian distances.'
    expect(draw(template, { about }).textContent).toContain(about)
    expect(document.body.textContent).toContain('We acknowledge the Turrbal and Yuggera peoples.')
    expect(draw(template, { about, acknowledgement: null }).textContent).toContain(about)
  })

  test('TEN-05: licences, notes and acknowledgement come from the tenant, at the target of *', () => {
    const legal = draw(template).querySelector(`#${LEGAL_ID}`)?.textContent
    expect(legal).toContain('Dealer Licence DL 4218876 · Harbour City Motors Pty Ltd · ABN 51 004 218 676')
    expect(legal).toContain('*Weekly repayments are an estimate only.')
    expect(document.body.textContent).toContain('We acknowledge the Turrbal and Yuggera peoples.')
  })

  test('TEN-05: a site without data still has a footer', () => {
    const bare = { about: null, phone: null, abn: null, licences: [], acknowledgement: null, legal: [], socials: [], tagline: null }
    expect(draw(template, bare).querySelector('footer nav')).not.toBeNull()
    expect(document.querySelector(`#${LEGAL_ID}`)?.textContent).toBe('')
  })

  test('A11Y-01: axe finds no violations', async () => {
    expect(await findViolations(draw(template).innerHTML)).toEqual([])
  }, 30_000)
})
