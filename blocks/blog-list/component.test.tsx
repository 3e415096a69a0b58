// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Article } from '@/server/content/find-news'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { BlogListBlock } from './component'
import { blogListExamples } from './examples'

const findArticles = vi.hoisted(() => vi.fn())
// The reader accesses the CMS.
vi.mock('@/server/content/find-news', () => ({ findArticles }))
// Placeholders have their own tests (ADM-14).
vi.mock('@/server/content/fill-texts', () => ({ fillTexts: <Content,>(content: Content) => content, textContextOf: () => null }))

const article = (id: number, at: string | null): Article => ({
  id,
  path: `/blog/article-${id}`,
  title: `Article ${id}`,
  summary: 'What to check before a long trip.',
  picture: null,
  at: at === null ? null : Date.parse(at) / 1000,
})

async function draw(block: BlockOf<'blogList'>, isOn = true, path = '/') {
  findArticles.mockResolvedValue([article(3, '2026-11-20T15:00:00Z'), article(2, '2026-09-01T00:00:00Z'), article(1, null)])
  const tenant = aTenant('dealer', { switches: { blogEnabled: isOn } })
  const site = { tenant, now: 1_790_000_000, place: { isFirst: false }, page: { path, locationId: null } }
  const html = renderToStaticMarkup(await BlogListBlock({ block, site }))
  document.body.innerHTML = html
  return html
}
const hrefs = () => [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))

test("CMS-07: the newest articles with their date in the site's time zone, without the current one", async () => {
  await draw({ blockType: 'blogList', limit: 2 }, true, '/blog/article-2')
  expect(hrefs()).toEqual(['/blog/article-3', '/blog/article-1'])
  expect(document.querySelector('time')?.textContent).toBe('21 Nov 2026')
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-21')
})

test('CMS-07: renders nothing where news is switched off', async () => {
  expect(await draw({ blockType: 'blogList', limit: 3 }, false)).toBe('')
})

test.each(blogListExamples)('A11Y-01: axe finds no problems in: $name', async ({ block }) => {
  expect(await findViolations(await draw(block))).toEqual([])
})
