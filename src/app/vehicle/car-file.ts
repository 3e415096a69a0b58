import type { pdfCall } from '@/contract/cars'
import type { Contract } from '@/contract/contract'
import { readOwnTerms } from '@/domain/finance/own-terms'
import { calculateEstimate } from '@/domain/finance/weekly-estimate'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Brochure } from '@/domain/vehicle/brochure'
import { site } from '@/app/http/audience'
import { COSTLY_LIMIT, defineCall } from '@/app/http/define-call'
import { type Refusal, refuse, refuseForNow } from '@/app/http/refusal'
import { brochureKey } from '@/server/brochure/write-brochure'
import { BusyError, type FileCache } from '@/server/brochure/file-cache'
import { logger } from '@/server/process/log'
import { fillSiteTexts } from '@/server/content/fill-texts'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { toBrochure } from '@/ui/pages/vehicle-page/to-brochure'
import type { VehiclePageModel } from '@/ui/pages/vehicle-page/vehicle-page-model'
import { formatWeekly } from '@/ui/sections/vehicle-card/weekly-view'
import { loadVehiclePage } from './vehicle-page'

type CarFile = typeof pdfCall

export type CarFileKind = {
  /** The name in messages: 'PDF'. */
  name: string
  cacheControl: string
  /** Returns the file name for a download. Null for files that are shown inline. */
  fileName: ((slug: string) => string) | null
  open: (brochure: Brochure) => ReturnType<FileCache['open']>
}

function refuseFailure(error: unknown, { name }: CarFileKind): Refusal {
  if (error instanceof BusyError) return refuseForNow(503, 'We’re busy preparing other files right now. Please try again in a moment.', 5)
  logger.error({ file: name, reason: error instanceof Error ? error.message : String(error) }, 'a file of a car could not be made')
  return refuse(500, `The ${name} couldn’t be created just now. Please try again in a moment.`)
}

/** Recalculates the weekly price when the address has a visitor's loan terms (LOOK-01). */
function withOwnWeekly(model: VehiclePageModel, text: string | undefined, { switches }: Tenant): VehiclePageModel {
  const terms = readOwnTerms(text)
  if (!terms || !model.weekly) return model
  const estimate = calculateEstimate(model.weekly.price, switches, terms)
  return { ...model, weekly: estimate && formatWeekly(estimate) }
}

/** Defines a call for a file that is rendered from a vehicle page. Its ETag changes with its content. */
export function defineCarFile(contract: Contract<CarFile['request'], CarFile['answer']>, kind: CarFileKind) {
  return defineCall({ contract, audience: site, readLimit: COSTLY_LIMIT }, async ({ tenant, now, request, input: { slug, terms } }) => {
    const vehicle = await findNamedVehicle(tenant, slug)
    if (!vehicle) return refuse(404, 'There is no such car.')
    const model = withOwnWeekly(await loadVehiclePage({ tenant, vehicle, now }), terms, tenant)
    const brochure = toBrochure(model, await fillSiteTexts(tenant, now))
    const etag = `"${brochureKey(brochure)}"`
    const headers = { etag, 'cache-control': kind.cacheControl }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    try {
      const saved: Record<string, string> = kind.fileName
        ? { 'content-disposition': `attachment; filename="${kind.fileName(vehicle.slug)}"` }
        : {}
      return new Response(await kind.open(brochure), {
        headers: { ...headers, ...saved, 'content-type': contract.file ?? 'application/octet-stream' },
      })
    } catch (error) {
      return refuseFailure(error, kind)
    }
  })
}
