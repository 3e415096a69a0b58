import { expect, test } from 'vitest'
import { isCurrentPage } from './is-current'

test.each([
  ['/', '/', true],
  ['/contact', '/contact', true],
  ['/contact', '/contact/', true],
  ['/book-test-drive/', '/book-test-drive', true],
  ['/contact', '/contact?x=1', true],
  ['/', '/contact', false],
  ['/contact', '/contact-us', false],
  ['/search?body=Ute', '/search', false],
  ['https://elsewhere.example/contact', '/contact', false],
])('NAV-01: the link %s is current on %s: %s', (href, path, isCurrent) => expect(isCurrentPage(href, path)).toBe(isCurrent))
