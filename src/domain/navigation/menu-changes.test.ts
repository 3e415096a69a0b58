import { expect, test } from 'vitest'
import { someNavigationFacts } from '@tests/builders/navigation'
import { buildFooterNavigation, buildNavigation } from './build-navigation'
import { changeFooter, changeHeader, chooseAnnouncement, type MenuChanges } from './menu-changes'

const facts = someNavigationFacts()
const none: MenuChanges = { header: [], links: [] }
const headerOf = (changes: Partial<MenuChanges>) => changeHeader(buildNavigation(facts), { ...none, ...changes })

test('NAV-01, NAV-09: nothing changed is the usual header and footer', () => {
  expect(headerOf({})).toEqual(buildNavigation(facts))
  expect(changeFooter(buildFooterNavigation(facts), none)).toEqual(buildFooterNavigation(facts))
})

test('NAV-01: an item is called otherwise and leads elsewhere, another goes, the order stays', () => {
  const items = headerOf({
    header: [
      { item: 'finance', label: 'Money', href: '/pages/money', isHidden: false },
      { item: 'home', label: null, href: null, isHidden: true },
    ],
  })
  const usual = buildNavigation(facts).map(({ key }) => key)
  expect(items.map(({ key }) => key)).toEqual(usual.filter((key) => key !== 'home'))
  expect(items.find(({ key }) => key === 'finance')).toMatchObject({ label: 'Money', href: '/pages/money' })
})

test('NAV-05: a link of one’s own stands behind the fixed ones; a script does not', () => {
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

test('NAV-09: a group of the footer that was empty stands there for its own links, in its place', () => {
  const groups = changeFooter(buildFooterNavigation({ ...facts, models: [] }), {
    header: [],
    links: [{ place: 'footer-models', label: 'All utes', href: '/search?body=Ute' }],
  })
  expect(groups.map(({ key }) => key).indexOf('models')).toBe(groups.map(({ key }) => key).indexOf('tools') - 1)
  expect(groups.find(({ key }) => key === 'models')?.links).toEqual([{ label: 'All utes', href: '/search?body=Ute', count: null }])
})

test.each([
  ['NAV-12: from its first second', 100, 'Long weekend'],
  ['NAV-12: not before', 99, 'Usual'],
  ['NAV-12: gone with the second of its expiry', 200, 'Usual'],
])('%s', (_, now, text) => {
  const notice = { text: 'Long weekend', link: null, start: 100, expiry: 200 }
  expect(chooseAnnouncement(notice, { text: 'Usual', link: null }, now)?.text).toBe(text)
  expect(chooseAnnouncement(null, null, now)).toBeNull()
})
