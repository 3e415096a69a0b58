import type { Brochure } from '@/domain/vehicle/brochure'
import { brochureKey } from '@/server/brochure/write-brochure'
import { BusyError, type FileKeeper } from '@/server/files/file-keeper'
import { logger } from '@/server/log/log'
import { fillSiteTexts } from '@/server/placeholders/fill-texts'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { toBrochure } from '@/ui/pages/vehicle-page/to-brochure'
import { loadVehiclePage } from './vehicle-page'
import { answerTenantCall, COSTLY_LIMIT } from '../http/answer-tenant-call'

export type CarFileKind = {
  /** What it is called in messages: 'PDF'. */
  name: string
  contentType: string
  cacheControl: string
  /** The name under which it is saved; null for what is shown in place. */
  fileName: ((slug: string) => string) | null
  open: (brochure: Brochure) => ReturnType<FileKeeper['open']>
}

function answerFailure(error: unknown, { name }: CarFileKind): Response {
  if (error instanceof BusyError)
    return Response.json(
      { error: `Many other cars are being prepared right now. Please try again in a moment.` },
      { status: 503, headers: { 'retry-after': '5' } },
    )
  logger.error({ file: name, reason: error instanceof Error ? error.message : String(error) }, 'a file of a car could not be made')
  return Response.json({ error: `The ${name} could not be made just now. Please try again in a moment.` }, { status: 500 })
}

/** Answers a file that is made of the page of a car, named by its id or slug, under an entity tag that changes with what it says. */
export function answerCarFile(request: Request, params: Promise<{ slug: string }>, kind: CarFileKind): Promise<Response> {
  return answerTenantCall(
    request,
    async ({ tenant, now }) => {
      const vehicle = await findNamedVehicle(tenant, (await params).slug)
      if (!vehicle) return Response.json({ error: 'There is no such car.' }, { status: 404 })
      const brochure = toBrochure(await loadVehiclePage({ tenant, vehicle, now }), await fillSiteTexts(tenant, now))
      const etag = `"${brochureKey(brochure)}"`
      const headers = { etag, 'cache-control': kind.cacheControl }
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
      try {
        const saved: Record<string, string> = kind.fileName
          ? { 'content-disposition': `attachment; filename="${kind.fileName(vehicle.slug)}"` }
          : {}
        return new Response(await kind.open(brochure), { headers: { ...headers, ...saved, 'content-type': kind.contentType } })
      } catch (error) {
        return answerFailure(error, kind)
      }
    },
    COSTLY_LIMIT,
  )
}
