// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { Badge } from './badge'
import { Chip } from './chip'
import { Price } from './price'
import { SkipLink } from './skip-link'
import { Breadcrumbs } from './breadcrumbs'

test('A11Y-01: breadcrumbs are links up to the current page; axe finds no violations', async () => {
  const links = [
    { label: 'Home', href: '/' },
    { label: 'Used cars', href: '/search/used-cars' },
  ]
  expect(await findViolations(renderToStaticMarkup(<Breadcrumbs links={links} current="Toyota" />))).toEqual([])
  expect([...document.querySelectorAll('nav[aria-label=Breadcrumb] li')].map((item) => item.textContent)).toEqual([
    'Home',
    'Used cars',
    'Toyota',
  ])
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Toyota')
}, 30_000)

test('A11Y-01: axe finds no violations in badges, chips, prices and the skip link', async () => {
  const markup = renderToStaticMarkup(
    <main id="main">
      <SkipLink />
      <Badge tone="bad">RESERVED</Badge>
      <Chip label="Under $20,000" href="/search?price=0-20000" />
      <Chip label="Toyota" href="/search" icon="close" action="Remove Toyota" isSelected />
      <Price amount={42_990_00} was={44_990_00} basis="Drive away" />
    </main>,
  )
  expect(await findViolations(markup)).toEqual([])
  expect(document.querySelector('s')?.previousElementSibling?.textContent).toBe('Was ')
  expect(document.body.textContent).toContain('Save $2,000')
}, 30_000)
