import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { sitePictureCall } from '@/contract/site'
import { openSitePicture } from '@/server/brochure/site-picture'
import { toBrand } from '@/ui/pages/vehicle-page/to-brochure'

/** GET /api/share-picture: returns the picture that social sites show for a link to the site (SEO-01). */
export const GET = defineCall({ contract: sitePictureCall, audience: site }, async ({ tenant, headers }) => {
  const { key, open } = openSitePicture(toBrand(tenant))
  const cacheHeaders = { etag: `"${key}"`, 'cache-control': 'public, max-age=3600' }
  if (headers.get('if-none-match') === cacheHeaders.etag) return new Response(null, { status: 304, headers: cacheHeaders })
  return new Response(await open(), { headers: { ...cacheHeaders, 'content-type': 'image/png' } })
})
