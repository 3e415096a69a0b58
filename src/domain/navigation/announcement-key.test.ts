import { describe, expect, test } from 'vitest'
import { announcementKey } from './announcement-key'

const link = { label: 'See the offers', href: '/special-offers' }

describe('announcementKey', () => {
  test.each([
    ['another text', 'Plate clearance: up to $5,000 off', link],
    ['another label', 'Plate clearance: up to $4,000 off', { ...link, label: 'Offers' }],
    ['another address', 'Plate clearance: up to $4,000 off', { ...link, href: '/eofy' }],
    ['no link', 'Plate clearance: up to $4,000 off', null],
  ])('NAV-12: an announcement with %s has another key', (_, text, given) => {
    expect(announcementKey(text, given)).not.toBe(announcementKey('Plate clearance: up to $4,000 off', link))
  })

  test('NAV-12: the same announcement always has the same key, which is valid in a cookie', () => {
    expect(announcementKey('Zu; verkaufen = ✓ 🚗', link)).toBe(announcementKey('Zu; verkaufen = ✓ 🚗', { ...link }))
    expect(announcementKey('Zu; verkaufen = ✓ 🚗', link)).toMatch(/^[0-9a-z]{1,7}$/)
  })
})
