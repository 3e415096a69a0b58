import { normaliseMakeName } from '../models/make-name'
import { readAxles, readKilograms, readMillimetres, readSleeps } from '../vehicle/caravan'
import { decimal, dollars, type FieldFacts, figure, shortText, whole, yesNo } from './feed-field'
import { toVehicleKind } from '../vehicle/kinds/kinds'

const CAR_TYPE_WORDS = {
  new: ['new', 'n', 'new car', 'brand new'],
  demo: ['demo', 'd', 'demonstrator', 'ex demo', 'ex-demo', 'demo car'],
  used: ['used', 'u', 'used car', 'pre-owned', 'preowned', 'pre owned', 'second hand', 'secondhand'],
}

const STATUS_WORDS = {
  in_stock: ['in_stock', 'in stock', 'instock', 'available', 'active', 'current', 'for sale', 'on yard'],
  coming_soon: ['coming_soon', 'coming soon', 'incoming', 'in transit', 'on order', 'due in'],
  sold: ['sold', 'delivered', 'just sold'],
}

const MM = ['mm']
const KG = ['kg', 'kgs']
const LITRES = ['l', 'lt', 'ltr', 'litre', 'litres', 'liter', 'liters']

const identity = {
  stocknum: {
    ...shortText('Stock number', 'stock no', 'stock', 'stock id', 'stockno', 'stk no', 'stock num', 'stock #'),
    isRequired: true,
  },
  make: {
    kind: 'text',
    maxLength: 200,
    rename: normaliseMakeName,
    label: 'Make',
    headings: ['make', 'manufacturer', 'brand'],
    isRequired: true,
  },
  model: { ...shortText('Model', 'family', 'model name'), isRequired: true },
  year: { kind: 'year', label: 'Year', headings: ['year', 'model year', 'build year', 'year of manufacture'], isRequired: true },
  name: shortText('Name', 'title', 'vehicle', 'vehicle name', 'vehicle title'),
  badge: shortText('Badge', 'variant', 'trim', 'grade'),
  series: shortText('Series', 'generation'),
  carsales_title: shortText('Carsales title'),
  vin: { kind: 'text', maxLength: 17, label: 'VIN', headings: ['vin', 'vin number', 'chassis', 'chassis number'] },
  nvic: shortText('NVIC', 'nvic code', 'glass code'),
  car_type: {
    kind: 'choice',
    words: CAR_TYPE_WORDS,
    label: 'Car type',
    headings: ['car type', 'vehicle type', 'condition', 'new used', 'stock type', 'type'],
  },
  item_type: {
    kind: 'text',
    maxLength: 200,
    rename: toVehicleKind,
    label: 'Kind',
    headings: ['kind', 'item type', 'stock kind', 'vehicle kind', 'vehicle class'],
  },
  categories: { kind: 'list', maxItems: 100, label: 'Categories', headings: ['categories', 'category'] },
  regplate: shortText('Rego', 'registration', 'rego no', 'rego number', 'registration number', 'plate', 'reg plate'),
  rego_expiry: {
    kind: 'date',
    label: 'Rego expiry',
    headings: ['rego expiry', 'registration expiry', 'rego expires', 'rego exp', 'rego expiry date', 'reg expiry'],
  },
  build_date: shortText('Build date', 'built', 'build'),
  compliance_date: shortText('Compliance date', 'compliance', 'comp date', 'complied'),
  location: { kind: 'location', label: 'Location', headings: ['location', 'location code', 'yard', 'branch', 'site', 'lot'] },
  city: shortText('City', 'suburb'),
  state: shortText('State'),
} as const satisfies Record<string, FieldFacts>

const commercial = {
  status: { kind: 'choice', words: STATUS_WORDS, label: 'Status', headings: ['status', 'stock status', 'availability'] },
  show_on_dealer_website: yesNo('Show on website', 'show', 'published', 'publish', 'web', 'advertise', 'on website'),
  custom_rank: {
    kind: 'number',
    min: -1e6,
    max: 1e6,
    isWhole: true,
    units: [],
    label: 'Rank',
    headings: ['rank', 'custom rank', 'sort order'],
  },
  price: dollars('Price', 'advertised price', 'asking price', 'retail price', 'sale price', 'internet price', 'list price'),
  dap: dollars('Drive-away price', 'dap', 'drive away', 'drive away price', 'driveaway'),
  egc: dollars(
    'Price excl. government charges',
    'egc',
    'egc price',
    'excl govt charges',
    'price egc',
    'excluding government charges price',
  ),
  before_price: dollars('Was price', 'before price', 'was', 'rrp', 'old price'),
  offer_price: dollars('Offer price', 'special price', 'special', 'offer', 'discount price'),
  subscription_price: dollars('Subscription price'),
  price_type: shortText('Price type', 'price basis', 'price terms'),
  tag: shortText('Tag', 'sticker', 'highlight'),
  preorder: yesNo('Pre-order', 'preorder'),
  reserved: yesNo('Reserved', 'on hold', 'hold'),
  certified: yesNo('Certified', 'approved used', 'cpo'),
  'autograb_data.state_average_market_price': dollars('State market price', 'state average market price'),
  'autograb_data.average_market_price': dollars('Market price', 'average market price'),
} as const satisfies Record<string, FieldFacts>

const MILLIMETRES = 'a length such as 6100 mm or 6.1 m'
const KILOGRAMS = 'a mass such as 2500 kg'

/** The facts of caravans and motorhomes (KIND-03). */
const living = {
  'specifications.body_width': figure(readMillimetres, MILLIMETRES, 'Caravan width', 'van width', 'body width'),
  'specifications.body_length': figure(readMillimetres, MILLIMETRES, 'Caravan length', 'van length', 'body length'),
  'specifications.tare_weight': figure(readKilograms, KILOGRAMS, 'Tare weight', 'tare', 'tare mass'),
  'specifications.axle_type': figure(readAxles, 'a number of axles', 'Axle type', 'axles', 'number of axles'),
  'specifications.sleeps': figure(readSleeps, 'a number of people', 'Sleeps', 'berth', 'berths'),
  'specifications.aggregate_trailer_mass': figure(readKilograms, KILOGRAMS, 'Aggregate trailer mass', 'atm'),
  'specifications.ball_weight': decimal(1_000, KG, 'Ball weight', 'tow ball weight', 'ball mass', 'tow ball mass', 'tbm'),
  'specifications.road_type': {
    kind: 'choice',
    words: {
      on_road: ['on_road', 'on-road', 'on road', 'onroad'],
      semi_off_road: ['semi_off_road', 'semi off-road', 'semi-off-road', 'semi off road', 'semi offroad'],
      off_road: ['off_road', 'off-road', 'off road', 'offroad'],
    },
    label: 'Road type',
    headings: ['road type', 'terrain'],
  },
  'specifications.bunks': yesNo('Bunks', 'bunk beds', 'bunk'),
  'specifications.island_bed': yesNo('Island bed', 'island'),
  'specifications.ensuite': yesNo('Ensuite', 'shower and toilet', 'bathroom'),
} as const satisfies Record<string, FieldFacts>

const technical = {
  km: whole(2_000_000, ['km', 'kms', 'k m', 'kilometres', 'kilometers'], 'Odometer', 'km', 'kms', 'kilometres', 'mileage', 'odo'),
  colour: shortText('Colour', 'color', 'exterior colour', 'ext colour', 'body colour', 'exterior color'),
  interior_colour: shortText('Interior colour', 'int colour', 'trim colour', 'interior color', 'interior'),
  fuel: shortText('Fuel', 'fuel type'),
  simple_fuel: shortText('Simple fuel', 'fuel group'),
  body: shortText('Body', 'body type', 'body style', 'bodystyle'),
  simple_body: shortText('Simple body', 'body group'),
  trans: shortText('Transmission', 'trans', 'gearbox', 'gears'),
  simple_transmission: shortText('Simple transmission', 'transmission group'),
  drive: shortText('Drive', 'drive type', 'drivetrain', 'driven wheels'),
  bodyconfiguration: shortText('Body configuration'),
  seats: whole(100, ['seats', 'seat', 'seater'], 'Seats', 'seating capacity', 'number of seats', 'no of seats'),
  doors: whole(20, ['doors', 'door', 'dr', 'd'], 'Doors', 'number of doors', 'no of doors'),
  gearnum: whole(30, ['speed', 'sp', 'gears'], 'Number of gears', 'gear count', 'speeds', 'gearnum'),
  engine_size: shortText('Engine size', 'engine', 'engine capacity', 'capacity'),
  engine_size_litres: decimal(100, LITRES, 'Engine size (litres)', 'engine litres', 'litres'),
  standardEquipment: {
    kind: 'list',
    maxItems: 500,
    label: 'Features',
    headings: ['features', 'options', 'standard equipment', 'equipment'],
  },
  ...living,
  'variant.cylinders': shortText('Cylinders', 'cyl', 'cylinder'),
  'variant.induction': shortText('Induction', 'aspiration'),
  'variant.fuelconsumptioncombined': decimal(200, ['l/100km', 'l/100 km'], 'Fuel consumption', 'fuel consumption combined', 'consumption'),
  'variant.fuelcapacity': decimal(2_000, LITRES, 'Fuel capacity', 'fuel tank', 'tank'),
  'variant.grossvehiclemass': decimal(100_000, KG, 'Gross vehicle mass', 'gvm'),
  'variant.towingcapacitybraked': decimal(100_000, KG, 'Towing capacity', 'towing capacity braked', 'braked towing'),
  'variant.vehiclelength': decimal(50_000, MM, 'Vehicle length', 'length'),
  'variant.vehicleheight': decimal(50_000, MM, 'Vehicle height', 'height'),
  'variant.vehiclewidth': decimal(50_000, MM, 'Vehicle width', 'width'),
  'variant.torque': shortText('Torque'),
  'variant.ancaprating': shortText('ANCAP rating', 'ancap', 'ancap stars', 'safety rating'),
  'variant.geartype': shortText('Gear type'),
} as const satisfies Record<string, FieldFacts>

const media = {
  images: {
    kind: 'images',
    label: 'Pictures',
    headings: ['pictures', 'images', 'image', 'photos', 'photo', 'image url', 'image urls', 'photo urls', 'image link', 'picture'],
  },
  video_url: { kind: 'text', maxLength: 1_000, label: 'Video', headings: ['video', 'video url'] },
  external_video_url: {
    kind: 'text',
    maxLength: 1_000,
    label: 'External video',
    headings: ['external video', 'external video url', 'youtube'],
  },
  spin_images: {
    kind: 'images',
    label: 'Spin pictures',
    headings: [
      'spin pictures',
      'spin images',
      'spin image',
      'spin frames',
      'spin',
      '360 images',
      '360 pictures',
      '360 photos',
      '360 frames',
    ],
  },
  spin_interior_image: {
    kind: 'image',
    label: 'Interior panorama',
    headings: ['interior panorama', 'panorama', 'interior 360', '360 interior', 'interior spin', 'panorama url'],
  },
  dealercomments: {
    kind: 'comments',
    label: 'Dealer comments',
    headings: ['dealer comments', 'comments', 'description', 'dealercomments', 'remarks', 'notes', 'ad text'],
  },
} as const satisfies Record<string, FieldFacts>

const facts = { ...identity, ...commercial, ...technical, ...media }

/** A field's path in the Vehicle document. `dap` and `egc` are prices by basis, which become `price` and `price_type`. */
export type FeedField = keyof typeof facts

/** Every field that a feed can fill (ADM-19, CAR-01 to CAR-04). */
export const FEED_FIELDS: Readonly<Record<FeedField, FieldFacts>> = facts

export function isFeedField(name: string): name is FeedField {
  return Object.hasOwn(FEED_FIELDS, name)
}

export const FEED_FIELD_NAMES: readonly FeedField[] = Object.keys(FEED_FIELDS).filter(isFeedField)

/** Fields that every car needs. */
export const REQUIRED_FIELDS: readonly FeedField[] = FEED_FIELD_NAMES.filter((name) => FEED_FIELDS[name].isRequired === true)
