import { answerCarFile } from '@/app/vehicle/car-file'
import { openSharePicture } from '@/server/brochure/share-picture'

/** GET /api/cars/{id or slug}/share-picture: what social sites show beside a link to a car (SEO-01). */
export function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answerCarFile(request, params, {
    name: 'share picture',
    contentType: 'image/png',
    cacheControl: 'public, max-age=3600',
    fileName: null,
    open: openSharePicture,
  })
}
