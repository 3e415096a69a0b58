import { expect, test } from 'vitest'
import { selectOffers } from './offers'

const offer = (name: string, start: number | null, expiry: number | null) => ({ name, start, expiry })

test('CMS-05, CMS-10: offers are shown from their start until just before their expiry, the first to expire first', () => {
  const offers = [
    offer('open', null, null),
    offer('late', 0, 900),
    offer('soon', 100, 200),
    offer('past', 0, 100),
    offer('to come', 101, null),
  ]
  expect(selectOffers(offers, 100).map(({ offer: { name }, endsAt }) => [name, endsAt])).toEqual([
    ['soon', 200],
    ['late', 900],
    ['open', null],
  ])
})
