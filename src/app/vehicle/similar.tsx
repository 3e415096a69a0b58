import { toSimilarAddress, toSimilarTitle } from '@/domain/vehicle/similar-cars'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { SimilarCars } from '@/features/similar-cars/similar-cars'

/** Up to six cars like the one of a page, fetched when they come near (SIM-01, SIM-09): the page itself stays the same when other cars change. */
export function Similar({ tenant, vehicle }: { tenant: Tenant; vehicle: Vehicle }) {
  return (
    <SimilarCars
      slug={vehicle.slug}
      title={toSimilarTitle(vehicle, tenant.switches)}
      href={toSimilarAddress(vehicle)}
      variant={tenant.layout.card}
    />
  )
}
