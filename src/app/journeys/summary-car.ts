import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { listPhotos } from '@/domain/vehicle/gallery/gallery-view'
import type { SummaryCar } from '@/ui/pages/journey/journey-summary'
import { toPriceView } from '@/ui/sections/vehicle-card/card-view'

/** Returns a vehicle for the summary, with price and location. */
export function toSummaryCar(vehicle: Vehicle, { switches }: Pick<Tenant, 'switches'>): SummaryCar {
  const { text, basis, isAmount } = toPriceView(vehicle, switches)
  const name = [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ')
  return {
    name,
    note: [vehicle.badge, text, isAmount ? basis : null].filter(Boolean).join('\u00a0· '),
    href: vehicle.path,
    photoUrl: listPhotos(vehicle, name)[0]?.url ?? null,
  }
}
