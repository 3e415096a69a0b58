import { carEnquiryShape } from '@/domain/leads/car-enquiry'
import { ALL_STOCK } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { Enquiry } from '@/features/enquiry/enquiry'
import { toEnquiryCar } from '@/features/enquiry/enquiry-car'
import { Gallery } from '@/features/gallery/gallery'
import { keptStockRow } from '@/server/stock/tagged-stock'
import { findVehiclePlace } from '@/server/vehicles/find-vehicle-place'
import { SectionHead } from '@/ui/section-head/section-head'
import { StockRail } from '@/ui/stock-rail/stock-rail'
import { toCardView } from '@/ui/vehicle-card/card-view'
import { GalleryTag } from '@/ui/vehicle-page/gallery-tag'
import { toVehiclePageModel, type VehiclePlace } from '@/ui/vehicle-page/vehicle-page-model'
import { VehiclePageView } from '@/ui/vehicle-page/vehicle-page-view'

const SIMILAR = 6

type Props = { tenant: Tenant; vehicle: Vehicle; now: number }

async function readPlace({ tenant, vehicle, now }: Props): Promise<VehiclePlace> {
  const { week, licence, primaryCity } = await findVehiclePlace(tenant, vehicle.location?.id ?? null, now)
  const days = week.map(({ name, day, isToday }) => ({ name, isToday, text: day.kind === 'open' ? (day.hours ?? day.status) : day.status }))
  return { primaryCity, licence, week: days, openText: null }
}

/** Cars of the same body in stock; the one on the page is not among them. */
async function Similar({ tenant, vehicle, now }: Props) {
  if (vehicle.simpleBody === null) return null
  const search = { ...ALL_STOCK, lists: { body: [vehicle.simpleBody] } }
  const { hits } = await keptStockRow(tenant, search, SIMILAR + 1, now)
  const cards = hits.filter(({ id }) => id !== vehicle.id).slice(0, SIMILAR)
  if (cards.length === 0) return null
  const heading = `Similar ${vehicle.simpleBody}s In-Stock`
  return (
    <section className="wrap section">
      <SectionHead heading={heading} />
      <StockRail
        label={heading}
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
      gallery={
        <Gallery photos={model.photos} name={model.name} variant={layout.gallery} body={model.body} isGrey={model.isSold}>
          <GalleryTag tag={model.tag} />
        </Gallery>
      }
      similar={<Similar {...props} />}
      enquiry={<Enquiry car={toEnquiryCar(model)} shape={carEnquiryShape(tenant.switches)} />}
    />
  )
}
