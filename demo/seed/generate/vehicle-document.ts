import type { RoadType } from '@/domain/vehicle/caravan'
import type { CarType, VehicleStatus } from '@/domain/vehicle/vehicle'

type Picture = { image: { url: string; thumb: { url: string } }; isVideo: boolean }

/** A point on the spin's frames: `activeAngle` is the frame, positions are percent of the picture (SPIN-07). */
type HotspotSide = {
  hotspots: { id: string; description: string; anchors: string[] }[]
  positions: Record<string, { hotspotId: string; activeAngle: number; posX: number; posY: number }[]>
}
export type Hotspots = { exterior: HotspotSide; interior: HotspotSide }

export type CaravanSpecification = {
  body_width: string | null
  body_length: string | null
  tare_weight: string | null
  axle_type: string | null
  sleeps: string | null
  aggregate_trailer_mass: string | null
  ball_weight: number | null
  road_type: RoadType | null
  bunks: boolean
  island_bed: boolean
  ensuite: boolean
}

export type VariantSpecification = {
  cylinders: string | null
  enginesize: string | null
  enginesize_litres: number | null
  induction: string | null
  fuelconsumptioncombined: number | null
  fuelcapacity: number | null
  grossvehiclemass: number | null
  vehiclelength: number | null
  vehicleheight: number | null
  vehiclewidth: number | null
  towingcapacitybraked: number | null
  bodyconfiguration: string | null
  torque: string | null
  ancaprating: string | null
  geartype: string | null
}

/** CAR-01. */
export type IdentityFields = {
  slug: string
  name: string
  year: number
  make: string
  model: string
  badge: string
  series: string
  vin: string
  nvic: string | null
  has_nvic: boolean
  stocknum: string
  regplate: string | null
  /** ISO date. */
  rego_expiry: string | null
  car_type: CarType
  item_type: 'caravan' | null
  carsales_title: string
  /** 'March 2023' */
  compliance_date: string | null
  build_date: string
  categories: string[]
}

/** CAR-02, in dollars. */
export type CommercialFields = {
  status: VehicleStatus
  /** Unix seconds. */
  sold_date_timestamp: number | null
  show_on_dealer_website: boolean
  price: number | null
  before_price: number | null
  offer_price: number | null
  subscription_price: number | null
  price_type: 'Drive away' | 'Excl. govt charges'
  preorder: boolean
  sold: boolean
  reserved: boolean
  certified: boolean
  tag: string | null
  autograb_data: { state_average_market_price: number | null; average_market_price: number | null }
  youxQuote: { weeklyRepaymentAmount: number | null; advertisedRate: number | null; comparisonRate: number | null }
  finance_lenders: Record<string, Record<string, number | string>> | null
  custom_rank: number
}

/** CAR-03. */
export type TechnicalFields = {
  km: number | null
  colour: string
  interior_colour: string | null
  fuel: string | null
  simple_fuel: string | null
  body: string
  simple_body: string
  trans: string | null
  simple_transmission: string | null
  drive: string | null
  seats: number | null
  doors: number | null
  engine_size: string | null
  engine_size_litres: number | null
  gearnum: number | null
  bodyconfiguration: string | null
  standardEquipment: string[]
  specifications: CaravanSpecification
  variant: VariantSpecification
}

/** CAR-04. */
export type MediaFields = {
  photos_count: number
  images: Picture[]
  thumbnails: string[]
  primary_image_url: string | null
  video_url: string | null
  external_video_url: string | null
  spin_images: string[]
  spin_code: string | null
  spin_interior_image: string | null
  hotspots: Hotspots | null
  dealercomments: string | null
  file: string | null
}

/** A vehicle as the collection stores it, except ids: dealership and location are keys of the demonstration content. */
export type VehicleDocument = IdentityFields &
  CommercialFields &
  TechnicalFields &
  MediaFields & { city: string; state: string; created_at: string; dealershipKey: string; locationKey: string }
