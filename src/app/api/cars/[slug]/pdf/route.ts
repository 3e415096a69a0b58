import { defineCarFile } from '@/app/vehicle/car-file'
import { pdfCall } from '@/contract/cars'
import { openBrochure } from '@/server/brochure/write-brochure'

/** GET /api/cars/{slug}/pdf: returns the vehicle's brochure in the tenant's branding, saved as {slug}.pdf (API-18, VDP-22). */
export const GET = defineCarFile(pdfCall, {
  name: 'PDF',
  cacheControl: 'private, no-cache',
  fileName: (slug) => `${slug}.pdf`,
  open: openBrochure,
})
