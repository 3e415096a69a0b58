import { answerTenantCall, NOT_KEPT } from '@/app/http/answer-tenant-call'
import { cleanQueryText } from '@/domain/search/normalise-query'
import { suggestStock } from '@/server/stock/suggest-stock'

/**
 * GET /api/suggestions?q=: what a search field offers while somebody types, as `{ query, suggestions }` in the order to show. Each suggestion has
 * `kind` ('car', 'make', 'model', 'body', 'place'), `label`, `href`, and by its kind `count`, `stockNumber` or `postcode`. Without text the
 * commonest makes and bodies. What the visitor searched for before is known to the browser alone.
 */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant, now }) => {
    const query = cleanQueryText(new URL(request.url).searchParams.get('q') ?? '')
    return Response.json({ query, suggestions: await suggestStock(tenant, query, now) }, NOT_KEPT)
  })
}
