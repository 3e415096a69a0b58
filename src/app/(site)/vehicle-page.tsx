import { toSimilarTitle } from '@/domain/similar/similar-cars'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { Enquiry } from '@/features/enquiry/enquiry'
import { toEnquiryCar } from '@/features/enquiry/enquiry-car'
import { toFormSite } from '@/features/enquiry/form-site'
import { Gallery } from '@/features/gallery/gallery'
import { keptSimilar } from '@/server/similar/find-similar'
import { findVehiclePlace } from '@/server/vehicles/find-vehicle-place'
import { StockRail } from '@/ui/stock-rail/stock-rail'
import { toCardView } from '@/ui/vehicle-card/card-view'
import { GalleryTag } from '@/ui/vehicle-page/gallery-tag'
import { toVehiclePageModel, type VehiclePlace } from '@/ui/vehicle-page/vehicle-page-model'
import { VehiclePageView } from '@/ui/vehicle-page/vehicle-page-view'

type Props = { tenant: Tenant; vehicle: Vehicle; now: number }

async function readPlace({ tenant, vehicle, now }: Props): Promise<VehiclePlace> {
  const { week, licence, primaryCity } = await findVehiclePlace(tenant, vehicle.location?.id ?? null, now)
  const days = week.map(({ name, day, isToday }) => ({ name, isToday, text: day.kind === 'open' ? (day.hours ?? day.status) : day.status }))
  return { primaryCity, licence, week: days, openText: null }
}

/** Up to six cars like the one on the page (SIM-01, SIM-02); nothing when there are none. */
async function Similar({ tenant, vehicle, now }: Props) {
  const cards = await keptSimilar(tenant, vehicle, now)
  if (cards.length === 0) return null
  const heading = toSimilarTitle(vehicle, tenant.switches)
  return (
    <section className="wrap section">
      <StockRail
        label={heading}
        head={{}}
        variant={tenant.layout.card}
        cards={cards.map((card) => toCardView(card, { switches: tenant.switches, now }))}
      />
    </section>
  )
}

/** A car's page (VDP-01): gathered here, decided in the model, drawn by the view of the template. */
export async function VehiclePage(props: Props) {
  const { tenant, vehicle, now } = props
  const model = toVehiclePageModel(vehicle, tenant, now, await readPlace(props))
  const { layout } = tenant
  return (
    <VehiclePageView
      model={model}
      variant={layout.gallery}
      sidebar={layout.sidebar}
      gallery={
        <Gallery photos={model.photos} name={model.name} variant={layout.gallery} body={model.body} isGrey={model.isSold}>
          <GalleryTag tag={model.tag} />
        </Gallery>
      }
      similar={<Similar {...props} />}
      enquiry={<Enquiry car={toEnquiryCar(model)} site={toFormSite(tenant)} />}
    />
  )
}
