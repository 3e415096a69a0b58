import { defineCarFile } from '@/app/vehicle/car-file'
import { carPictureCall } from '@/contract/cars'
import { openSharePicture } from '@/server/brochure/share-picture'

/** GET /api/cars/{slug}/share-picture: what social sites show beside a link to a car (SEO-01). */
export const GET = defineCarFile(carPictureCall, {
  name: 'share picture',
  cacheControl: 'public, max-age=3600',
  fileName: null,
  open: openSharePicture,
})
