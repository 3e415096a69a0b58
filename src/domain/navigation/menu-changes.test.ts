import { expect, test } from 'vitest'
import { someNavigationFacts } from '@tests/builders/navigation'
import { buildFooterNavigation, buildNavigation } from './build-navigation'
import { changeFooter, changeHeader, chooseAnnouncement, type MenuChanges } from './menu-changes'

const facts = someNavigationFacts()
const none: MenuChanges = { header: [], links: [] }
const headerOf = (changes: Partial<MenuChanges>) => changeHeader(buildNavigation(facts), { ...none, ...changes })

test('NAV-01, NAV-09: without changes, header and footer stay the same', () => {
  expect(headerOf({})).toEqual(buildNavigation(facts))
  expect(changeFooter(buildFooterNavigation(facts), none)).toEqual(buildFooterNavigation(facts))
})

test('NAV-01: items can be renamed, linked elsewhere or hidden without changing the order', () => {
  const items = headerOf({
    header: [
      { item: 'finance', label: 'Money', href: '/pages/money', isHidden: false },
      { item: 'home', label: null, href: null, isHidden: true },
    ],
  })
  const keys = buildNavigation(facts).map(({ key }) => key)
  expect(items.map(({ key }) => key)).toEqual(keys.filter((key) => key !== 'home'))
  expect(items.find(({ key }) => key === 'finance')).toMatchObject({ label: 'Money', href: '/pages/money' })
})

test('NAV-05: an added link comes after the fixed ones; an unsafe one is dropped', () => {
  const company = headerOf({
    links: [
      { place: 'header-company', label: 'Our story', href: '/our-story' },
      { place: 'header-company', label: 'Bad', href: 'javascript:alert(1)' },
    ],
  }).find(({ key }) => key === 'company')
  expect(company?.menu?.kind === 'links' && company.menu.links.map(({ label }) => label)).toEqual([
    'About Us',
    'Contact Us',
    'Fleet',
    'Careers',
    'Terms And Conditions',
    'Our story',
  ])
})

test('NAV-09: an empty footer group with added links appears in its usual position', () => {
  const groups = changeFooter(buildFooterNavigation({ ...facts, models: [] }), {
    header: [],
    links: [{ place: 'footer-models', label: 'All utes', href: '/search?body=Ute' }],
  })
  expect(groups.map(({ key }) => key).indexOf('models')).toBe(groups.map(({ key }) => key).indexOf('tools') - 1)
  expect(groups.find(({ key }) => key === 'models')?.links).toEqual([{ label: 'All utes', href: '/search?body=Ute', count: null }])
})

test.each([
  ['NAV-12: an announcement is shown from its start', 100, 'Long weekend'],
  ['NAV-12: it isn’t shown before', 99, 'Usual'],
  ['NAV-12: it isn’t shown from its expiry on', 200, 'Usual'],
])('%s', (_, now, text) => {
  const notice = { text: 'Long weekend', link: null, start: 100, expiry: 200 }
  expect(chooseAnnouncement([notice], { text: 'Usual', link: null }, now)?.text).toBe(text)
})

test('NAV-12: of several announcements that run, the one that started last is shown', () => {
  const usual = { text: 'Always', link: null, start: null, expiry: null }
  const sale = { text: 'Sale', link: null, start: 100, expiry: 200 }
  expect([50, 150, 250].map((now) => chooseAnnouncement([sale, usual], null, now)?.text)).toEqual(['Always', 'Sale', 'Always'])
  expect(chooseAnnouncement([], null, 150)).toBeNull()
})
