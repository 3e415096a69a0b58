import type { DemoModel } from '../content'
import { cutOut } from '../pictures'

const manufacturer = 'Aurora'

/** The eight models; ranges by WLTP, prices drive away in postcode 3220. */
export const models: DemoModel[] = [
  {
    slug: 'fjell',
    name: 'Fjell',
    manufacturer,
    status: 'all_new',
    fromPrice: 84_990,
    bodies: ['Large SUV', 'Electric', '7 seats'],
    shortDescription:
      'Seven full-size seats, 2,500 kg braked towing and all-wheel drive. It reads gravel before you feel it. Built for the long way round.',
    stories: [
      'Two motors and 610 km of range. Even with a two-tonne caravan it’s Melbourne to Eden with one stop.',
      'The third row is for adults: 94 cm of headroom, its own air vents and charging.',
      'Ground clearance rises by 60 mm at the press of a button, and the underbody is closed from nose to tail.',
      'Ten to eighty per cent in 27 minutes on a 250 kW charger.',
    ],
    image: cutOut('4x4', 'silver'),
    variants: [
      { name: 'Long Range', min: 84_990, max: 88_990 },
      { name: 'Long Range Expedition', min: 94_990, max: 99_990 },
    ],
  },
  {
    slug: 'vik',
    name: 'Vik',
    manufacturer,
    status: 'new',
    fromPrice: 48_990,
    bodies: ['Small SUV', 'Electric'],
    shortDescription:
      'Short outside, generous inside. Vik carries five, charges from 10 to 80 per cent in 24 minutes and fits the last park on any Fremantle side street.',
    stories: [
      '4.29 metres long with a turning circle of 9.9 metres.',
      'Up to 480 km of range, so most people charge once a week.',
      'A flat floor, a sliding bench and 410 litres of boot.',
      'One-pedal driving: lift off and it slows, all the way to a stop if you like.',
    ],
    image: cutOut('suv', 'blue'),
    variants: [
      { name: 'Standard Range', min: 48_990, max: 50_990 },
      { name: 'Long Range', min: 54_990, max: 57_490 },
    ],
  },
  {
    slug: 'holm',
    name: 'Holm',
    manufacturer,
    fromPrice: 61_990,
    bodies: ['Medium SUV', 'Electric'],
    shortDescription:
      'The everyday Aurora. A flat floor, a boot that takes a pram and the week’s shopping, and 560 km between charges on the run to Jindabyne.',
    stories: [
      'The cabin is as roomy as the class above, with a second boot under the bonnet.',
      'Tows 1,600 kg braked: the tinnie, not the yacht.',
      'Standard range charges in 26 minutes, long range in 29, ten to eighty per cent.',
      'Five years of capped-price servicing, every 24 months.',
    ],
    image: cutOut('suv', 'silver'),
    variants: [
      { name: 'Standard Range', min: 61_990, max: 64_490 },
      { name: 'Long Range', min: 67_990, max: 70_990 },
      { name: 'Long Range Dual', min: 74_990, max: 78_490 },
    ],
  },
  {
    slug: 'lund',
    name: 'Lund',
    manufacturer,
    fromPrice: 66_990,
    bodies: ['Sedan', 'Electric'],
    shortDescription:
      'Low, quiet and very long-legged. Lund slips through the air at 0.21 Cd and travels 680 km on a charge, which is Melbourne to Canberra with room to spare.',
    stories: [
      'The longest range we make, from a battery no bigger than Holm’s.',
      'Seats developed with an office-chair maker, so hour four feels like hour one.',
      'Double glazing all round and a motor you will not hear.',
      'Performance adds a second motor and 3.9 seconds to 100 km/h.',
    ],
    image: cutOut('sedan', 'blue'),
    variants: [
      { name: 'Standard Range', min: 66_990, max: 69_490 },
      { name: 'Long Range', min: 73_990, max: 77_490 },
      { name: 'Performance', min: 86_990, max: 91_990 },
    ],
  },
  {
    slug: 'skog',
    name: 'Skog',
    manufacturer,
    fromPrice: 69_990,
    bodies: ['Wagon', 'Plug-in hybrid'],
    shortDescription:
      'A wagon for people who never wanted anything else. 92 km on electricity for the week, petrol for the coast, and roof rails that take a real load.',
    stories: [
      'Charge it overnight from an ordinary power point and drive to work all week without a drop.',
      '612 litres of boot with the seats up, 1,710 with them down.',
      'All-wheel drive is on call, and off when it is not needed.',
      'Tows 1,800 kg braked.',
    ],
    image: cutOut('wagon', 'silver'),
    variants: [
      { name: 'Plug-in', min: 69_990, max: 72_990 },
      { name: 'Plug-in AWD', min: 75_990, max: 79_490 },
    ],
  },
  {
    slug: 'brygge',
    name: 'Brygge',
    manufacturer,
    fromPrice: 63_990,
    bodies: ['Van', 'Electric'],
    shortDescription:
      'Six cubic metres, a 1,150 kg payload and power where a trade needs it. Leaves the depot full and comes home with range left.',
    stories: [
      'A 1.28 m wide sliding door on both sides and a load height of 54 cm.',
      'Two 10 A outlets in the load space run a saw for a working day.',
      '390 km of range, loaded, in the city.',
      'Service every two years or 40,000 km.',
    ],
    image: cutOut('van', 'silver'),
    variants: [
      { name: 'Cargo', min: 63_990, max: 65_990 },
      { name: 'Crew', min: 68_990, max: 71_490 },
    ],
  },
  {
    slug: 'tind',
    name: 'Tind',
    manufacturer,
    status: 'coming_soon',
    bodies: ['Ute', 'Electric'],
    shortDescription:
      'An electric dual cab with 3,500 kg braked towing and a tray for a pallet. It powers the whole campsite. Arriving in Australia late 2027.',
    stories: [
      'Tested on the Birdsville Track with a boat behind.',
      'Nine outlets and 7 kW from the battery.',
      'A tray of 1.6 by 1.5 metres with a flat floor.',
      'Register your interest and your dealer will call when order books open.',
    ],
    image: cutOut('ute', 'silver'),
    variants: [],
  },
  {
    slug: 'sund',
    name: 'Sund',
    manufacturer,
    status: 'coming_soon',
    bodies: ['Hatch', 'Electric'],
    shortDescription:
      'The clever city car. Four metres long, 410 km of range and a turning circle to show off. Order books open in March 2027.',
    stories: [
      'Four doors, four adults and four metres.',
      'A frunk that holds the charging cable, so the boot can hold the shopping.',
      'Charges fully overnight from an ordinary power point.',
      'Price to be confirmed.',
    ],
    image: cutOut('hatch', 'red'),
    variants: [],
  },
]
