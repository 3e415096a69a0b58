import { expect, test } from 'vitest'
import { toSiteLink } from './site-link'

test.each([
  [
    { label: 'See all', href: '/search' },
    { label: 'See all', href: '/search' },
  ],
  [
    { label: ' See all ', href: 'https://example.com' },
    { label: 'See all', href: 'https://example.com' },
  ],
  [{ label: '', href: '/search' }, null],
  [{ label: 'See all', href: '' }, null],
  [{ label: 'See all', href: 'javascript:alert(1)' }, null],
  [{ label: 'See all' }, null],
  [null, null],
  [undefined, null],
])('CMS-01: the link %j becomes %j', (given, link) => expect(toSiteLink(given)).toEqual(link))
