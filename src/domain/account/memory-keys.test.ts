import { expect, test } from 'vitest'
import { MEMORY_KEYS } from './memory-keys'

test('FAV-08: the storage keys do not change', () => {
  expect(MEMORY_KEYS).toMatchObject({
    ...{ favourites: 'favourites', viewedCars: 'viewedCars', userDetails: 'userDetails', successCategory: 'successCategory' },
    ...{ enquiredCar: 'enquiredCar', tradeInValuation: 'tradeInValuation' },
  })
})
