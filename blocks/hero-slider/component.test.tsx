// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { HEADER_VARIANTS } from '@/domain/template/template'
import { HeroSlides } from '@/ui/hero-slider/hero-slides'
import { findViolations } from '../../tests/setup/find-violations'
import { toSlide } from './component'
import { heroSliderExamples } from './examples'

// the reader opens the CMS; these slides have no pictures
vi.mock('@/server/content/find-media', () => ({ findMedia: () => Promise.resolve(null) }))

const slidesOf = async (index: number) =>
  Promise.all((heroSliderExamples[index]?.block.slides ?? []).map((slide, place) => toSlide(slide, place, 1)))

test('MISC-05: every slide is drawn on the server, the first with the page’s title', async () => {
  document.body.innerHTML = renderToStaticMarkup(<HeroSlides slides={await slidesOf(0)} variant="yard" label="Featured" titleLevel={1} />)
  expect(document.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(3)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/search?body=Ute')
})

const looks = HEADER_VARIANTS.flatMap((variant) => heroSliderExamples.map(({ name }, index) => ({ variant, name, index })))

test.each(looks)('A11Y-01: axe finds nothing in $variant: $name', async ({ variant, index }) => {
  expect(
    await findViolations(
      renderToStaticMarkup(<HeroSlides slides={await slidesOf(index)} variant={variant} label="Featured" titleLevel={1} />),
    ),
  ).toEqual([])
})
