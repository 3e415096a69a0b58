// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { Logo } from './logo'
import { splitWordMark } from './word-mark'

describe('the word mark', () => {
  test.each([
    ['Harbour City Motors', 'Motors · Brisbane', 'Harbour City'],
    ['Meridian Auto Group', 'Auto Group', 'Meridian'],
    ['Summit Prestige', 'prestige', 'Summit'],
    ['Aurora Australia', 'Electric cars', 'Aurora Australia'],
    ['Motors', 'Motors', 'Motors'],
    ['Drifter Caravans', null, 'Drifter Caravans'],
  ])('TEN-05: %s with the line %s is written as %s', (name, tagline, first) => {
    expect(splitWordMark(name, tagline)).toEqual({ name: first, tagline })
  })
})

describe.each(TEMPLATE_NAMES)('the logo of the template %s', (template) => {
  test('A11Y-01: without a logo the name is the link to the home page, and axe finds no violations', async () => {
    expect(await findViolations(renderToStaticMarkup(<Logo tenant={aTenant(template)} />))).toEqual([])
    expect(document.querySelector('a[href="/"]')?.textContent).toContain('Harbour City')
  }, 30_000)

  test('TEN-05: with a logo the picture is that link, named after the tenant', () => {
    const tenant = aTenant(template)
    const logo = { url: '/media/logo.svg', width: 320, height: 80, alt: '' }
    document.body.innerHTML = renderToStaticMarkup(<Logo tenant={{ ...tenant, site: { ...tenant.site, logo } }} />)
    expect(document.querySelector('a[href="/"] img')?.getAttribute('alt')).toBe('Harbour City Motors')
  })
})
