import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchWords, resolvePlaceWords } from './parse-words'
import { parseSearchParameters } from './search-parameters'
import { toSearchAddress } from './search-address'
import type { SearchVocabulary } from './search-vocabulary'

const STOCK: SearchVocabulary = {
  make: ['Toyota', 'Mazda', 'Land Rover', 'Peugeot', 'Citroën', 'Kia'],
  make_model: [
    'Toyota Hilux',
    'Toyota Land Cruiser',
    'Toyota Land Cruiser Prado',
    'Mazda 3',
    'Mazda CX-5',
    'Peugeot 2008',
    'Land Rover Defender',
    'Kia Soul',
  ],
  body: ['Ute', 'SUV', 'Hatch', 'People Mover', 'Convertible', 'Cab Chassis'],
  fuel: ['Diesel', 'Petrol', 'Electric', 'Plug-in Hybrid', 'Hybrid'],
  transmission: ['Automatic', 'Manual'],
  drive: ['4WD', 'AWD', 'Front Wheel Drive'],
}

const addressOf = (text: string) => {
  const parsed = parseSearchWords(text, STOCK)
  return decodeURIComponent(toSearchAddress(parsed.state)) + (parsed.placeWords === null ? '' : ` near ${parsed.placeWords}`)
}

describe('LOOK-04: several words at once', () => {
  test.each([
    ['white ute under 40k', '/search?body=Ute&colour_family=White&price=-40000'],
    ['White utes, under $40,000', '/search?body=Ute&colour_family=White&price=-40000'],
    ['white ute below 40000 near 4105', '/search?body=Ute&colour_family=White&price=-40000&postcode=4105'],
    ['used toyota hilux diesel auto', '/search/used-cars/toyota/hilux?transmission=Automatic&fuel=Diesel'],
    ['hilux', '/search/toyota/hilux'],
    ['land cruiser prado 4x4', '/search/toyota/land-cruiser-prado?drive=4WD'],
    ['landcruiser', '/search/toyota/land-cruiser'],
    ['cx5', '/search/mazda/cx-5'],
    ['Mazda 3 hatchback', '/search/mazda/3?body=Hatch'],
    ['peugeot 2008 2019', '/search/peugeot/2008?year=2019-2019'],
    ['citroen', '/search/citroen'],
    ['land rover', '/search/land-rover'],
    ['kia soul red', '/search/kia/soul?colour_family=Red'],
    ['7 seater suv', '/search?body=SUV&seats=7'],
    ['seven seats', '/search?seats=7'],
    ['people movers', '/search?body=People Mover'],
    ['cabriolet', '/search?body=Convertible'],
    ['ev', '/search?fuel=Electric'],
    ['phev', '/search?fuel=Plug-in Hybrid'],
    ['gray or silver', '/search?colour_family=Grey,Silver'],
    ['cheapest new suv', '/search/new-cars?body=SUV&sortBy=price-low'],
    ['low kms wagon', '/search?query=wagon&sortBy=lowest-km'],
    ['between 20k and 30k', '/search?price=20000-30000'],
    ['20-30k', '/search?price=20000-30000'],
    ['$20k to $35,500', '/search?price=20000-35500'],
    ['over 10k under 20k', '/search?price=10000-20000'],
    ['over $100k', '/search?price=100000-'],
    ['30k', '/search?price=-30000'],
    ['$25,000', '/search?price=-25000'],
    ['under 1.2m', '/search?price=-1200000'],
    ['50 grand', '/search?price=-50000'],
    ['under 50,000 km', '/search?km=-50000'],
    ['under 80k kms', '/search?km=-80000'],
    ['less than 100000kms under 30k', '/search?price=-30000&km=-100000'],
    ['2018 or newer', '/search?year=2018-'],
    ['2018+', '/search?year=2018-'],
    ['from 2018', '/search?year=2018-'],
    ['2018 to 2020', '/search?year=2018-2020'],
    ['before 2015', '/search?year=-2015'],
    ['under $150 a week', '/search?weekly_price_range=-150'],
    ['200pw', '/search?weekly_price_range=-200'],
    ['suv 4105', '/search?body=SUV&postcode=4105'],
    ['suv within 40 km of 4105', '/search?body=SUV&postcode=4105&distance=50'],
    ['near 2010', '/search?postcode=2010'],
    ['ute near surfers paradise', '/search?body=Ute near surfers paradise'],
    ['sunroof tow bar', '/search?query=sunroof tow bar'],
    ['toyta hilx', '/search?query=toyta hilx'],
    ['I want a white car, please', '/search?colour_family=White'],
    ['', '/search'],
    ['!!! 🚗 "', '/search'],
    ["x' OR 1=1; --", '/search?query=x 1 1'],
  ])('LOOK-04: %j is %s', (text, address) => expect(addressOf(text)).toBe(address))

  test('LOOK-04: a place is searched around when it is found, and stays a keyword otherwise', () => {
    const parsed = parseSearchWords('ute near moorooka', STOCK)
    expect(resolvePlaceWords(parsed, '4105')).toMatchObject({
      lists: { body: ['Ute'] },
      near: { postcode: '4105', radiusKm: null },
      query: '',
    })
    expect(resolvePlaceWords(parsed, null)).toMatchObject({ lists: { body: ['Ute'] }, near: null, query: 'moorooka' })
    expect(resolvePlaceWords(parseSearchWords('ute', STOCK), '4105').near).toBeNull()
  })

  test('LOOK-04: any text gives a search that its address can hold', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'under 40k $20-2018+ km'.split('')) })),
        (text) => {
          const { state } = parseSearchWords(text, STOCK)
          const [, parameters = ''] = toSearchAddress({ ...state, lists: {} }).split('?')
          expect(parseSearchParameters(new URLSearchParams(parameters))).toEqual({ ...state, lists: {} })
        },
      ),
    )
  })
})
