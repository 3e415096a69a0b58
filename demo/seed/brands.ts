import type { Brand } from '@payload-types'
import { catalogue } from './catalogue'

/** Makes that the trade lists in addition to those in the demonstration's stock (BRD-04). */
const OTHER_BRANDS: Record<Exclude<Brand['kind'], 'own'>, string> = {
  car: 'Abarth, AC, Alpine, Austin, Buick, Cadillac, Caterham, Chrysler, Citroen, Daewoo, Daihatsu, Datsun, Deepal, Dodge, DS, Ferrari, Foton, Geely, GMC, Great Wall, Haval, HSV, Hummer, Infiniti, INEOS, JAC, Jaecoo, Jensen, JMC, KGM, Koenigsegg, Lada, Lamborghini, Lancia, Leapmotor, Lincoln, Lotus, Mahindra, McLaren, Mercury, Morgan, Morris, Nio, Oldsmobile, Omoda, Opel, Pagani, Plymouth, Polestar, Pontiac, Proton, Rolls-Royce, Rover, Saab, Seat, Smart, SsangYong, Studebaker, Tata, Triumph Cars, TVR, Vauxhall, Xpeng, Zeekr',
  motorcycle:
    'Aprilia, Benelli, BMW Motorrad, CFMOTO, Ducati, Harley-Davidson, Husqvarna, Indian, Kawasaki, KTM, Moto Guzzi, MV Agusta, Royal Enfield, Suzuki Motorcycles, Triumph, Vespa, Yamaha, Zero',
  truck: 'DAF, Freightliner, Fuso, Hino, Isuzu Trucks, Iveco, Kenworth, Mack, MAN, Scania, UD Trucks, Volvo Trucks, Western Star',
  caravan: 'Bushtracker, Elddis, Golf Caravans, Kedron, Millard, Nova, Opus, Regent, Snowy River, Trakmaster',
}

type BrandEntry = Pick<Brand, 'name' | 'kind'>

/** Lists every make of the platform by name. Makes in stock keep their kind. */
export function listBrands(): BrandEntry[] {
  const stocked: BrandEntry[] = [
    ...[...catalogue.volume, ...catalogue.prestige].map(({ name }) => ({ name, kind: 'car' as const })),
    ...catalogue.aurora.map(({ name }) => ({ name, kind: 'own' as const })),
    ...catalogue.caravans.map(({ make }) => ({ name: make, kind: 'caravan' as const })),
  ]
  const known = new Map(stocked.map((brand) => [brand.name, brand]))
  for (const kind of ['car', 'motorcycle', 'truck', 'caravan'] as const) {
    for (const name of OTHER_BRANDS[kind].split(', ')) if (!known.has(name)) known.set(name, { name, kind })
  }
  return [...known.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}
