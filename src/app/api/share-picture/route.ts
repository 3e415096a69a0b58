import { answerTenantCall } from '@/app/http/answer-tenant-call'
import { openSitePicture } from '@/server/brochure/site-picture'
import { toBrand } from '@/ui/pages/vehicle-page/to-brochure'

/** GET /api/share-picture: what social sites show beside a link to a page of the site (SEO-01). */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    const { key, open } = openSitePicture(toBrand(tenant))
    const headers = { etag: `"${key}"`, 'cache-control': 'public, max-age=3600' }
    if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
    return new Response(await open(), { headers: { ...headers, 'content-type': 'image/png' } })
  })
}
