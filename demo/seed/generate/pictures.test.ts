import { describe, expect, test } from 'vitest'
import type { PaintName } from '@demo/renderer/paints'
import { SPINS } from '@demo/renderer/spins'
import { pickFront, type PictureSubject, takePictures } from './pictures'

const MAKES = ['Toyota', 'Mazda', 'Ford', 'Hyundai', 'Kia', 'BMW', 'Audi', 'Subaru']
const subject: PictureSubject = { body: 'suv', family: 'blue', make: 'Toyota', stocknum: 'HC20417', interior: 'Black', place: 'studio' }
const urlsOf = (changes: Partial<PictureSubject>, limit?: number) =>
  takePictures({ ...subject, ...changes }, limit).images.map(({ image }) => image.url)

describe("a car's pictures", () => {
  test('GAL-01: the same stock number gets the same pictures, the front three-quarter view first', () => {
    expect(urlsOf({})).toEqual(urlsOf({}))
    expect(urlsOf({})[0]).toMatch(/^\/demo-media\/suv(-b)?-blue-front\.webp$/)
    expect(new Set(urlsOf({})).size).toBe(urlsOf({}).length)
  })

  test('CAR-04: their number differs from car to car', () => {
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

  test.each([
    ['suv', 'hall', 'suv-b-blue-front-hall.webp', 'suv-blue-rear.webp'],
    ['suv', 'studio', 'suv-b-blue-front.webp', 'suv-blue-rear.webp'],
  ] as const)('CAR-04: the first picture of a %s is from the place of its brand, a %s', (body, place, first, second) => {
    const urls = urlsOf({ body, place, make: MAKES.find((make) => pickFront(body, make) === 'b') })
    expect(urls.slice(0, 2)).toEqual([`/demo-media/${first}`, `/demo-media/${second}`])
  })

  test('CAR-04, LOOK-10: caravans are photographed outdoors, at different places and from both sides', () => {
    const firsts = Array.from({ length: 8 }, (_, turn) => urlsOf({ body: 'caravan', family: 'white', place: 'hall', turn }).slice(0, 1))
    const expected = ['front', 'front-left'].flatMap((view) =>
      ['', '-coast', '-paddock', '-lake'].map((camp) => `/demo-media/caravan-white-${view}${camp}.webp`),
    )
    expect([...new Set(firsts.flat())].toSorted()).toEqual(expected.toSorted())
  })

  test('a make has one face, and makes differ', () => {
    expect(new Set(MAKES.map((make) => pickFront('suv', make)))).toEqual(new Set(['a', 'b']))
    expect(MAKES.map((make) => pickFront('caravan', make))).not.toContain('b')
  })

  test.each(SPINS)('SPIN-01, GAL-05: a $body with face $front has a spin, film and hotspots in the drawn colours', (spin) => {
    const make = MAKES.find((name) => pickFront(spin.body, name) === spin.front) ?? ''
    const takenIn = (family: PaintName) => takePictures({ ...subject, body: spin.body, family, make })
    for (const paint of spin.paints) {
      const { spin_images: frames, video_url: film, hotspots } = takenIn(paint)
      expect(new Set(frames).size).toBe(36)
      expect([...frames, film].filter((url) => !url?.includes(`/${spin.body}${spin.front === 'b' ? '-b' : ''}-${paint}`))).toEqual([])
      expect(hotspots?.exterior.hotspots).toHaveLength(3)
    }
    // In another colour it has none.
    expect(takenIn('red')).toMatchObject({ spin_images: [], video_url: null, hotspots: { exterior: { hotspots: [] } } })
  })

  test.each([0, 1, 2])('CAR-18: with %i pictures there is neither spin nor panorama', (limit) => {
    const pictures = takePictures(subject, limit)
    expect(pictures.photos_count).toBe(limit)
    expect(pictures.spin_images).toEqual([])
    expect(pictures.spin_interior_image).toBeNull()
    expect(pictures.primary_image_url === null).toBe(limit === 0)
  })
})
