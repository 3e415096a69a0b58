// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { HEADER_VARIANTS } from '@/domain/tenant/template'
import { HeroSlides } from '@/ui/sections/hero-slider/hero-slides'
import { findViolations } from '@tests/setup/find-violations'
import { toSlide } from './component'
import { heroSliderExamples } from './examples'

// The reader accesses the CMS. The pictures of these slides are addresses.
vi.mock('@/server/content/find-media', () => ({
  findMedia: (_: number, url: unknown) =>
    Promise.resolve(typeof url === 'string' ? { url, width: 1_260, height: 480, alt: '', focal: { x: 20, y: 70 } } : null),
}))

const slidesOf = async (index: number) =>
  Promise.all((heroSliderExamples[index]?.block.slides ?? []).map((slide, place) => toSlide(slide, place, 1)))

test("MISC-05: the server renders every slide, the first with the page's title", async () => {
  document.body.innerHTML = renderToStaticMarkup(<HeroSlides slides={await slidesOf(0)} variant="yard" label="Featured" titleLevel={1} />)
  expect(document.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(3)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/search?body=Ute')
})

test.each([
  ['any picture', 'brand', '/a/ute.webp', 'cutout'],
  ['a whole picture', 'light', '/a/yard.webp', 'scene'],
  ['a transparent vehicle picture', 'light', '/a/line-up-utes-transparent.webp', 'cutout'],
] as const)('MISC-05: %s on the tone %s', async (_, tone, image, kind) => {
  const [example] = heroSliderExamples[0]?.block.slides ?? []
  if (!example) throw new Error('the first example has slides')
  // The view doesn't depend on how the CMS stores pictures.
  const slide = await toSlide(Object.assign({}, example, { tone, image }), 0, 1)
  expect(slide.image?.kind).toBe(kind)
})

test('EDT-14: a whole picture keeps its focal point in view; a cut-out is shown whole', async () => {
  const [example] = heroSliderExamples[0]?.block.slides ?? []
  if (!example) throw new Error('the first example has slides')
  const toPosition = async (tone: string) => {
    const slides = [await toSlide(Object.assign({}, example, { tone, image: '/a/yard.webp' }), 0, 1)]
    document.body.innerHTML = renderToStaticMarkup(<HeroSlides slides={slides} variant="yard" label="Featured" titleLevel={1} />)
    return document.querySelector<HTMLImageElement>('[data-picture]')?.style.objectPosition
  }
  expect([await toPosition('light'), await toPosition('brand')]).toEqual(['20% 70%', ''])
})

const looks = HEADER_VARIANTS.flatMap((variant) => heroSliderExamples.map(({ name }, index) => ({ variant, name, index })))

test.each(looks)('A11Y-01: axe finds no problems in $variant: $name', async ({ variant, index }) => {
  expect(
    await findViolations(
      renderToStaticMarkup(<HeroSlides slides={await slidesOf(index)} variant={variant} label="Featured" titleLevel={1} />),
    ),
  ).toEqual([])
})
