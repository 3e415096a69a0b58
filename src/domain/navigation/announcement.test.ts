import { expect, test } from 'vitest'
import { chooseAnnouncement } from './announcement'

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
