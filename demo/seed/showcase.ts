import type { CarType } from '@/domain/vehicle/vehicle'
import type { ShowcaseCar } from './generate/stock-plan'

/** Yard, stock number, variant, paint, km, price, build month (from 0), and a was-price or subscription price in dollars. */
type Row = [
  locationKey: string,
  stocknum: string,
  year: number,
  variant: [make: string, model: string, badge: string],
  carType: CarType,
  paint: string,
  km: number,
  price: number,
  buildMonth: number,
  extra?: Pick<ShowcaseCar, 'beforePrice' | 'subscriptionPrice'>,
]

/** Cars that come first in their yards' listings. */
const ROWS: Row[] = [
  ['moorooka', 'HC20417', 2023, ['Toyota', 'RAV4', 'GX Hybrid'], 'used', 'Glacier White', 28_410, 42_990, 2, { beforePrice: 44_490 }],
  ['moorooka', 'HC20491', 2022, ['Ford', 'Ranger', 'Wildtrak'], 'used', 'Lightning Blue', 51_280, 59_880, 7],
  ['windsor', 'HC20565', 2021, ['Kia', 'Cerato', 'Sport'], 'used', 'Silver Storm', 38_900, 23_990, 4],
  ['windsor', 'HC20639', 2024, ['BYD', 'Atto 3', 'Extended Range'], 'used', 'Deep Blue Pearl', 9_870, 36_990, 1, { beforePrice: 38_490 }],
  ['windsor', 'HC20454', 2026, ['Hyundai', 'Tucson', 'Elite'], 'demo', 'Inferno Red', 4_120, 42_990, 3, { beforePrice: 46_990 }],
  ['capalaba', 'HB21046', 2026, ['Suzuki', 'Swift', 'Hybrid Plus'], 'new', 'Race Red', 9, 29_990, 4],
  ['capalaba', 'HB20605', 2022, ['Subaru', 'Outback', 'AWD Touring'], 'used', 'Sterling Silver', 44_120, 41_990, 9],
  ['artarmon', 'SP1042', 2022, ['Porsche', 'Panamera', 'GTS'], 'used', 'Jet Black Metallic', 18_940, 289_900, 4],
  ['artarmon', 'SP1051', 2022, ['BMW', 'M3', 'Competition xDrive'], 'used', 'Portimao Blue', 14_780, 174_900, 8],
  ['richmond', 'SM1107', 2022, ['Audi', 'RS 6', 'Avant'], 'used', 'Dolomite Silver', 18_230, 214_900, 5],
  ['richmond', 'SM1113', 2023, ['Porsche', 'Taycan', '4S'], 'used', 'Gentian Blue', 12_400, 168_900, 2, { subscriptionPrice: 1_090 }],
  [
    'bundall',
    'SG1201',
    2023,
    ['Land Rover', 'Range Rover', 'P530 Autobiography'],
    'used',
    'Santorini Black',
    17_900,
    298_000,
    6,
    { beforePrice: 309_000 },
  ],
  ['meridian-aspley', 'MTA2041', 2024, ['Toyota', 'RAV4', 'Cruiser Hybrid'], 'used', 'Silver Storm', 18_420, 47_990, 1],
  ['meridian-aspley', 'MTA2077', 2025, ['Toyota', 'HiLux', 'Rogue'], 'demo', 'Deep Blue Pearl', 6_210, 66_990, 8, { beforePrice: 70_490 }],
  ['meridian-rocklea', 'MFR3110', 2025, ['Ford', 'Ranger', 'Wildtrak'], 'demo', 'Atlantic Blue', 8_210, 73_490, 9, { beforePrice: 78_190 }],
  ['meridian-kedron', 'MMH4102', 2023, ['Mazda', 'CX-5', 'Maxx Sport'], 'used', 'Soul Red Crystal', 31_055, 33_880, 10],
  ['meridian-southport', 'MVS5206', 2022, ['Volkswagen', 'Golf', '110TSI Life'], 'used', 'Arctic White', 44_870, 27_990, 3],
  ['aurora-melbourne-showroom', 'AUM7001', 2026, ['Aurora', 'Fjell', 'Long Range'], 'new', 'Silver Storm', 8, 84_990, 5],
  ['aurora-melbourne-showroom', 'AUM7002', 2026, ['Aurora', 'Vik', 'Standard Range'], 'new', 'Lightning Blue', 6, 48_990, 6],
]

/** Dealer comments by stock number; the others are generated. */
const COMMENTS: Record<string, string> = {
  HC20417:
    'One owner from Coorparoo with full Toyota logbook history, last serviced at 27,900 km in October. Two keys, four matching tyres at 6 mm, floor mats and a genuine cargo liner. A small mark on the rear bumper has been touched up and is shown in the photos. Sold with a Queensland safety certificate, title check and a new logbook service. Happy to send a cold-start video: ask for Leilani at Moorooka, who prepared this one.',
  SP1042:
    'Delivered new in Willoughby and serviced there twice, most recently at 18,100 km. Paint protection since delivery, no track use, original tyres at 5 mm. Both keys, the tool roll and the window sticker come with it. We have measured every panel and the readings are on file. It’s quick, quiet and effortless, just as a GTS should be. Private viewings at Artarmon, evenings included.',
}

/** Lists the showcase cars of the yards with these keys. */
export function listShowcase(locationKeys: string[]): ShowcaseCar[] {
  return ROWS.filter(([locationKey]) => locationKeys.includes(locationKey)).map(
    ([locationKey, stocknum, year, [make, model, badge], carType, paint, km, price, buildMonth, extra]) => ({
      ...{ locationKey, stocknum, year, make, model, badge, carType, paint, km, price, buildMonth },
      ...extra,
      ...(COMMENTS[stocknum] === undefined ? {} : { comments: COMMENTS[stocknum] }),
    }),
  )
}
