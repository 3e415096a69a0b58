import { describe, expect, test } from 'vitest'
import { explainBadHref, explainBadPictureHref, isHalfTypedHref, safeHref, safePictureHref } from './href'

describe('addresses typed by editors', () => {
  test.each([
    '/',
    '/special-offers',
    '/search/used-cars?price=5000-20000',
    '#vehicle-map',
    'https://example.com/a',
    'tel:+61755500123',
    'mailto:sales@harbour.example',
  ])('CMS-01: %s is a valid link', (href) => {
    expect(explainBadHref(href)).toBeNull()
    expect(safeHref(href)).toBe(href)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'special-offers',
    ' /x',
    '/a b',
    '/\\evil.example',
    'vbscript:x',
    'https://a"b',
  ])('CMS-01: %s is refused with a message', (href) => {
    expect(explainBadHref(href)).toMatch(/\w{3,}/)
    expect(safeHref(href)).toBeNull()
  })

  test('CMS-01: an empty address gives no link', () => {
    expect(safeHref(null)).toBeNull()
    expect(safeHref('')).toBeNull()
  })
})

test.each(['https://cdn.example/mark.svg', '/api/media/file/mark.webp'])('BRD-04, MOD-01: %s is a valid picture address', (href) => {
  expect([explainBadPictureHref(href), safePictureHref(href)]).toEqual([null, href])
})

test.each(['tel:+61755500123', '#mark', 'http://cdn.example/mark.svg', 'javascript:alert(1)', 'mark.svg'])(
  'BRD-04, MOD-01: %s is refused as a picture address with a message',
  (href) => {
    expect(explainBadPictureHref(href)).toMatch(/\w{3,}/)
    expect(safePictureHref(href)).toBeNull()
  },
)

test.each(['h', 'htt', 'www.example.com', 'special offers', '/a b', 'java', 'example.com/a'])(
  'SEC-07: a draft can store %j, but it isn’t rendered as a link',
  (href) => {
    expect(isHalfTypedHref(href)).toBe(true)
    expect(safeHref(href)).toBeNull()
  },
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'JAVASCRIPT:x',
  'data:text/html,x',
  '//evil.example',
  '/\t/evil.example',
  '/\\evil.example',
  '"><script>',
  "x'y",
  'a`b',
])('SEC-07: a draft can’t store %j', (href) => {
  expect(isHalfTypedHref(href)).toBe(false)
})
