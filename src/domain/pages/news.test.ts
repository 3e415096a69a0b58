import { expect, test } from 'vitest'
import { dateArticle, isArticlePath, isNewsPath } from './news'

test.each([
  ['/blog', true, false],
  ['/blog/snow-tyres', true, true],
  ['/blog/2026/snow-tyres', false, false],
  ['/blogger', false, false],
  ['/', false, false],
])('CMS-07: %s is a news page: %s, an article: %s', (path, isNews, isArticle) => {
  expect([isNewsPath(path), isArticlePath(path)]).toEqual([isNews, isArticle])
})

const now = '2026-11-23T01:00:00.000Z'
const written = '2026-06-01T12:00:00.000Z'

test.each([
  ['an article that is published for the first time', { written: null, path: '/blog/snow', status: 'published' }, now],
  ['a published article with a date', { written, path: '/blog/snow', status: 'published' }, written],
  ['a draft with a date', { written, path: '/blog/snow', status: 'draft' }, written],
  ['a draft without a date', { written: null, path: '/blog/snow', status: 'draft' }, null],
  ['another page', { written: undefined, path: '/about-us', status: 'published' }, null],
  ['a page without an address', { written: undefined, path: undefined, status: 'published' }, null],
])('CMS-07: the date of %s', (_, save, date) => {
  expect(dateArticle({ ...save, now })).toBe(date)
})
