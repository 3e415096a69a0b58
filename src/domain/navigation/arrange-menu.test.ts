import { describe, expect, test } from 'vitest'
import { someNavigationFacts } from '@tests/builders/navigation'
import { arrangeFooter, arrangeHeader } from './arrange-menu'
import { buildFooterNavigation, buildNavigation } from './build-navigation'
import type { MenuNode } from './menu-tree'
import type { NavItem } from './navigation'

const facts = someNavigationFacts()
const items = buildNavigation(facts)
const groups = buildFooterNavigation({ ...facts, hasBodyList: true })
const line = (id: string, more: Partial<MenuNode> = {}): MenuNode => ({ id, label: null, href: null, isHidden: false, links: [], ...more })
const ours = (label: string, href = '/ours') => line(`own-${label.toLowerCase()}`, { label, href })
const names = (nav: readonly { label: string }[]) => nav.map(({ label }) => label)
const linksIn = (nav: readonly NavItem[], key: string) => {
  const menu = nav.find((item) => item.key === key)?.menu
  return menu?.kind === 'links' ? names(menu.links) : menu === null ? null : menu?.tasks.map(({ label }) => label)
}

describe('the header', () => {
  test('EDT-15, NAV-01: is as built when nobody arranged it', () => {
    expect(arrangeHeader(items, [])).toEqual(items)
    const mega = buildNavigation({ ...facts, megaMenu: true })
    expect(arrangeHeader(mega, [])).toEqual(mega)
  })

  test('EDT-15: is reordered, renamed, relinked and hidden', () => {
    const nav = arrangeHeader(items, [
      line('company', { isHidden: true }),
      line('finance', { label: 'Money', href: '/money' }),
      line('home', { label: '  ' }),
    ])
    expect(names(nav).filter((name) => name === 'Money' || name === 'Home')).toEqual(['Money', 'Home'])
    expect(nav[0]?.href).toBe('/money')
    expect(names(nav)).not.toContain('Company')
  })

  test('EDT-15: has the editors’ own items and links, and no scripts', () => {
    const nav = arrangeHeader(items, [
      { ...ours('Fleet hire'), id: 'own-1', links: [ours('Vans'), { ...ours('Bad', 'javascript:alert(1)') }] },
      line('finance', { href: 'javascript:alert(1)' }),
      { ...ours('Empty'), label: null },
    ])
    expect(nav.find(({ key }) => key === 'line-own-1')).toMatchObject({ label: 'Fleet hire', href: '/ours', count: null })
    expect(linksIn(nav, 'line-own-1')).toEqual(['Vans'])
    expect(nav.find(({ key }) => key === 'finance')?.href).toBe('/finance')
    expect(nav).toHaveLength(items.length + 1)
  })

  test('EDT-15: nests an item into another one, and takes a link out of its dropdown', () => {
    const nav = arrangeHeader(items, [line('service', { links: [line('finance')] }), line('company/careers', { label: 'Jobs' })])
    expect(linksIn(nav, 'service')).toEqual(['Servicing', 'Parts and Accessories', 'Finance'])
    expect(names(nav)).toContain('Jobs')
    expect(names(nav)).not.toContain('Finance')
    expect(linksIn(nav, 'company')).toEqual(['About Us', 'Contact Us', 'Fleet', 'Terms And Conditions'])
  })

  test('EDT-15: an item without links is a plain one, and the models are hidden as a whole', () => {
    const nav = arrangeHeader(items, [line('vehicles', { links: [line('vehicles/made', { isHidden: true })] })])
    expect(linksIn(nav, 'vehicles')).toBeNull()
    expect(linksIn(arrangeHeader(items, [line('vehicles', { links: [ours('Vans')] })]), 'vehicles')).toEqual(['Fjell', 'Vik', 'Vans'])
  })

  test('EDT-15, NAV-08: links in an item with a mega menu join its tasks', () => {
    const mega = buildNavigation({ ...facts, megaMenu: true })
    const tasks = linksIn(mega, 'stock') ?? []
    expect(linksIn(arrangeHeader(mega, [line('stock', { links: [ours('Sell us your car')] })]), 'stock')).toEqual([
      ...tasks,
      'Sell us your car',
    ])
    expect(
      arrangeHeader(mega, [line('stock', { links: [line('stock/made', { isHidden: true })] })]).find(({ key }) => key === 'stock')?.menu,
    ).toBeNull()
  })

  test('EDT-15, NAV-03: what the site does not have now is left out, wherever it stands', () => {
    const without = buildNavigation({ ...facts, offersCount: 0 })
    expect(names(arrangeHeader(without, [line('offers', { label: 'Deals' })]))).not.toContain('Deals')
    expect(linksIn(arrangeHeader(without, [line('finance', { links: [line('offers')] })]), 'finance')).toBeNull()
  })
})

describe('the footer', () => {
  test('EDT-15, NAV-09: is as built when nobody arranged it', () => {
    expect(arrangeFooter(groups, [])).toEqual(groups)
  })

  test('EDT-15: its groups are reordered, renamed and hidden, and a group of own links alone appears', () => {
    const changed = arrangeFooter(
      groups.filter(({ key }) => key !== 'models'),
      [line('company', { label: 'About us' }), line('models', { links: [ours('Old models')] }), line('tools', { isHidden: true })],
    )
    expect(names(changed)).not.toContain('Buyer Tools')
    expect(changed.find(({ key }) => key === 'models')?.links.map(({ label }) => label)).toEqual(['Old models'])
    expect(names(changed)).toContain('About us')
    expect(arrangeFooter(groups, [line('company', { links: [line('company/privacy', { isHidden: true })] })]).at(-1)?.links).toHaveLength(5)
  })
})
