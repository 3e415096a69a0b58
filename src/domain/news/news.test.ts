import { expect, test } from 'vitest'
import { isArticlePath, isNewsPath } from './news'

test.each([
  ['/blog', true, false],
  ['/blog/snow-tyres', true, true],
  ['/blog/2026/snow-tyres', false, false],
  ['/blogger', false, false],
  ['/', false, false],
])('CMS-07: %s is of the news: %s, an article: %s', (path, isNews, isArticle) => {
  expect([isNewsPath(path), isArticlePath(path)]).toEqual([isNews, isArticle])
})
