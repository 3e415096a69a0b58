// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { StarRatingView } from './component'

// The readers access the database.
vi.mock('@/server/reviews/find-reviews', () => ({}))

const draw = (count: number) => renderToStaticMarkup(<StarRatingView summary={{ count, averageRating: 4.76 }} noun="Google reviews" />)

test('MISC-04: one decimal, and the count', () => {
  expect(draw(1264)).toContain('Rated 4.8 out of 5 from 1,264 Google reviews')
  expect(renderToStaticMarkup(<StarRatingView summary={null} noun="reviews" />)).toBe('')
})

test('A11Y-01: axe finds no problems', async () => expect(await findViolations(draw(3))).toEqual([]))
