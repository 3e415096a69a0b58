import { expect, test } from 'vitest'
import { aVehicle } from '@tests/builders/vehicle'
import { qualifiesAsFavourite, resolveSaveControl, type SaveSettings } from './save-control'

const settings: SaveSettings = { authentication: false, storeFavourites: true, favouriteUsedPricedOnly: false }
const used = aVehicle({ carType: 'used', price: 4_299_000, primaryImageUrl: '/a.jpg' })

test.each([
  ['FAV-04: any car if the site has favourites', { ...used, price: null }, {}, true],
  ['FAV-02: no car if it does not', used, { storeFavourites: false }, false],
  ['FAV-04: a used, priced car with a picture', used, { favouriteUsedPricedOnly: true }, true],
  ['FAV-04: a new one', { ...used, carType: 'new' as const }, { favouriteUsedPricedOnly: true }, false],
  ['FAV-04: without a price', { ...used, price: 0 }, { favouriteUsedPricedOnly: true }, false],
  ['FAV-04: without a picture', { ...used, primaryImageUrl: null, images: [] }, { favouriteUsedPricedOnly: true }, false],
  ['FAV-04: both switches', used, { storeFavourites: false, favouriteUsedPricedOnly: true }, false],
])('%s: %#', (_, vehicle, change, expected) => {
  expect(qualifiesAsFavourite(vehicle, { ...settings, ...change })).toBe(expected)
  // FAV-05: the compare button follows the same rule.
  expect(resolveSaveControl(vehicle, 'A car', { ...settings, ...change })?.isComparable ?? false).toBe(expected)
})

test.each([
  ['WATCH-01: with accounts the watchlist replaces favourites', { authentication: true }, 'watchlist'],
  ['WATCH-01: the watchlist does not need favourites', { authentication: true, storeFavourites: false }, 'watchlist'],
  ['FAV-04: without accounts there are favourites', {}, 'favourite'],
])('%s', (_, change, expected) => {
  expect(resolveSaveControl(used, '2023 Toyota RAV4', { ...settings, ...change })?.kind).toBe(expected)
})

test('FAV-04, FAV-05: without watchlist and favourites there is no button', () => {
  expect(resolveSaveControl(used, 'A car', { ...settings, storeFavourites: false })).toBeNull()
})

test('WATCH-06, FAV-01: the button knows whether its car is sold and which entry it stores', () => {
  const sold = { ...used, status: 'sold' as const }
  expect(resolveSaveControl(sold, '2023 Toyota RAV4', settings)).toMatchObject({
    isSold: true,
    car: { id: used.id, name: '2023 Toyota RAV4', slug: used.slug, make: used.make, model: used.model, primary_image_url: '/a.jpg' },
  })
})
