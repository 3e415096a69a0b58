// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { selectReviews } from '@/domain/locations/reviews/reviews'
import { findViolations } from '@tests/setup/find-violations'
import { ReviewsCarouselView } from './component'

// The readers access the database.
vi.mock('@/server/reviews/find-reviews', () => ({}))

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script> Fair and quick.'
const long = 'They rang when they said they would. '.repeat(8).trim()
const reviews = selectReviews(
  [markup, long, ...Array.from({ length: 12 }, (_, at) => `Good ${at}.`)].map((text, id) => ({
    id,
    customerName: id === 0 ? '<b>Marguerite</b>' : `Customer ${id}`,
    rating: 5,
    text,
    imageUrl: null,
    reviewedAt: null,
  })),
  { reviewExcludedCustomers: [], reviewExcludedIds: [] },
).map((review) => ({ ...review, age: '2 weeks ago' }))

const summary = { averageRating: 4.8, count: 1702 }
const draw = (shown = reviews) =>
  renderToStaticMarkup(
    <ReviewsCarouselView id="reviews" heading="Reviews" text={null} summary={summary} reviews={shown} isRotating variant="boxed" />,
  )

test('REV-01: markup in a review is shown as text', () => {
  document.body.innerHTML = draw()
  expect(document.querySelector('script, figure img, figure b')).toBeNull()
  expect(document.querySelector('blockquote')?.textContent).toBe(markup)
  expect(document.querySelector('figcaption')?.textContent).toBe('<b>Marguerite</b>, 2 weeks ago')
})

test("REV-01: a reviewer's picture is shown", () => {
  const pictured = reviews.slice(0, 2).map((review, at) => ({ ...review, imageUrl: at === 0 ? '/api/media/file/marguerite.webp' : null }))
  document.body.innerHTML = draw(pictured)
  const [first, second] = document.querySelectorAll('figcaption')
  expect(decodeURIComponent(first?.querySelector('img')?.getAttribute('src') ?? '')).toContain('/api/media/file/marguerite.webp')
  expect(second?.querySelector('img')).toBeNull()
})

test('REV-05: a long review is shortened, with the full text behind View more', () => {
  document.body.innerHTML = draw()
  const card = document.querySelectorAll('figure')[1]
  expect(card?.querySelector('p')?.textContent).toMatch(/…$/)
  expect(card?.querySelector('p')?.textContent?.length).toBeLessThanOrEqual(161)
  expect(card?.querySelector('details p')?.textContent).toBe(long)
  expect(card?.querySelector('summary')?.textContent).toBe('View moreView less of the review by Customer 1')
})

test('REV-06: at most ten reviews, and no section without any', () => {
  document.body.innerHTML = draw()
  expect(document.querySelectorAll('figure')).toHaveLength(10)
  expect(
    renderToStaticMarkup(
      <ReviewsCarouselView id="x" heading="x" text={null} summary={null} reviews={[]} isRotating={false} variant="boxed" />,
    ),
  ).toBe('')
})

test('A11Y-01: axe finds no problems', async () => expect(await findViolations(draw())).toEqual([]))

test('REV-02: the summary is above the reviews', () => {
  document.body.innerHTML = draw()
  expect(document.querySelector('section[aria-label=Reviews]')?.textContent).toContain('Rated 4.8 out of 5 from 1,702 reviews')
})
