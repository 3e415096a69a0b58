import { isAvailable } from '../vehicle/availability/availability'
import { toDollars } from '../money/money'
import { resolvePriceDisplay, type PriceSettings } from '../pricing/price-display'
import type { CarType, Vehicle } from '../vehicle/vehicle'
import { findKind } from '../vehicle/kinds/kinds'

type Facts = Record<string, unknown>

/** The site's data for its vehicles' structured data: the seller's name and the origin of addresses. */
export type SellerFacts = { name: string; origin: string; switches: PriceSettings }

const CONDITIONS: Record<CarType, string> = {
  new: 'https://schema.org/NewCondition',
  demo: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
}

/** Leaves out empty values. Search engines report null as an error (SEO-02). */
function withoutEmptyValues(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ''))
}

const named = (type: string, name: string | null): Facts | null => (name === null ? null : { '@type': type, name })
const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)

/** Returns the offer shown on the page. A vehicle without a shown price gets an offer without a price. */
function toOffer(vehicle: Vehicle, { name, origin, switches }: SellerFacts): Facts {
  const display = resolvePriceDisplay(vehicle, switches)
  const isOffered = isAvailable(vehicle)
  const price = display.kind === 'price' && isOffered ? toDollars(display.amount) : null
  const availability = !isOffered ? 'SoldOut' : vehicle.status === 'coming_soon' || vehicle.isPreorder ? 'PreOrder' : 'InStock'
  return withoutEmptyValues({
    '@type': 'Offer',
    url: origin + vehicle.path,
    price,
    priceCurrency: price === null ? null : 'AUD',
    availability: `https://schema.org/${availability}`,
    seller: { '@type': 'AutoDealer', name, url: origin },
  })
}

/** Returns a vehicle's structured data (SEO-02): Car and Offer with the price and availability shown on its page, without empty values. */
export function toVehicleJsonLd(vehicle: Vehicle, seller: SellerFacts): Facts {
  const { origin } = seller
  const pictures = vehicle.images.filter(({ isVideo }) => !isVideo).map(({ url }) => absolute(origin, url))
  const engine = vehicle.engineSizeLitres ?? vehicle.variant.engineSizeLitres
  return withoutEmptyValues({
    '@context': 'https://schema.org',
    '@type': findKind(vehicle.kind).schemaType,
    name: vehicle.name,
    url: origin + vehicle.path,
    brand: named('Brand', vehicle.make),
    model: vehicle.model,
    vehicleConfiguration: vehicle.badge,
    vehicleModelDate: vehicle.year === null ? null : String(vehicle.year),
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.stockNumber,
    bodyType: vehicle.simpleBody ?? vehicle.body,
    color: vehicle.colour,
    vehicleInteriorColor: vehicle.interiorColour,
    fuelType: vehicle.fuel ?? vehicle.simpleFuel,
    vehicleTransmission: vehicle.transmission ?? vehicle.simpleTransmission,
    driveWheelConfiguration: vehicle.drive,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    mileageFromOdometer: vehicle.km === null ? null : { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' },
    vehicleEngine:
      engine === null
        ? null
        : { '@type': 'EngineSpecification', engineDisplacement: { '@type': 'QuantitativeValue', value: engine, unitCode: 'LTR' } },
    itemCondition: CONDITIONS[vehicle.carType],
    image: pictures.length > 0 ? pictures.slice(0, 10) : null,
    offers: toOffer(vehicle, seller),
  })
}

/** Returns the structured data of breadcrumbs. The last one is the page itself and has no address (SEO-02). */
export function toBreadcrumbJsonLd(links: readonly { label: string; href: string }[], current: string, origin: string): Facts {
  const items = [...links.map(({ label, href }) => ({ name: label, item: origin + href })), { name: current }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}
