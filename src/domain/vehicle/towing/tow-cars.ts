/** A car with the braked towing limit that its maker publishes for Australia. */
export type TowCar = {
  /** 'Isuzu D-MAX 3.0 (from 2020)' */
  name: string
  /** Kilograms. */
  limit: number
  /** Where the maker's figure was read. */
  source: { name: string; href: string }
}

const isuzu = { name: 'Isuzu UTE Australia', href: 'https://www.isuzuute.com.au/discover/featured-stories/mu-x-imum-towing' }
const landCruiser = {
  name: 'Toyota Australia, in Caravan Camping Sales',
  href: 'https://www.caravancampingsales.com.au/editorial/details/toyota-defends-landcruiser-300-towing-capacity-132293/',
}
const prado = {
  name: 'Toyota Australia, in WhichCar',
  href: 'https://www.whichcar.com.au/advice/2025-toyota-prado-towing-capacity',
}
const triton = {
  name: 'Mitsubishi Motors Australia, in CarExpert',
  href: 'https://www.carexpert.com.au/car-news/2024-mitsubishi-triton-ute-range-detailed-for-australia',
}
const fifthTriton = {
  name: 'Mitsubishi Motors Australia, in Caravan Camping Sales',
  href: 'https://www.caravancampingsales.com.au/editorial/details/new-triton-boasts-better-towing-50851/',
}

/**
 * The cars that a shopper can pick in the tow check, in alphabetical order (KIND-04). Only limits that apply to every variant that the name
 * describes, each with its source: a wrong limit is dangerous, and a shopper whose car is missing can type the limit. A new row needs a source
 * that names the maker's own figure.
 */
export const TOW_CARS: readonly TowCar[] = [
  { name: 'Isuzu D-MAX 3.0 (from 2020)', limit: 3_500, source: isuzu },
  { name: 'Isuzu MU-X 3.0 (from 2021)', limit: 3_500, source: isuzu },
  {
    name: 'Mitsubishi Outlander (from 2021)',
    limit: 1_600,
    source: { name: 'Mitsubishi Motors Australia, in LoadMate', href: 'https://loadmate.io/guides/mitsubishi-outlander-towing-capacity' },
  },
  { name: 'Mitsubishi Triton 4x4 diesel automatic (2015 to 2023)', limit: 3_100, source: fifthTriton },
  { name: 'Mitsubishi Triton (from 2024)', limit: 3_500, source: triton },
  {
    name: 'Subaru Outback XT, turbo (from 2023)',
    limit: 2_400,
    source: {
      name: 'Subaru Australia’s brochure, in AutoExpert',
      href: 'https://autoexpert.com.au/posts/true-lies-about-bogus-towing-capacity-claims-feat-subaru-outback-xt',
    },
  },
  { name: 'Toyota LandCruiser 200 (2007 to 2021)', limit: 3_500, source: landCruiser },
  { name: 'Toyota LandCruiser 300 (from 2021)', limit: 3_500, source: landCruiser },
  { name: 'Toyota LandCruiser Prado 150, 2.8 diesel automatic (2021 to 2023)', limit: 3_000, source: prado },
  { name: 'Toyota LandCruiser Prado 250 (from 2024)', limit: 3_500, source: prado },
]

/** Sorts cars for a table of limits: what may tow the most comes first, cars with the same limit in alphabetical order (KIND-04). */
export function sortByLimit(cars: readonly TowCar[]): TowCar[] {
  return cars.toSorted((one, other) => other.limit - one.limit || one.name.localeCompare(other.name, 'en-AU'))
}
