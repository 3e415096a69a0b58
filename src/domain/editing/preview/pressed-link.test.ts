import { expect, test } from 'vitest'
import { describeLink, findLinkTarget, type FollowedLink, readFollowedLink } from './pressed-link'

const HOSTS = ['harbour.example', 'harbour.localhost']

test.each([
  ['/about-us', { kind: 'page', path: '/about-us' }],
  ['/about-us/?from=home#team', { kind: 'page', path: '/about-us' }],
  ['/', { kind: 'page', path: '/' }],
  ['https://harbour.example/finance', { kind: 'page', path: '/finance' }],
  ['http://HARBOUR.localhost:3000', { kind: 'page', path: '/' }],
  ['https://harbour.example.evil.test/', { kind: 'elsewhere', way: 'website', to: 'https://harbour.example.evil.test/' }],
  ['https://www.toyota.com.au', { kind: 'elsewhere', way: 'website', to: 'https://www.toyota.com.au' }],
  ['tel:+61755504400', { kind: 'elsewhere', way: 'telephone', to: '+61755504400' }],
  ['mailto:sales@harbour.example', { kind: 'elsewhere', way: 'mail', to: 'sales@harbour.example' }],
  ['sms:+61755504400', { kind: 'elsewhere', way: 'message', to: '+61755504400' }],
  ['//evil.test', { kind: 'nowhere' }],
  ['javascript:alert(1)', { kind: 'nowhere' }],
  ['', { kind: 'nowhere' }],
  ['#prices', { kind: 'nowhere' }],
])('EDT-08: %s in the content', (href, target) => {
  expect(findLinkTarget({ href, place: 'content' }, HOSTS)).toEqual(target)
})

test.each([
  ['header', '/', 'logo'],
  ['header', '/search/used-cars', 'header'],
  ['header', 'https://book.example', 'header'],
  ['header', 'tel:+61755504400', 'phone'],
  ['footer', '/', 'footer'],
  ['footer', '/privacy', 'footer'],
  ['footer', 'mailto:sales@harbour.example', 'email'],
  ['footer', 'https://facebook.com/harbour', 'socials'],
] as const)('EDT-08: in the %s, %s opens the settings at %s', (place, href, part) => {
  expect(findLinkTarget({ href, place }, HOSTS)).toEqual({ kind: 'settings', part })
})

const LINKS: [FollowedLink, RegExp][] = [
  [{ kind: 'page', path: '/about-us', title: 'About us', address: 'https://x', formId: 4 }, /leads to “About us” \(\/about-us\)/],
  [{ kind: 'page', path: '/models', title: '', address: 'https://x', formId: null }, /leads to \/models\./],
  [{ kind: 'settings', part: 'phone', settingsId: 3 }, /the phone number in the site settings\.$/],
  [{ kind: 'settings', part: 'phone', settingsId: null }, /your account can’t open/],
  [{ kind: 'elsewhere', way: 'website', to: 'https://a.example' }, /opens https:\/\/a\.example/],
  [{ kind: 'elsewhere', way: 'telephone', to: '07' }, /calls 07/],
  [{ kind: 'elsewhere', way: 'mail', to: 'a@b' }, /mail to a@b/],
  [{ kind: 'elsewhere', way: 'message', to: '07' }, /message to 07/],
  [{ kind: 'nowhere' }, /no address that works/],
]

test.each(LINKS)('EDT-08: the answer $kind is read as it was sent, and described', (link, words) => {
  expect(readFollowedLink(JSON.parse(JSON.stringify(link)))).toEqual(link)
  expect(describeLink(link)).toMatch(words)
})

test.each([null, [], { kind: 'settings', part: 'theme' }, { kind: 'elsewhere', way: 'ftp' }, { kind: 'other' }])(
  'EDT-08: %j is no answer',
  (answer) => {
    expect(readFollowedLink(answer)).toBeNull()
  },
)
