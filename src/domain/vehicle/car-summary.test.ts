import { expect, test } from 'vitest'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import { isCarSummary, toCarSummary } from './car-summary'

const PHOTO = { url: '/a.webp', thumbUrl: '/a-small.webp', isVideo: false }
const FILM = { url: '/a.mp4', thumbUrl: '/a-film.webp', isVideo: true }

test.each([
  ['FIN-20: the price is the offer price if there is one', { offerPrice: dollars(41_990.5) }, { price: 41_990.5 }],
  ['FIN-20: no price', { price: null, offerPrice: null }, { price: null }],
  ["LOOK-02: the picture is the first photo's thumbnail, never a video's", { images: [FILM, PHOTO] }, { picture: '/a-small.webp' }],
  ['LOOK-02: a photo without a thumbnail is used itself', { images: [{ ...PHOTO, thumbUrl: null }] }, { picture: '/a.webp' }],
  ['LOOK-02: no pictures', { images: [] }, { picture: null }],
  ['FIN-01: the dealership is its slug, as in forms', {}, { dealership: 'harbour-city-motors', id: 501 }],
])('%s', (_, facts, expected) => {
  const summary = toCarSummary(aVehicle(facts))
  expect(summary).toMatchObject(expected)
  expect(isCarSummary(JSON.parse(JSON.stringify(summary)))).toBe(true)
})

test.each([null, 'a car', {}, { ...toCarSummary(aVehicle({})), price: '41990' }, { error: 'This car is no longer on our site.' }])(
  'FIN-02: %j is not a vehicle summary',
  (answer) => {
    expect(isCarSummary(answer)).toBe(false)
  },
)
