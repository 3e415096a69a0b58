import { describe, expect, test } from 'vitest'
import { pickFront, type PictureSubject, takePictures } from './pictures'

const subject: PictureSubject = { body: 'suv', family: 'blue', make: 'Toyota', stocknum: 'HC20417', interior: 'Black' }
const urlsOf = (changes: Partial<PictureSubject>, limit?: number) =>
  takePictures({ ...subject, ...changes }, limit).images.map(({ image }) => image.url)

describe('the pictures of a car', () => {
  test('GAL-01: the same stock number gets the same pictures, the front three-quarter view first', () => {
    expect(urlsOf({})).toEqual(urlsOf({}))
    expect(urlsOf({})[0]).toMatch(/^\/demo-media\/suv(-b)?-blue-front\.webp$/)
    expect(new Set(urlsOf({})).size).toBe(urlsOf({}).length)
  })

  test('CAR-04: how many there are differs from car to car', () => {
    const counts = Array.from({ length: 60 }, (_, index) => urlsOf({ stocknum: `HC${30_000 + index}` }).length)
    expect(new Set(counts).size).toBeGreaterThan(3)
  })

  test.each([
    ['Black', 'cabin-tall-black-dashboard.webp'],
    ['Tan', 'cabin-tall-tan-dashboard.webp'],
    [null, 'cabin-tall-black-dashboard.webp'],
  ])('CAR-04: an interior in %s', (interior, file) => {
    expect(urlsOf({ interior })).toContain(`/demo-media/${file}`)
  })

  test('CAR-04: a caravan shows its living room', () => {
    expect(urlsOf({ body: 'caravan', family: 'white' })[1]).toBe('/demo-media/cabin-caravan-living.webp')
  })

  test('a make wears one face, and makes differ', () => {
    const makes = ['Toyota', 'Mazda', 'Ford', 'Hyundai', 'Kia', 'BMW', 'Audi', 'Subaru']
    expect(new Set(makes.map((make) => pickFront('suv', make)))).toEqual(new Set(['a', 'b']))
    expect(makes.map((make) => pickFront('caravan', make))).not.toContain('b')
  })

  test.each([0, 1, 2])('CAR-18: with %i pictures there is neither spin nor panorama', (limit) => {
    const pictures = takePictures(subject, limit)
    expect(pictures.photos_count).toBe(limit)
    expect(pictures.spin_images).toEqual([])
    expect(pictures.spin_interior_image).toBeNull()
    expect(pictures.primary_image_url === null).toBe(limit === 0)
  })
})
