import { NO_MEDIA } from '@/domain/vehicle/gallery/media'
import type { Cents } from '@/domain/money/money'
import { NO_CARAVAN } from '@/domain/vehicle/caravan'
import type { Vehicle, VehicleCard, VehicleLocation, VehicleVariant } from '@/domain/vehicle/vehicle'

/** Converts dollars to cents, for readable test rows. */
export function dollars(amount: number): Cents {
  return Math.round(amount * 100)
}

/** 20 November 2026, noon in Brisbane, in Unix seconds. Built vehicles are relative to this time. */
export const BUILT_AT = Date.parse('2026-11-20T12:00:00+10:00') / 1000

export function aVehicleLocation(overrides: Partial<VehicleLocation> = {}): VehicleLocation {
  return {
    id: 11,
    name: 'Harbour City Moorooka',
    slug: 'moorooka',
    phone: '(07) 5550 4400',
    distributionLocations: [],
    address: {
      street: '1180 Ipswich Road',
      city: 'Moorooka',
      state: 'QLD',
      postcode: '4105',
      placeUrl: 'https://maps.example/moorooka',
      lat: -27.533,
      long: 153.023,
    },
    ...overrides,
  }
}

const variant: VehicleVariant = {
  cylinders: '4',
  engineSize: '2487',
  engineSizeLitres: 2.5,
  induction: 'Aspirated',
  fuelConsumptionCombined: 4.7,
  fuelCapacity: 55,
  grossVehicleMass: 2185,
  vehicleLength: 4600,
  vehicleHeight: 1685,
  vehicleWidth: 1855,
  towingCapacityBraked: 480,
  bodyConfiguration: null,
  torque: '221 Nm',
  ancapRating: '5',
  gearType: 'CVT',
}

/** Returns an ordinary used car in stock, listed long enough to have no tag. */
export function aVehicle(overrides: Partial<Vehicle> = {}): Vehicle {
  return {
    id: 501,
    slug: '2023-toyota-rav4-gx-hybrid-hc20417',
    path: '/cars/2023-toyota-rav4-gx-hybrid-hc20417',
    name: '2023 Toyota RAV4 GX Hybrid',
    year: 2023,
    make: 'Toyota',
    model: 'RAV4',
    badge: 'GX Hybrid',
    series: 'AXAH52R',
    vin: 'JTMW33FV00D054127',
    nvic: 'X1W23A',
    stockNumber: 'HC20417',
    regoPlate: '482ZXK',
    regoExpiresAt: Date.parse('2027-08-14T00:00:00+10:00') / 1000,
    carType: 'used',
    kind: 'car',
    status: 'in_stock',
    soldAt: null,
    createdAt: BUILT_AT - 30 * 86_400,
    updatedAt: BUILT_AT - 86_400,
    isShown: true,
    price: dollars(42_990),
    beforePrice: null,
    offerPrice: null,
    subscriptionPrice: null,
    priceType: 'Drive away',
    isPreorder: false,
    isSoldFlag: false,
    isReserved: false,
    isCertified: false,
    tag: null,
    market: { stateAverage: null, average: null },
    quote: null,
    lenders: {},
    km: 28_410,
    colour: 'Glacier White',
    interiorColour: 'Black',
    fuel: 'Petrol - Unleaded',
    simpleFuel: 'Petrol',
    body: 'Wagon',
    simpleBody: 'SUV',
    transmission: 'Continuously Variable Transmission',
    simpleTransmission: 'Automatic',
    drive: 'Front Wheel Drive',
    seats: 5,
    doors: 5,
    engineSize: '2487',
    engineSizeLitres: 2.5,
    gearCount: null,
    buildDate: '03/2023',
    complianceDate: '04/2023',
    features: ['Adaptive cruise control', 'Blind spot monitor'],
    categories: [],
    customRank: 0,
    variant,
    caravan: NO_CARAVAN,
    images: [{ url: '/media/rav4-1.webp', thumbUrl: '/media/rav4-1-thumb.webp', isVideo: false }],
    photosCount: 24,
    primaryImageUrl: '/media/rav4-1.webp',
    media: NO_MEDIA,
    dealerComments: null,
    historyReportUrl: null,
    dealership: { id: 7, name: 'Harbour City Motors', slug: 'harbour-city-motors' },
    location: aVehicleLocation(),
    city: 'Moorooka',
    state: 'QLD',
    ...overrides,
  }
}

/** Returns the card of {@link aVehicle}. */
export function aVehicleCard(overrides: Partial<VehicleCard> = {}): VehicleCard {
  const { dealership, location, ...facts } = aVehicle()
  return { ...facts, dealershipName: dealership.name, locationName: location?.name ?? null, ...overrides }
}
