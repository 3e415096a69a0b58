import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { suggestionsCall } from '@/contract/search'
import { cleanQueryText } from '@/domain/search/normalise-query'
import { suggestStock } from '@/server/stock/suggest-stock'

/**
 * GET /api/suggestions?q=: returns suggestions for a search field as `{ query, suggestions }` in display order. Each has `kind` ('car',
 * 'make', 'model', 'body', 'place'), `label`, `href`, and depending on its kind `count`, `stockNumber` or `postcode`. Without text it
 * returns the most frequent makes and bodies. Recent searches are stored in the browser only.
 */
export const GET = defineCall({ contract: suggestionsCall, audience: site }, async ({ tenant, now, input: { q } }) => {
  const query = cleanQueryText(q)
  return { query, suggestions: await suggestStock(tenant, query, now) }
})
