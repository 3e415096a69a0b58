import { toGalleryView } from '@/domain/vehicle/gallery/gallery-view'
import { toBreadcrumbJsonLd, toVehicleJsonLd } from '@/domain/seo/vehicle-json-ld'
import { FIND_SIMILAR_LABEL } from '@/domain/leads/form/enquiry-fields'
import { formatDay } from '@/domain/locations/hours/week-table'
import type { Tenant } from '@/domain/tenant/tenant'
import { VisitTracker } from '@/features/car-visit/visit-tracker'
import { ChatOnPress } from '@/features/chat/chat-on-press'
import { Enquiry } from '@/features/enquiry/enquiry'
import { toEnquiryCar } from '@/features/enquiry/enquiry-car'
import { toFormSite } from '@/features/enquiry/form-site'
import { Gallery } from '@/features/gallery/gallery'
import type { GalleryOffer } from '@/features/gallery/gallery-offer'
import { ShownAfter } from '@/features/sticky-bar/shown-after'
import { toQrModules } from '@/server/brochure/qr-modules'
import { fillSiteTexts } from '@/server/content/fill-texts'
import { findFormOptions } from '@/server/leads/form-choices'
import { findVehicleLocation } from '@/server/vehicles/find-vehicle-location'
import { JsonLd } from '@/ui/primitives/json-ld'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { PhotoRequest } from '@/ui/sections/vehicle-card/photo-request'
import { Silhouette } from '@/ui/sections/vehicle-card/silhouette'
import { PurchaseActions, toPurchaseView } from '@/ui/pages/vehicle-page/purchase-actions'
import { GalleryTag } from '@/ui/pages/vehicle-page/gallery-tag'
import { PrintSheet } from '@/ui/pages/vehicle-page/print-sheet'
import { StickyHeader } from '@/ui/pages/vehicle-page/sticky-header'
import { toBrochure } from '@/ui/pages/vehicle-page/to-brochure'
import { toVehiclePageModel, type VehiclePageModel, type VehiclePlace } from '@/ui/pages/vehicle-page/vehicle-page-model'
import { VehiclePageView } from '@/ui/pages/vehicle-page/vehicle-page-view'
import { loadVehicleLayout } from './vehicle-layout'
import type { VehiclePageProps } from './vehicle-page-props'
import { toVehiclePanels } from './vehicle-panels'
import { SidebarTools, SidebarViews } from './vehicle-tools'

async function readVehicleLocation({ tenant, vehicle, now }: VehiclePageProps): Promise<VehiclePlace> {
  const { week, ...place } = await findVehicleLocation(tenant, vehicle.location?.id ?? null, now)
  const days = week.map(({ name, day, isToday }) => ({ name, isToday, text: formatDay(day) }))
  return { ...place, week: days, openText: null }
}

/** Loads the model of a vehicle page, for the page, its print view, its PDF and its share picture. */
export async function loadVehiclePage(props: VehiclePageProps): Promise<VehiclePageModel> {
  return toVehiclePageModel(props.vehicle, props.tenant, props.now, await readVehicleLocation(props))
}

function Sticky({ tenant: { switches }, model }: { tenant: Tenant; model: VehiclePageModel }) {
  if (!switches.stickyHeaderEnabled) return null
  return (
    <ShownAfter px={switches.stickyHeaderScrollPx}>
      <StickyHeader model={model} />
    </ShownAfter>
  )
}

/** Replaces missing photos, with a link to request some if the site offers it (SRP-16, SRP-17). */
function MissingPhotos({ model }: { model: VehiclePageModel }) {
  return (
    <div className="relative size-full">
      <Silhouette body={model.body} />
      <PhotoRequest card={model} className="absolute bottom-4 left-4" />
    </div>
  )
}

function toGalleryOffer({ isSold, price, enquiry, enquireHref: href }: VehiclePageModel): GalleryOffer {
  if (isSold) return { price: null, basis: null, action: { label: FIND_SIMILAR_LABEL, href, opensChat: false } }
  return { price: price.text, basis: price.basis, action: { label: enquiry.label, href, opensChat: enquiry.chat !== null } }
}

/** A vehicle page (VDP-01). */
export async function VehiclePage(props: VehiclePageProps) {
  const { tenant, vehicle } = props
  const [model, { dealerships }, { composition, below }, siteWithTexts] = await Promise.all([
    loadVehiclePage(props),
    findFormOptions(tenant),
    loadVehicleLayout(props),
    fillSiteTexts(tenant, props.now),
  ])
  const brochure = toBrochure(model, siteWithTexts)
  const { gauge, sections } = toVehiclePanels(props)
  const layout = { ...tenant.layout, vehicle: composition }
  const signalled = {
    record: {
      ...{ id: vehicle.id, stocknum: vehicle.stockNumber, make: vehicle.make, model: vehicle.model },
      ...{ body: vehicle.body, simple_body: vehicle.simpleBody },
    },
    dealershipId: vehicle.dealership.id,
    websiteId: tenant.id,
    isUsed: vehicle.carType === 'used',
    hasPhone: model.phone !== null,
  }
  return (
    <>
      <VehiclePageView
        model={model}
        layout={layout}
        gallery={
          <Gallery
            view={toGalleryView(vehicle, model.name, tenant.switches)}
            name={model.name}
            variant={layout.gallery}
            drawing={<MissingPhotos model={model} />}
            isGrey={model.isSold}
            offer={toGalleryOffer(model)}
          >
            <GalleryTag tag={model.tag} />
          </Gallery>
        }
        slots={{
          gauge,
          actions: <PurchaseActions {...toPurchaseView(vehicle, tenant.switches)} />,
          views: <SidebarViews {...props} />,
          tools: <SidebarTools {...props} model={model} />,
        }}
        sections={sections}
        below={below}
        enquiry={<Enquiry car={toEnquiryCar(model, vehicle.dealership.slug)} site={toFormSite(tenant, { locations: [], dealerships })} />}
        sticky={<Sticky tenant={tenant} model={model} />}
      />
      <StaticPart name="print-sheet">
        <PrintSheet brochure={brochure} code={toQrModules(brochure.url)} place="page" />
      </StaticPart>
      {model.enquiry.chat && !model.isSold && <ChatOnPress provider={model.enquiry.chat} />}
      <VisitTracker car={signalled} />
      <JsonLd data={toVehicleJsonLd(vehicle, tenant)} />
      <JsonLd data={toBreadcrumbJsonLd(model.crumbs, model.current, tenant.origin)} />
    </>
  )
}
