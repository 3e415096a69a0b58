import { defineSearchCall } from '@/app/search/search-call'
import { loadSearch } from '@/app/search/search-page'
import { searchCall } from '@/contract/search'

/**
 * GET /api/search: returns the results page of an address as JSON (SRCH-10). `path` has the segments after /search/. `hits` are the
 * vehicles of the page, `cells` the grid with promotions between them (SRP-07).
 */
export const GET = defineSearchCall(searchCall, 'private, no-store', async ({ tenant, asked, now }) => {
  const started = performance.now()
  const view = await loadSearch(tenant, asked, now)
  const hits = view.cells.flatMap((cell) => (cell.kind === 'car' ? [{ id: cell.card.id, href: cell.card.href }] : []))
  return { hits, ...view, ms: Math.round(performance.now() - started) }
})
