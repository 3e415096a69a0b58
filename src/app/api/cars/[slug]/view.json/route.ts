import type { z } from 'zod'
import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { viewCall } from '@/contract/cars'
import { toDollars } from '@/domain/money/money'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { callerOf } from '@/server/rate-limit/caller-address'
import { readClock } from '@/server/process/now'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { countView } from '@/server/visits/count-view'

/** Returns the fields that have changed since the page was rendered, under the document's field names and in dollars. */
function listChanges(vehicle: Vehicle, held: z.output<(typeof viewCall)['request']>) {
  const isOld = held.updated_at !== null && held.updated_at < vehicle.updatedAt
  const hasOthers = held.photos_count !== null && held.photos_count !== vehicle.photosCount
  if (!isOld && !hasOthers) return {}
  return {
    status: vehicle.status,
    price: vehicle.price === null ? null : toDollars(vehicle.price),
    photos_count: vehicle.photosCount,
    updated_at: vehicle.updatedAt,
  }
}

/**
 * GET /api/cars/{id or slug}/view.json?photos_count&updated_at&website_id: counts the view, once per visitor and day, and returns `{ views,
 * car_fields }` (API-03). `views` is null if the tenant hides them.
 */
export const GET = defineCall({ contract: viewCall, audience: site }, async ({ tenant, headers, input }) => {
  const vehicle = await findNamedVehicle(tenant, input.slug)
  if (!vehicle) return refuse(404, 'There is no such car.')
  const visitor = { address: callerOf(headers), userAgent: headers.get('user-agent') ?? '' }
  const views = await countView(vehicle.id, visitor, readClock())
  return { views: tenant.switches.viewsCountEnabled ? views : null, car_fields: listChanges(vehicle, input) }
})
