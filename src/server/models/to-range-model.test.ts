import { expect, test } from 'vitest'
import type { Model } from '@payload-types'
import { toRangeModel } from './to-range-model'

const doc: Model = {
  id: 7,
  name: 'Fjell',
  slug: 'fjell',
  new_slug: ' ',
  override_url: '/launch',
  manufacturer_name: 'Aurora',
  status: 'all_new',
  from_price: 84_990,
  body: ['Large SUV', ' '],
  manufacturer_body: 'First.',
  manufacturer_body1: '  ',
  manufacturer_body3: 'Last.',
  model_variants: [{ name: 'Core', dap_min_price: 84_990.5, dap_max_price: null }],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const photo = { url: '/api/media/file/fjell.webp', width: 1600, height: 900, alt: 'A Fjell at dawn' }

test('MOD-01: maps a stored model, with money in cents and blank fields as null', () => {
  expect(toRangeModel(doc, photo)).toMatchObject({
    id: 7,
    name: 'Fjell',
    make: 'Aurora',
    slug: 'fjell',
    newSlug: null,
    overrideUrl: '/launch',
    status: 'all_new',
    shortDescription: null,
    bodies: ['Large SUV'],
    fromPrice: 8_499_000,
    variants: [{ name: 'Core', min: 8_499_050, max: null }],
  })
})

test('MOD-06: keeps the manufacturer’s descriptions in order, without empty ones', () => {
  expect(toRangeModel({ ...doc, manufacturer_body2: 'Second.' }, null).stories).toEqual(['First.', 'Second.', 'Last.'])
})

test.each([
  ['the photo of the library', {}, photo, { url: photo.url, kind: 'photo' }],
  ['the cut-out before it', { cloudfront_new_image_url: 'https://pictures.example/fjell.webp' }, photo, { kind: 'cutout', alt: photo.alt }],
  ['the photo where the cut-out is no address', { cloudfront_new_image_url: 'javascript:x' }, photo, { kind: 'photo' }],
  ['none', {}, null, null],
])('MOD-01: the picture of a model is %s', (_, fields, image, picture) => {
  const shown = toRangeModel({ ...doc, ...fields }, image).picture
  if (picture === null) expect(shown).toBeNull()
  else expect(shown).toMatchObject(picture)
})
