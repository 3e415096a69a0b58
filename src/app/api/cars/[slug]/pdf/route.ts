import { loadVehiclePage } from '@/app/(site)/vehicle-page'
import { answerTenantCall } from '@/app/answer-tenant-call'
import { brochureKey, openBrochure } from '@/server/brochure/write-brochure'
import { BusyError } from '@/server/files/file-keeper'
import { logger } from '@/server/log'
import { findVehicle } from '@/server/vehicles/find-vehicles'
import { toBrochure } from '@/ui/vehicle-page/to-brochure'

const LONGEST_SLUG = 200

function answerFailure(error: unknown): Response {
  if (error instanceof BusyError)
    return Response.json(
      { error: 'Many PDFs are being made right now. Please try again in a moment.' },
      { status: 503, headers: { 'retry-after': '5' } },
    )
  logger.error({ reason: error instanceof Error ? error.message : String(error) }, 'the PDF of a car could not be made')
  return Response.json({ error: 'The PDF could not be made just now. Please try again in a moment.' }, { status: 500 })
}

/** GET /api/cars/{slug}/pdf: the car on a sheet in the tenant's brand, to be saved as {slug}.pdf (API-18, VDP-22). */
export function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answerTenantCall(request, async ({ tenant, now }) => {
    const vehicle = await findVehicle(tenant, (await params).slug.slice(0, LONGEST_SLUG))
    if (!vehicle) return Response.json({ error: 'There is no such car.' }, { status: 404 })
    const brochure = toBrochure(await loadVehiclePage({ tenant, vehicle, now }), tenant)
    const etag = `"${brochureKey(brochure)}"`
    const headers = { etag, 'cache-control': 'private, no-cache' }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    try {
      const file = await openBrochure(brochure)
      return new Response(file, {
        headers: { ...headers, 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${vehicle.slug}.pdf"` },
      })
    } catch (error) {
      return answerFailure(error)
    }
  })
}
