import { z } from 'zod'
import { answerTenantCall, NOT_KEPT } from '@/app/http/answer-tenant-call'
import { toDollars } from '@/domain/money/money'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { readClock } from '@/server/time/now'
import { callerOf } from '@/server/rate-limit/caller-address'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { countView, type Visitor } from '@/server/visits/count-view'

/** What the page holds of its car; an address typed by hand holds nothing. */
const heldSchema = z.object({
  photos_count: z.coerce.number().int().nonnegative().nullable().catch(null),
  updated_at: z.coerce.number().int().positive().nullable().catch(null),
})

function readVisitor({ headers }: Request): Visitor {
  return { address: callerOf(headers), userAgent: headers.get('user-agent') ?? '' }
}

/** The fields that have changed since the page was made, under the names of the document and in dollars; none for a page that is up to date. */
function listChanges(vehicle: Vehicle, held: z.infer<typeof heldSchema>): Record<string, number | string | null> {
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
 * GET /api/cars/{id or slug}/view.json?photos_count&updated_at&website_id: counts the view, once per visitor and day, and answers `{ views, car_fields }` (API-03).
 * `views` is null where the tenant does not show them.
 */
export function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    const vehicle = await findNamedVehicle(tenant, (await params).slug)
    if (!vehicle) return Response.json({ error: 'There is no such car.' }, { status: 404 })
    const held = heldSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
    const views = await countView(vehicle.id, readVisitor(request), readClock())
    return Response.json({ views: tenant.switches.viewsCountEnabled ? views : null, car_fields: listChanges(vehicle, held) }, NOT_KEPT)
  })
}
