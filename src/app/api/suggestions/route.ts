import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { toSearchMeaning } from '@/app/search/search-meaning'
import { suggestionsCall } from '@/contract/search'
import { cleanQueryText } from '@/domain/search/normalise-query'
import { interpretSearch } from '@/server/stock/interpret-search'
import { suggestStock } from '@/server/stock/suggest-stock'

/**
 * GET /api/suggestions?q=: returns suggestions for a search field as `{ query, suggestions, meaning }` in display order. Each has `kind`
 * ('car', 'make', 'model', 'body', 'place'), `label`, `href`, and depending on its kind `count`, `stockNumber` or `postcode`. Without text
 * it returns the most frequent makes and bodies. `meaning` is the search that the whole text stands for, with its number of vehicles
 * (LOOK-04). Recent searches are stored in the browser only.
 */
export const GET = defineCall({ contract: suggestionsCall, audience: site }, async ({ tenant, now, input: { q } }) => {
  const query = cleanQueryText(q)
  const [suggestions, found] = await Promise.all([suggestStock(tenant, query, now), interpretSearch(tenant, query, now)])
  return { query, suggestions, meaning: toSearchMeaning(tenant, query, found) }
})
