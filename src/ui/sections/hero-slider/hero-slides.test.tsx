// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HEADER_VARIANTS } from '@/domain/tenant/template'
import { findViolations } from '@tests/setup/find-violations'
import { HeroControls, type HeroControlsProps } from './hero-controls'
import type { HeroSlide } from './hero-slide'
import { HeroSlides } from './hero-slides'

const nothing = () => undefined
const image = { url: '/demo-media/ute-blue-front-transparent.webp', width: 1200, height: 800, alt: 'A blue ute', kind: 'cutout' } as const
const slide: HeroSlide = {
  id: 'utes',
  label: 'Utes on the yard',
  eyebrow: 'This week',
  heading: 'Utes that work Monday',
  text: 'From $24,990 drive away.',
  link: { label: 'See all 23 utes', href: '/search/used-cars?body=Ute' },
  secondLink: { label: 'Book a test drive', href: '/book-test-drive/' },
  image,
  tone: 'light',
}
const slides: HeroSlide[] = [
  slide,
  {
    ...slide,
    id: 'vans',
    label: 'Vans',
    heading: 'Vans for a trade',
    image: { ...image, url: '/demo-media/hero-4x4-outdoor.webp', width: 1920, height: 695, kind: 'scene' },
  },
  {
    ...slide,
    id: 'words',
    label: 'Words only',
    heading: 'No picture yet',
    eyebrow: null,
    text: null,
    link: null,
    secondLink: null,
    image: null,
  },
]
const controls: HeroControlsProps = {
  labels: slides.map(({ label }) => label),
  active: 1,
  isPlaying: true,
  canPlay: true,
  onPrevious: nothing,
  onNext: nothing,
  onToggle: nothing,
  onSelect: nothing,
}

describe.each(HEADER_VARIANTS)('the hero of the look %s', (variant) => {
  const markup = (titleLevel: 1 | 2, given: Partial<HeroControlsProps> = {}) =>
    renderToStaticMarkup(
      <HeroSlides
        slides={slides}
        variant={variant}
        label="Featured"
        titleLevel={titleLevel}
        controls={<HeroControls variant={variant} {...controls} {...given} />}
      />,
    )
  const draw = (...given: Parameters<typeof markup>) => {
    document.body.innerHTML = markup(...given)
    return document.body
  }

  test('A11Y-02 MISC-05: is a named region of numbered slides, all rendered without JavaScript', () => {
    const region = draw(1).querySelector('section[aria-roledescription=carousel]')
    expect(region?.getAttribute('aria-label')).toBe('Featured')
    const groups = [...(region?.querySelectorAll('[aria-roledescription=slide]') ?? [])]
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    expect(groups.map((group) => group.querySelector('h2')?.textContent)).toEqual(slides.map(({ heading }) => heading))
  })

  test("A11Y-01: the page's title does not change with the slides", () => {
    const titles = (level: 1 | 2) => [...draw(level).querySelectorAll('h1')]
    expect(titles(1).map((title) => [title.textContent, title.closest('[aria-roledescription=slide]')])).toEqual([[slide.heading, null]])
    expect(titles(2)).toEqual([])
    document.body.innerHTML = renderToStaticMarkup(<HeroSlides slides={[slide]} variant={variant} label="Featured" titleLevel={1} />)
    expect(document.querySelector('[aria-roledescription=slide] h1')?.textContent).toBe(slide.heading)
  })

  test('PERF-01: only the first picture loads eagerly', () => {
    const loading = [...draw(1).querySelectorAll('img')].map((picture) => picture.getAttribute('loading'))
    expect(loading).toEqual(['eager', 'lazy'])
  })

  test('A11Y-02: slides that change by themselves can be paused, others have no pause button', () => {
    const named = (name: string) => document.querySelector(`button[aria-label="${name}"]`)
    draw(1)
    expect(named('Pause slides')).not.toBeNull()
    draw(1, { isPlaying: false })
    expect(named('Play slides')).not.toBeNull()
    draw(1, { canPlay: false })
    expect(named('Pause slides') ?? named('Play slides')).toBeNull()
    expect(named('Next slide')).not.toBeNull()
  })

  test('A11Y-01: axe finds no violations', async () => {
    expect(await findViolations(markup(1))).toEqual([])
  }, 30_000)
})

test('MISC-05: a hero without slides is not rendered', () => {
  expect(renderToStaticMarkup(<HeroSlides slides={[]} variant="yard" label="Featured" titleLevel={1} />)).toBe('')
})
