// @vitest-environment jsdom
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { resolveStarFills } from './star-fills'
import { StarRating } from './star-rating'

describe('the star rating', () => {
  test.each([
    [5, [1, 1, 1, 1, 1]],
    [4.75, [1, 1, 1, 1, 0.75]],
    [4, [1, 1, 1, 1, 0]],
    [3.5, [1, 1, 1, 0.5, 0]],
    [0, [0, 0, 0, 0, 0]],
    [7, [1, 1, 1, 1, 1]],
    [-1, [0, 0, 0, 0, 0]],
    [Number.NaN, [0, 0, 0, 0, 0]],
  ])('MISC-04: %d fills the stars %j', (rating, fills) => {
    expect(resolveStarFills(rating)).toEqual(fills)
  })

  test('MISC-04: the fills add up to the rating, and only one star is partly filled', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
        const fills = resolveStarFills(rating)
        expect(fills.reduce((sum, fill) => sum + fill, 0)).toBeCloseTo(rating, 9)
        expect(fills.filter((fill) => fill > 0 && fill < 1).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('MISC-04: the rating has one decimal and the count has separators, visibly and for screen readers', () => {
    const markup = renderToStaticMarkup(<StarRating rating={4.76} count={1264} noun="Google reviews" />)
    document.body.innerHTML = markup
    expect(document.querySelector('.sr-only')?.textContent).toBe('Rated 4.8 out of 5 from 1,264 Google reviews')
    expect([...document.querySelectorAll('[aria-hidden=true]')].at(-1)?.textContent).toBe('4.8 from 1,264 Google reviews')
  })

  test('A11Y-01: axe finds no violations', async () => {
    expect(await findViolations(renderToStaticMarkup(<StarRating rating={4.3} count={12} />))).toEqual([])
  }, 30_000)
})
