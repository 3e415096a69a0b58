import { toSimilarAddress, toSimilarTitle } from '@/domain/vehicle/similar-cars'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { SimilarCars } from '@/features/similar-cars/similar-cars'

/**
 * Up to six similar vehicles, loaded when they come near the screen (SIM-01, SIM-09), so that the cached page does not depend on other
 * vehicles.
 */
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
