import { expect, test } from 'vitest'
import { someNavigationFacts } from '@tests/builders/navigation'
import { buildFooterNavigation, buildNavigation } from './build-navigation'
import { findUsual, FOOTER_PARTS, HEADER_PARTS, listUsualIds } from './menu-parts'

const facts = someNavigationFacts()

test('EDT-15, NAV-01: the parts of the tree are the items of the header, with their names and fixed links', () => {
  const items = buildNavigation(facts)
  expect(HEADER_PARTS.map(({ key, label }) => [key, label])).toEqual(items.map(({ key, label }) => [key, label]))
  for (const { key, made, links } of HEADER_PARTS.filter((part) => part.made === null)) {
    const menu = items.find((item) => item.key === key)?.menu
    expect(menu?.kind === 'links' ? menu.links.map(({ label }) => label) : [], `${key} ${made}`).toEqual(links.map(({ label }) => label))
  }
})

test('EDT-15, NAV-09: the parts of the tree are the groups of the footer', () => {
  const groups = buildFooterNavigation({ ...facts, hasBodyList: true })
  expect(FOOTER_PARTS.map(({ key, label }) => [key, label])).toEqual(groups.map(({ key, label }) => [key, label]))
  for (const { key, links } of FOOTER_PARTS.filter((part) => part.made === null)) {
    expect(groups.find((group) => group.key === key)?.links.map(({ label }) => label)).toEqual(links.map(({ label }) => label))
  }
})

test('EDT-15: an id names a part, a link or a made list', () => {
  expect(findUsual('header', 'company')).toMatchObject({ kind: 'part', label: 'Company' })
  expect(findUsual('footer', 'company/privacy')).toMatchObject({ kind: 'link', label: 'Privacy' })
  expect(findUsual('header', 'vehicles/made')?.kind).toBe('made')
  for (const id of ['header', 'company/privacy', 'home/made', 'own-1', '']) expect(findUsual('header', id), id).toBeNull()
  const [, , , , service] = [...HEADER_PARTS.slice(1)]
  expect(service && listUsualIds(service)).toEqual(['service/servicing', 'service/parts'])
})
