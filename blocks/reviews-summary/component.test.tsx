// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CARD_VARIANTS } from '@/domain/tenant/template'
import { findViolations } from '@tests/setup/find-violations'
import { ReviewsSummaryView } from './component'

// The readers access the database.
vi.mock('@/server/reviews/find-reviews', () => ({}))

const given = { heading: 'Rated by customers', text: null, snap21OrgId: null, link: { label: 'Read them', href: '/about-us' } }

test('REV-02: it shows count and average', () => {
  const markup = renderToStaticMarkup(<ReviewsSummaryView {...given} summary={{ count: 1702, averageRating: 4.8 }} variant="boxed" />)
  expect(markup).toContain('Rated 4.8 out of 5 from 1,702 reviews')
  // The figure appears once.
  document.body.innerHTML = markup
  for (const spoken of document.querySelectorAll('.sr-only')) spoken.remove()
  expect(document.body.textContent?.match(/4\.8/g)).toHaveLength(1)
})

test('REV-08: without a summary there is no section, unless Snap 21 has a rating', () => {
  expect(renderToStaticMarkup(<ReviewsSummaryView {...given} summary={null} variant="boxed" />)).toBe('')
  expect(renderToStaticMarkup(<ReviewsSummaryView {...given} summary={null} snap21OrgId="org-1" variant="boxed" />)).toContain('Rated by')
})

test.each(CARD_VARIANTS)('A11Y-01: axe finds no problems in the look %s', async (variant) => {
  const summary = { count: 12, averageRating: 4.2 }
  expect(await findViolations(renderToStaticMarkup(<ReviewsSummaryView {...given} summary={summary} variant={variant} />))).toEqual([])
})
