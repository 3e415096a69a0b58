import { answerCarFile } from '@/app/vehicle/car-file'
import { openBrochure } from '@/server/brochure/write-brochure'

/** GET /api/cars/{id or slug}/pdf: the car on a sheet in the tenant's brand, to be saved as {slug}.pdf (API-18, VDP-22). */
export function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answerCarFile(request, params, {
    name: 'PDF',
    contentType: 'application/pdf',
    cacheControl: 'private, no-cache',
    fileName: (slug) => `${slug}.pdf`,
    open: openBrochure,
  })
}
