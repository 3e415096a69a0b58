import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Brochure } from '@/domain/vehicle/brochure'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { toBrochure } from '@/ui/pages/vehicle-page/to-brochure'
import { toVehiclePageModel } from '@/ui/pages/vehicle-page/vehicle-page-model'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, BUILT_AT } from '@tests/builders/vehicle'
import { drawSharePicture } from './share-picture'

const photo = { url: '/demo-media/4x4-black-side.webp', thumbUrl: null, isVideo: false }

function brochureOf(vehicle: Partial<Vehicle>): Brochure {
  const tenant = aTenant('dealer')
  return toBrochure(toVehiclePageModel(aVehicle(vehicle), tenant, BUILT_AT), tenant)
}

async function draw(vehicle: Partial<Vehicle>) {
  const picture = sharp(Buffer.from(await new Response(await drawSharePicture(brochureOf(vehicle))).arrayBuffer()))
  const { width, height, format } = await picture.metadata()
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  return { width, height, format, pixel }
}

test('SEO-01: 1200 by 630 px, with the brand at the left and the photo at the right', async () => {
  const { width, height, format, pixel } = await draw({ images: [photo] })
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(pixel(20, 20)).toEqual([0x04, 0x33, 0x3b])
  expect(pixel(1180, 20)).not.toEqual([0x04, 0x33, 0x3b])
}, 30_000)

test.each<[string, Partial<Vehicle>]>([
  ['no photo', { images: [], primaryImageUrl: null }],
  ['a photo that is gone', { images: [{ ...photo, url: '/demo-media/gone.webp' }] }],
  ['a long name and no price', { model: 'Sprinter 519CDI Long Wheelbase High Roof Extended Van', price: null }],
])(
  'SEO-01: a car with %s has its picture',
  async (_, vehicle) => {
    const { width, height, pixel } = await draw(vehicle)
    expect([width, height]).toEqual([1200, 630])
    expect(pixel(20, 20)).toEqual([0x04, 0x33, 0x3b])
  },
  30_000,
)
