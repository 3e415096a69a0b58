import { defineCarFile } from '@/app/vehicle/car-file'
import { carPictureCall } from '@/contract/cars'
import { openSharePicture } from '@/server/brochure/share-picture'

/** GET /api/cars/{slug}/share-picture: returns the picture that social sites show for a link to a vehicle (SEO-01). */
export const GET = defineCarFile(carPictureCall, {
  name: 'share picture',
  cacheControl: 'public, max-age=3600',
  fileName: null,
  open: openSharePicture,
})
