import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { suggestionsCall } from '@/contract/search'
import { cleanQueryText } from '@/domain/search/normalise-query'
import { suggestStock } from '@/server/stock/suggest-stock'

/**
 * GET /api/suggestions?q=: what a search field offers while somebody types, as `{ query, suggestions }` in the order to show. Each suggestion has
 * `kind` ('car', 'make', 'model', 'body', 'place'), `label`, `href`, and by its kind `count`, `stockNumber` or `postcode`. Without text the
 * commonest makes and bodies. What the visitor searched for before is known to the browser alone.
 */
export const GET = defineCall({ contract: suggestionsCall, audience: site }, async ({ tenant, now, input: { q } }) => {
  const query = cleanQueryText(q)
  return { query, suggestions: await suggestStock(tenant, query, now) }
})
