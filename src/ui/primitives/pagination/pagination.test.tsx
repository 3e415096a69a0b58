// @vitest-environment jsdom
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { resolvePageNumbers } from './page-numbers'
import { Pagination } from './pagination'

const hrefOf = (page: number) => (page === 1 ? '/search' : `/search?page=${page}`)

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
])('SRCH-07: on page %d of %d the numbers are %j', (page, pageCount, numbers) => {
  expect(resolvePageNumbers(page, pageCount)).toEqual(numbers)
})

test('SRCH-07: first, last and current page are always shown, in order, and no gap hides a single page', () => {
  const pages = fc
    .integer({ min: 1, max: 400 })
    .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))
  fc.assert(
    fc.property(pages, ([page, pageCount]) => {
      const cells = resolvePageNumbers(page, pageCount)
      const numbers = cells.filter((cell) => cell !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      for (const wanted of [1, page, pageCount]) expect(numbers).toContain(wanted)
      numbers.forEach((number, index) => {
        const next = numbers[index + 1]
        if (next === undefined) return
        const isGap = cells[cells.indexOf(number) + 1] === 'gap'
        expect(isGap ? next - number >= 3 : next - number === 1).toBe(true)
      })
    }),
  )
})

test('SRCH-07 A11Y-01: pages are links, the current one is marked, and its neighbours have rel attributes', () => {
  document.body.innerHTML = renderToStaticMarkup(<Pagination page={2} pageCount={9} hrefOf={hrefOf} />)
  expect(document.querySelector('a[rel=prev]')?.getAttribute('href')).toBe('/search')
  expect(document.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/search?page=3')
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Page 2')
})

test('SRCH-07: a single page has no numbers', () => {
  expect(renderToStaticMarkup(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />)).toBe('')
})

test('A11Y-01: axe finds no violations', async () => {
  expect(await findViolations(renderToStaticMarkup(<Pagination page={6} pageCount={12} hrefOf={hrefOf} />))).toEqual([])
}, 30_000)
